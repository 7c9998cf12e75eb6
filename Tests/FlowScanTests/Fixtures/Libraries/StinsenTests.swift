import Foundation
import Testing

/// Stinsen: properties are routes by their wrappers, key paths ask for them.
@Suite struct StinsenTests {
  @Test func wrappersSayTheStyleAndRoutersAskByKeyPath() {
    expectGraph(
      #"""
      import Stinsen

      final class GardenCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \GardenCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var plant = makePlant
        @Route(.modal) var add = makeAdd
        @Route(.fullScreen) var shop = makeShop

        @ViewBuilder func makeStart() -> some View { GardenScreen() }
        @ViewBuilder func makePlant(id: UUID) -> some View { PlantScreen(id: id) }
        func makeAdd() -> NavigationViewCoordinator<AddCoordinator> { NavigationViewCoordinator(AddCoordinator()) }
        func makeShop() -> ShopCoordinator { ShopCoordinator() }
      }
      struct GardenScreen: View {
        @EnvironmentObject private var router: GardenCoordinator.Router
        var body: some View {
          BigButton("Plant") { router.route(to: \.plant, UUID()) }
          Button("Add") { router.route(to: \.add) }
        }
      }
      struct BigButton: View {
        let title: String
        let action: () -> Void
        init(_ title: String, action: @escaping () -> Void) {
          self.title = title
          self.action = action
        }
        var body: some View { Button(title, action: action) }
      }
      struct PlantScreen: View {
        let id: UUID
        @EnvironmentObject private var router: GardenCoordinator.Router
        var body: some View { Button("Back") { router.popToRoot() } }
      }

      final class AddCoordinator: NavigationCoordinatable {
        var stack: NavigationStack<AddCoordinator> = NavigationStack(initial: \.start)
        @Root var start = makeStart
        @Root var done = makeDone
        func makeStart() -> some View { AddScreen() }
        func makeDone() -> some View { DoneScreen() }
        func finish() { root(\.done) }
      }
      struct AddScreen: View { var body: some View { Text("") } }
      struct DoneScreen: View { var body: some View { Text("") } }

      final class ShopCoordinator: TabCoordinatable {
        var child = TabChild(startingItems: [\ShopCoordinator.offers, \ShopCoordinator.cart])
        @Route(tabItem: makeOffersTab) var offers = makeOffers
        @Route(tabItem: makeCartTab) var cart = makeCart
        func makeOffers() -> some View { OffersScreen() }
        func makeCart() -> some View { CartScreen() }
        @ViewBuilder func makeOffersTab(isActive: Bool) -> some View { Text("Offers") }
        @ViewBuilder func makeCartTab(isActive: Bool) -> some View { Text("Cart") }
      }
      struct OffersScreen: View { var body: some View { Text("") } }
      struct CartScreen: View { var body: some View { Text("") } }
      """#,
      """
      GardenCoordinator
      > start -root-> GardenScreen
        plant(id: UUID) -push-> PlantScreen
        add -present-> [AddCoordinator]
        shop -present-> [ShopCoordinator]
        GardenScreen -add-> add
        GardenScreen -plant-> plant
        PlantScreen -popToRoot-> <
      AddCoordinator
      > start -root-> AddScreen
        done -root-> DoneScreen
      ShopCoordinator
      > offers -tab-> OffersScreen
      > cart -tab-> CartScreen
      """)
  }

  @Test func routersOfOtherFlowsLeadThere() {
    // A link asks by the key path of each route.
    expectGraph(
      #"""
      import Stinsen

      extension View { func lawn() -> some View { background(.green) } }
      enum DeepLink {
        case bed(id: String)
        init(url: URL) throws {
          guard url.scheme == "estate", url.host == "bed" else { throw LinkError.unknown }
          self = .bed(id: url.lastPathComponent)
        }
      }
      final class EstateCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \EstateCoordinator.gate)
        @Root var gate = makeGate
        @Root var grounds = makeGrounds
        func makeGate() -> some View { GateScreen() }
        func makeGrounds() -> GroundsCoordinator { GroundsCoordinator() }
        @ViewBuilder func customize(_ view: AnyView) -> some View {
          shared(view).onOpenURL(perform: { url in
            if let grounds = self.hasRoot(\.grounds) {
              do {
                let link = try DeepLink(url: url)
                switch link {
                case .bed(let id): grounds.focusFirst(\.beds).child.route(to: \.bed, id)
                }
              } catch {}
            }
          }).tint(.green)
        }
        @ViewBuilder private func shared(_ view: AnyView) -> some View { view.onAppear {} }
      }
      struct GateScreen: View {
        @EnvironmentObject private var main: EstateCoordinator.Router
        var body: some View { Button("In") { main.root(\.grounds) } }
      }
      final class GroundsCoordinator: TabCoordinatable {
        var child = TabChild(startingItems: [\GroundsCoordinator.house, \GroundsCoordinator.beds])
        @Route(tabItem: makeTab) var house = makeHouse
        @Route(tabItem: makeTab) var beds = makeBeds
        func makeHouse() -> HouseCoordinator { HouseCoordinator() }
        func makeBeds() -> NavigationViewCoordinator<BedsCoordinator> { NavigationViewCoordinator(BedsCoordinator()) }
        @ViewBuilder func makeTab(isActive: Bool) -> some View { Text("") }
      }
      final class HouseCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \HouseCoordinator.start)
        @Root var start = makeStart
        func makeStart() -> some View { HouseScreen() }
      }
      struct HouseScreen: View {
        @EnvironmentObject private var grounds: GroundsCoordinator.Router
        var body: some View {
          Button("Rose") { grounds.focusFirst(\.beds).child.popToRoot().route(to: \.bed, "rose") }
        }
      }
      final class BedsCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \BedsCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var bed = makeBed
        func makeStart() -> some View { BedsScreen() }
        func makeBed(id: String) -> some View { BedScreen(id: id) }
      }
      struct BedsScreen: View { var body: some View { Text("") } }
      struct BedScreen: View { let id: String; var body: some View { Text(id) } }
      """#,
      """
      EstateCoordinator
      > gate -root-> GateScreen
        grounds -root-> [GroundsCoordinator]
        GateScreen -grounds-> grounds
      GroundsCoordinator
      > house -tab-> [HouseCoordinator]
      > beds -tab-> [BedsCoordinator]
        estate://bed/:id -beds-> beds
        HouseScreen -beds-> beds
      HouseCoordinator
      > start -root-> HouseScreen
      BedsCoordinator
      > start -root-> BedsScreen
        bed(id: String) -push-> BedScreen
        estate://bed/:id -bed-> bed
        HouseScreen -bed-> bed
      """)
  }

  @Test func aRowWithTheRouterAsksAsTheScreenAroundIt() {
    expectGraph(
      #"""
      import Stinsen

      final class GardenCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \GardenCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var plant = makePlant
        @ViewBuilder func makeStart() -> some View { GardenScreen() }
        @ViewBuilder func makePlant(id: Int) -> some View { PlantScreen(id: id) }
      }
      struct GardenScreen: View { var body: some View { List { PlantRow(id: 1) } } }
      struct PlantRow: View {
        let id: Int
        @EnvironmentObject private var router: GardenCoordinator.Router
        var body: some View { Button("Plant") { router.route(to: \.plant, id) } }
      }
      struct PlantScreen: View {
        let id: Int
        var body: some View { Text("Plant") }
      }
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenCoordinator().view() } } }
      """#,
      """
      GardenCoordinator entry
      > start -root-> GardenScreen
        plant(id: Int) -push-> PlantScreen
        GardenScreen -plant-> plant
      """)
  }

  @Test(arguments: ["pop()", "popLast()", "popToRoot()"]) func aRouterGoesBack(_ back: String) {
    expectGraph(
      #"""
      import Stinsen

      final class GardenCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \GardenCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var plant = makePlant
        @ViewBuilder func makeStart() -> some View { GardenScreen() }
        @ViewBuilder func makePlant() -> some View { PlantScreen() }
      }
      struct GardenScreen: View {
        @EnvironmentObject private var router: GardenCoordinator.Router
        var body: some View { Button("Plant") { router.route(to: \.plant) } }
      }
      struct PlantScreen: View {
        @EnvironmentObject private var router: GardenCoordinator.Router
        var body: some View { Button("Back") { router.BACK } }
      }
      """#.replacingOccurrences(of: "BACK", with: back),
      """
      GardenCoordinator
      > start -root-> GardenScreen
        plant -push-> PlantScreen
        GardenScreen -plant-> plant
        PlantScreen -\(back.dropLast(2))-> <
      """)
  }

  @Test func aCoordinatorOfOneViewShowsIt() {
    expectGraph(
      #"""
      import Stinsen

      final class ShopCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \ShopCoordinator.offers)
        @Root var offers = makeOffers
        @Route(.modal) var terms = makeTerms
        func makeOffers() -> some View { OffersScreen() }
        func makeTerms() -> TermsCoordinator { TermsCoordinator() }
      }
      struct OffersScreen: View {
        @EnvironmentObject private var router: ShopCoordinator.Router
        var body: some View { Button("Terms") { router.route(to: \.terms) } }
      }
      final class TermsCoordinator: ViewCoordinatable {
        func view() -> AnyView { AnyView(TermsScreen()) }
      }
      struct TermsScreen: View { var body: some View { Text("") } }
      """#,
      """
      ShopCoordinator
      > offers -root-> OffersScreen
        terms -present-> [TermsCoordinator]
        OffersScreen -terms-> terms
      TermsCoordinator
        view -root-> TermsScreen
      """)
  }

  /// What all coordinators have, the library says nowhere in the source.
  @Test func aFunctionAddedToAllCoordinatorsWrapsAChild() {
    expectGraph(
      #"""
      import Stinsen

      extension Coordinatable {
        func boxed<Child: Coordinatable>(_ child: Child) -> NavigationViewCoordinator<Child> {
          NavigationViewCoordinator(child)
        }
      }
      final class MuseumCoordinator: TabCoordinatable {
        let child = TabChild(startingItems: [\MuseumCoordinator.rooms, \MuseumCoordinator.shop])
        @Route(tabItem: makeTab) var rooms = makeRooms
        @Route(tabItem: makeTab) var shop = makeShop
        func makeRooms() -> NavigationViewCoordinator<RoomsCoordinator> { boxed(RoomsCoordinator()) }
        func makeShop() -> NavigationViewCoordinator<ShopCoordinator> { self.boxed(ShopCoordinator()) }
        @ViewBuilder func makeTab(isActive: Bool) -> some View { Text("") }
      }
      final class RoomsCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \RoomsCoordinator.list)
        @Root var list = makeList
        @Route(.modal) var guide = makeGuide
        func makeList() -> some View { RoomsScreen() }
        func makeGuide() -> NavigationViewCoordinator<GuideCoordinator> { boxed(GuideCoordinator()) }
      }
      struct RoomsScreen: View {
        @EnvironmentObject private var router: RoomsCoordinator.Router
        var body: some View { Button("Guide") { router.route(to: \.guide) } }
      }
      final class ShopCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \ShopCoordinator.list)
        @Root var list = makeList
        func makeList() -> some View { GoodsScreen() }
      }
      struct GoodsScreen: View { var body: some View { Text("") } }
      final class GuideCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \GuideCoordinator.page)
        @Root var page = makePage
        func makePage() -> some View { GuideScreen() }
      }
      struct GuideScreen: View { var body: some View { Text("") } }
      """#,
      """
      MuseumCoordinator
      > rooms -tab-> [RoomsCoordinator]
      > shop -tab-> [ShopCoordinator]
      RoomsCoordinator
      > list -root-> RoomsScreen
        guide -present-> [GuideCoordinator]
        RoomsScreen -guide-> guide
      ShopCoordinator
      > list -root-> GoodsScreen
      GuideCoordinator
      > page -root-> GuideScreen
      """)
  }

  @Test(arguments: [
    "{ view in AnyView(VStack { TideBanner(); view }) }",
    "{ AnyView($0.padding().overlay(TideBanner())) }",
    "{ view in AnyView(view) }",
  ])
  func whatAWrapperPutsAroundAFlowIsNoScreen(_ frame: String) {
    expectGraph(
      #"""
      import Stinsen

      final class HarbourCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \HarbourCoordinator.gate)
        @Root var gate = makeGate
        @Root var quay = makeQuay
        func makeGate() -> some View { GateScreen() }
        func makeQuay() -> ViewWrapperCoordinator<QuayCoordinator, AnyView> {
          ViewWrapperCoordinator(QuayCoordinator()) FRAME
        }
      }
      struct GateScreen: View {
        @EnvironmentObject private var router: HarbourCoordinator.Router
        var body: some View { Button("In") { router.root(\.quay) } }
      }
      struct TideBanner: View { var body: some View { Text("") } }
      final class QuayCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \QuayCoordinator.boats)
        @Root var boats = makeBoats
        func makeBoats() -> some View { BoatsScreen() }
      }
      struct BoatsScreen: View { var body: some View { Text("") } }
      """#.replacingOccurrences(of: "FRAME", with: frame),
      """
      HarbourCoordinator
      > gate -root-> GateScreen
        quay -root-> [QuayCoordinator]
        GateScreen -quay-> quay
      QuayCoordinator
      > boats -root-> BoatsScreen
      """)
  }
}
