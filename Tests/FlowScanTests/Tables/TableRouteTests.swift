import FlowModel
import Testing

@testable import FlowScan

/// What the rows of a table become.
@Suite struct TableRouteTests {
  @Test func eachPropertyIsARouteInTheStyleThatMakesIt() {
    expectGraph(
      """
      import FlowKit
      final class BakeryFlow: Coordinator {
        struct Routes: RouteTable {
          let shelf = Root { (_: BakeryFlow) in ShelfScreen() }
          let loaf = Push { (_: BakeryFlow) in LoafScreen() }
          let oven = Sheet { (_: BakeryFlow) in OvenScreen() }
          let poster = Cover { (_: BakeryFlow) in LoafScreen() }
          let hint = Popover { (_: BakeryFlow) in LoafScreen() }
          let drawer = Present(style: .custom("drawer")) { (_: BakeryFlow) in LoafScreen() }
          let recipe = Present("bakery://recipe", style: .formSheet) { (_: BakeryFlow) in LoafScreen() }
          let warning = Present(style: .alert) { (_: BakeryFlow) in AlertMessage("Hot!") }
          let ask = FlowKit.Alert { (_: BakeryFlow) in AlertMessage("Sure?") }
          let share = SystemRoute { (_: BakeryFlow) in ShareSheet() }
          let strip = Embed { (_: BakeryFlow) in LoafScreen() }
          let counter = PrimaryColumn { (_: BakeryFlow) in ShelfScreen() }
          let basket = SecondaryColumn("bakery://basket") { (_: BakeryFlow) in LoafScreen() }
          let note = Sheet { (_: BakeryFlow) in LoafScreen() }.detents(.medium, .height(80))
          let tour = Start { (_: BakeryFlow) in TourFlow() }
          let late: Push<BakeryFlow, Void, OvenScreen> = .init { (_: BakeryFlow) in OvenScreen() }
          static let spare = Push { (_: BakeryFlow) in SpareScreen() }
          var count: Int { 3 }
        }
      }
      final class TourFlow: Coordinator {
        struct Routes: RouteTable { let first = Root { (_: TourFlow) in LoafScreen() } }
      }
      struct ShelfScreen: Presentable {}
      struct LoafScreen: View, Presentable {}
      struct OvenScreen {}
      struct ShareSheet: Presentable {}
      """,
      """
      BakeryFlow
      > shelf -root-> ShelfScreen
        loaf -push-> LoafScreen
        oven -present-> OvenScreen
        poster -present-> LoafScreen
        hint -present-> LoafScreen
        drawer -present-> LoafScreen
        recipe -present-> LoafScreen
        warning -system-> (AlertMessage)
        ask -system-> (AlertMessage)
        share -system-> (ShareSheet)
        strip -embed-> LoafScreen
        counter -embed-> ShelfScreen
        basket -embed-> LoafScreen
        note -present-> LoafScreen
        tour -start-> [TourFlow]
        late -push-> OvenScreen
      TourFlow
      > first -root-> LoafScreen
      """)
  }

  @Test func parametersAreNamedAsTheRegistryNamesThem() {
    expectGraph(
      """
      import FlowKit
      final class LibraryFlow: Coordinator {
        enum Shelf: String { case old, new }
        typealias Barcode = String
        struct Routes: RouteTable {
          let book = Push { (_: LibraryFlow, it: Book) in BookScreen() }
          let known = Push { (_: LibraryFlow, it: Book.ID) in BookScreen() }
          let maybe = Push { (_: LibraryFlow, it: Book?, other: Optional<Book>) in BookScreen() }
          let shelf = Push { (_: LibraryFlow, it: Shelf, code: Barcode) in BookScreen() }
          let many = Push { (_: LibraryFlow, all: [Book], by: [String: Book]) in BookScreen() }
          let named = Push { (_: LibraryFlow, it: Book, page: Int) in BookScreen() }.named("start", "page")
          let linked = Push("books://b/:isbn") { (_: LibraryFlow, it: String) in BookScreen() }
          let made = Push(makeBook)
        }
      }
      func makeBook(flow: LibraryFlow, url: URL) -> BookScreen { BookScreen() }
      struct Book { let id: Number }
      typealias Number = Int
      struct BookScreen: Presentable {}
      """,
      """
      LibraryFlow
        book(book: Book) -push-> BookScreen
        known(int: Int) -push-> BookScreen
        maybe(book: Book?, book2: Book?) -push-> BookScreen
        shelf(shelf: LibraryFlow.Shelf, string: String) -push-> BookScreen
        many(value: [Book], value2: [String: Book]) -push-> BookScreen
        named(start: Book, page: Int) -push-> BookScreen
        linked(isbn: String) -push-> BookScreen
        made(url: URL) -push-> BookScreen
      """)
  }

  @Test func modifiersTellTheRest() throws {
    let flow = try #require(
      Fixture(
        #"""
        import FlowKit
        final class InnFlow: Coordinator {
          struct Routes: RouteTable {
            /// Says the comment.
            let room = Push { (_: InnFlow) in RoomScreen() }
            /// Says the comment.
            let bar = Push { (_: InnFlow) in RoomScreen() }
              .summary("The \"best\" bar.").owner(Team.inn).since("1.4").guarded(by: .guest, RouteGuard.adult)
              .deprecated(until: "2027-01-31", "Use `room`.")
          }
        }
        enum Team { static let inn = "@inn" }
        extension RouteGuard {
          static let guest = RouteGuard("isGuest") { (app: InnFlow) in .enter }
        }
        struct RoomScreen: Presentable {}
        """#
      ).scan().flows.first)
    #expect(flow.routes.map(\.name) == ["room", "bar"])
    #expect(flow.routes[0].summary == "Says the comment.")
    #expect(flow.routes[1].summary == #"The "best" bar."#)
    #expect(flow.routes[1].owner == "@inn")
    #expect(flow.routes[1].since == "1.4")
    #expect(flow.routes[1].deprecated == .init(until: "2027-01-31", message: "Use `room`."))
    #expect(flow.routes[1].guards == ["isGuest", "adult"])
  }

  @Test func whatCannotBeReadIsListed() {
    expectGraph(
      """
      import FlowKit
      final class PondFlow: Coordinator {
        struct Routes: RouteTable {
          let duck = Root { (_: PondFlow) in DuckScreen() }
          let 1️⃣frog = Home.made { (_: PondFlow) in DuckScreen() }
          let 2️⃣fish = Push { (flow: PondFlow) in fishing(flow) }
        }
      }
      struct DuckScreen: Presentable {}
      """,
      // What could not be resolved stands in the order of the code.
      """
      PondFlow
      > duck -root-> DuckScreen
        1️⃣ Home.made { … }: No route that is known is made here.
        2️⃣ Push { … }: What the route leads to is not known here.
      """)
  }

  @Test func whatLeadsBackToItselfEnds() {
    let graph = Fixture(
      """
      import FlowKit
      final class LoopFlow: Coordinator {
        typealias Own = [Own]
        typealias Maybe = Optional<Maybe>
        struct Ring { let id: Ring.ID }
        struct Routes: RouteTable {
          let loop = Push { (flow: LoopFlow, a: Own, b: Maybe, c: Ring.ID) in flow.loop() }.onEnd { flow, _ in flow.go(\\.loop) }
          let ask = Alert { (flow: LoopFlow) in AlertMessage("Again?", choices: [.init("Yes") { flow.go(\\.ask) }]) }
        }
        override func start() { super.start(); start(); go(\\.loop) { _ in self.start() }; go(\\.ask) }
        func loop() -> LoopFlow { go(\\.loop); return loop() }
      }
      """
    ).scan()
    #expect(graph.flows.map { $0.routes.map(\.target) } == [[.flow("LoopFlow"), .system("AlertMessage")]])
  }

  @Test func aTableMayStandBesideItsFlow() {
    expectGraph(
      """
      import FlowKit
      // FILE Table.swift
      struct MillRoutes: RouteTable { let wheel = Root { (_: Mill) in WheelScreen() } }
      // FILE Mill.swift
      final class Mill: Coordinator { typealias Routes = MillRoutes }
      struct WheelScreen: Presentable {}
      """,
      """
      Mill
      > wheel -root-> WheelScreen
      """)
  }

  @Test func withoutTheLibraryATableIsAStruct() {
    expectGraph(
      """
      struct Routes: RouteTable { let wheel = Root { (_: Mill) in WheelScreen() } }
      final class Mill { typealias Table = Routes }
      struct WheelScreen: Presentable {}
      """, "")
  }

  @Test(arguments: [
    (#"a \"b\""#, #"a "b""#), (#"\u{41}\n\t\\"#, "A\n\t\\"), (#"\q \u \u{zz}"#, #"\q \u \u{zz}"#),
    ("\\", "\\"),
  ])
  func escapesOfLiteralsAreRead(written: String, text: String) {
    #expect(written.unescaped == text)
  }
}
