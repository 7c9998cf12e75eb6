import FlowModel
import FlowScan
import SwiftFacts
import Testing

/// The forms in which code declares routers of URLRouting.
@Suite struct RouterFormTests {
  @Test func routersAreTypesPropertiesAndDependencies() {
    expectGraph(
      """
      import ComposableArchitecture
      import URLRouting

      enum Page: Equatable {
        case halls, hall(id: Int, floor: String?), search(Search), guide(Guide), plan, ticket(code: String), gift
      }
      struct Search: Equatable { var text: String; var era: String }
      enum Guide: Equatable { case all, tour(String) }
      enum Segments { static let halls = "halls" }

      struct GuideRouter: ParserPrinter {
        var body: some Router<Guide> {
          OneOf {
            Route(.case(Guide.all))
            Route(.case(Guide.tour)) { Path { Parse(.string) } }
          }
        }
      }
      struct PageRouter: ParserPrinter {
        static let shop = Route(.case(Page.gift)) { Path { "gift" } }
        var body: some Router<Page> {
          OneOf {
            Route(.case(Page.halls)) { Path { Segments.halls } }
            Route(.case(Page.hall(id:floor:))) {
              Path { Segments.halls; Digits() }
              Query { Optionally { Field("floor", .string) } }
            }
            Route(.case(Page.search)) {
              Path { "search" }
              Parse(.memberwise(Search.init)) {
                Query {
                  Field("q", .string)
                  Field("era", .string, default: "all")
                }
              }
            }
            Route(.case(Page.guide)) {
              Path { "guide" }
              GuideRouter()
            }
            Route(Page.plan) { Path { "plan" } }
            Path { "tickets"; Parse(.string) }.map(.case(Page.ticket(code:)))
            Route(.case(Page.ticket(code:))) {
              Method.post
              Path { "bought"; Parse(.string) }
            }
            Self.shop
          }
          .baseURL("https://museum.example/v1")
        }
      }
      enum PageRouterKey: DependencyKey {
        static let liveValue = PageRouter().eraseToAnyParserPrinter()
      }
      extension DependencyValues {
        var pageRouter: AnyParserPrinter<URLRequestData, Page> {
          get { self[PageRouterKey.self] }
          set { self[PageRouterKey.self] = newValue }
        }
      }

      @main struct MuseumApp: App {
        let store = Store(initialState: Museum.State()) { Museum() }
        var body: some Scene {
          WindowGroup { MuseumView(store: store).onOpenURL { store.send(.opened($0)) } }
        }
      }
      @Reducer struct Museum {
        @Reducer enum Path {
          case hall(Hall), halls(Halls), search(Finder), guide(Manual), ticket(Ticket), plan(Plan), gift(Gift)
        }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case opened(URL), path(StackActionOf<Path>) }
        @Dependency(\\.pageRouter) var router
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .opened(url):
              guard let page = try? router.match(url: url) else { return .none }
              switch page {
              case .halls: state.path.append(.halls(Halls.State()))
              case .hall: state.path.append(.hall(Hall.State()))
              case .search: state.path.append(.search(Finder.State()))
              case .guide: state.path.append(.guide(Manual.State()))
              case .ticket: state.path.append(.ticket(Ticket.State()))
              case .plan: state.path.append(.plan(Plan.State()))
              case .gift: state.path.append(.gift(Gift.State()))
              }
              return .none
            case .path: return .none
            }
          }
        }
      }
      struct MuseumView: View {
        @Bindable var store: StoreOf<Museum>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Text("Museum")
          } destination: { store in
            switch store.case {
            case let .hall(store): HallView(store: store)
            case let .halls(store): HallsView(store: store)
            case let .search(store): FinderView(store: store)
            case let .guide(store): ManualView(store: store)
            case let .ticket(store): TicketView(store: store)
            case let .plan(store): PlanView(store: store)
            case let .gift(store): GiftView(store: store)
            }
          }
        }
      }
      @Reducer struct Hall { struct State {}; enum Action {} }
      struct HallView: View { let store: StoreOf<Hall>; var body: some View { Text("") } }
      @Reducer struct Halls { struct State {}; enum Action {} }
      struct HallsView: View { let store: StoreOf<Halls>; var body: some View { Text("") } }
      @Reducer struct Finder { struct State {}; enum Action {} }
      struct FinderView: View { let store: StoreOf<Finder>; var body: some View { Text("") } }
      @Reducer struct Manual { struct State {}; enum Action {} }
      struct ManualView: View { let store: StoreOf<Manual>; var body: some View { Text("") } }
      @Reducer struct Ticket { struct State {}; enum Action {} }
      struct TicketView: View { let store: StoreOf<Ticket>; var body: some View { Text("") } }
      @Reducer struct Plan { struct State {}; enum Action {} }
      struct PlanView: View { let store: StoreOf<Plan>; var body: some View { Text("") } }
      @Reducer struct Gift { struct State {}; enum Action {} }
      struct GiftView: View { let store: StoreOf<Gift>; var body: some View { Text("") } }
      """,
      """
      Museum entry
        gift -push-> GiftView
        guide -push-> ManualView
        hall -push-> HallView
        halls -push-> HallsView
        plan -push-> PlanView
        search -push-> FinderView
        ticket -push-> TicketView
        https://museum.example/gift -opened-> gift
        https://museum.example/guide -opened-> guide
        https://museum.example/guide/:value -opened-> guide
        https://museum.example/halls -opened-> halls
        https://museum.example/halls/:id?floor=:floor -opened-> hall
        https://museum.example/plan -opened-> plan
        https://museum.example/search?q=:q&era=:era -opened-> search
        https://museum.example/tickets/:code -opened-> ticket
      """)
  }

  /// No other code makes the cases, also those without a part of the link.
  @Test func aCoordinatorIsGivenARouter() {
    expectGraph(
      """
      import UIKit
      import URLRouting

      enum Page { case start, shelf(String?), book(id: Int, format: Format), loans(Loans), events(page: Int) }
      enum Format: String { case paper, sound }
      enum Loans { case all, overdue }

      struct PageRouter: ParserPrinter {
        var body: some ParserPrinter<URLRequestData, Page> {
          Parse {
            Scheme("library")
            OneOf {
              Route(.case(Page.start)) { Host("start") }
              Route(.case(Page.shelf)) {
                Host("shelves")
                Path { Optionally { Parse(.string) } }
              }
              Route(.case(Page.book(id:format:))) {
                Host("books")
                Path { Digits(); Format.parser() }
              }
              Route(.case(Page.loans)) {
                Host("loans")
                loanRouter
              }
              Route(.convert(apply: { Page.events(page: $0) }, unapply: { _ in nil })) {
                Host("events")
                Query { Field("page", default: 1) { Digits() } }
              }
            }
          }
        }
        private var loanRouter: some ParserPrinter<URLRequestData, Loans> {
          OneOf {
            Route(.case(Loans.all))
            Route(.case(Loans.overdue)) { Path { "overdue" } }
          }
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = LibraryCoordinator()
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          coordinator.handle(url)
        }
      }
      final class LibraryCoordinator {
        private let navigation = UINavigationController()
        private let router: AnyParserPrinter<URLRequestData, Page>
        init(router: AnyParserPrinter<URLRequestData, Page> = AnyParserPrinter(PageRouter())) { self.router = router }
        func handle(_ url: URL) -> Bool {
          do {
            try show(router.match(url: url))
            return true
          } catch { return false }
        }
        private func show(_ page: Page) {
          switch page {
          case .start: navigation.setViewControllers([StartController()], animated: false)
          case .shelf(let name): navigation.pushViewController(ShelfController(name: name), animated: true)
          case .book(_, .paper): navigation.pushViewController(BookController(), animated: true)
          case .book(_, .sound): navigation.present(PlayerController(), animated: true)
          case .loans(.all): navigation.pushViewController(LoansController(), animated: true)
          case .loans(.overdue): navigation.present(OverdueController(), animated: true)
          case .events: navigation.pushViewController(EventsController(), animated: true)
          }
        }
      }
      final class StartController: UIViewController {}
      final class ShelfController: UIViewController { init(name: String?) { super.init(nibName: nil, bundle: nil) } }
      final class BookController: UIViewController {}
      final class PlayerController: UIViewController {}
      final class LoansController: UIViewController {}
      final class OverdueController: UIViewController {}
      final class EventsController: UIViewController {}
      """,
      """
      LibraryCoordinator entry
        start -root-> StartController
        shelf(value: String?) -push-> ShelfController
        paper -push-> BookController
        sound -present-> PlayerController
        all -push-> LoansController
        overdue -present-> OverdueController
        events(page: Int) -push-> EventsController
        library://books/:id/paper --> paper
        library://books/:id/sound --> sound
        library://events?page=:page --> events
        library://loans --> all
        library://loans/overdue --> overdue
        library://shelves --> shelf
        library://shelves/:value --> shelf
        library://start --> start
      """)
  }

  /// Before the app is ready, it keeps a link for later; what is shown first is below the rest.
  @Test func theStateWithWhichTheAppBeginsHidesNoLink() {
    let source = """
      import ComposableArchitecture
      import URLRouting

      enum Page { case stop(String), map }
      let pageRouter = OneOf {
        Route(.case(Page.stop)) { Path { "stops"; Parse(.string) } }
        Route(.case(Page.map)) { Path { "map" } }
      }
      .baseURL("https://tram.example")
      @main struct TramApp: App {
        let store = Store(initialState: Tram.State()) { Tram() }
        var body: some Scene { WindowGroup { TramView(store: store).onOpenURL { store.send(.opened($0)) } } }
      }
      @Reducer struct Tram {
        @Reducer enum Path { case stop(Stop), lines(Lines), map(City) }
        enum Phase { case starting, ready }
        @ObservableState struct State {
          var phase = Phase.starting
          var waiting: URL?
          var path = StackState<Path.State>()
        }
        enum Action { case started, opened(URL), path(StackActionOf<Path>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .started:
              state.phase = .ready
              return .none
            case let .opened(url):
              guard case .ready = state.phase else {
                state.waiting = url
                return .none
              }
              do {
                switch try pageRouter.match(url: url) {
                case .stop:
                  state.path.append(.lines(Lines.State()))
                  state.path.append(.stop(Stop.State()))
                case .map: state.path.append(.map(City.State()))
                }
              } catch { return .none }
              return .none
            case .path: return .none
            }
          }
        }
      }
      struct TramView: View {
        @Bindable var store: StoreOf<Tram>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("") } destination: { store in
            switch store.case {
            case let .stop(store): StopView(store: store)
            case let .lines(store): LinesView(store: store)
            case let .map(store): CityView(store: store)
            }
          }
        }
      }
      @Reducer struct Stop { struct State {}; enum Action {} }
      struct StopView: View { let store: StoreOf<Stop>; var body: some View { Text("") } }
      @Reducer struct Lines { struct State {}; enum Action {} }
      struct LinesView: View { let store: StoreOf<Lines>; var body: some View { Text("") } }
      @Reducer struct City { struct State {}; enum Action {} }
      struct CityView: View { let store: StoreOf<City>; var body: some View { Text("") } }
      """
    let graph = ValueFlowScan(settings: ScanSettings(name: "Tram")).graph(
      of: [SourceReader.read(source, path: "Tram.swift")]
    ).graph
    #expect(
      graph.links.map { "\($0.pattern) \($0.route)" } == [
        "https://tram.example/map Tram.map", "https://tram.example/stops/:value Tram.stop",
      ])
  }

  /// A part that cannot be read is told, and so is a router that no link is seen to reach.
  @Test(arguments: [
    (
      "let pageRouter = OneOf { Route(.case(Page.map)) { Path { \"map\" } }; otherRouter() }",
      "return try? pageRouter.match(url: url)",
      "1 part of a router was not read, so that links may be missing"
    ),
    (
      "let pageRouter = library()", "return try? pageRouter.match(url: url)",
      "1 part of a router was not read, so that links may be missing"
    ),
    (
      "let pageRouter = OneOf { Route(.case(Page.map)) { Path { \"map\" } } }",
      "return nil }\nfunc later(_ text: String) -> Page? { try? pageRouter.match(path: text)",
      "1 function takes links apart by a router, and no link was seen to reach it: later"
    ),
  ])
  func whatIsNotReadIsTold(router: String, match: String, message: String) {
    let source = """
      import URLRouting
      enum Page { case map }
      \(router)
      func page(for url: URL) -> Page? { \(match) }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let trams = TramCoordinator()
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          guard let page = page(for: url) else { return false }
          trams.show(page)
          return true
        }
      }
      final class TramCoordinator {
        let navigation = UINavigationController()
        func show(_ page: Page) {
          switch page { case .map: navigation.pushViewController(MapController(), animated: true) }
        }
      }
      final class MapController: UIViewController {}
      """
    let result = ValueFlowScan(settings: ScanSettings(name: "Tram")).graph(
      of: [SourceReader.read(source, path: "Tram.swift")])
    #expect(result.findings.map(\.message).filter { $0.contains("router") } == [message])
  }
}
