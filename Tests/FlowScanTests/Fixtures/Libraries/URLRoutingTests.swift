import FlowModel
import FlowScan
import SwiftFacts
import Testing

/// URLRouting: links as the routers of reducers declare them.
@Suite struct URLRoutingTests {
  @Test func aRouterTakesLinksApartAsItIsDeclared() {
    expectGraph(
      """
      import ComposableArchitecture
      import URLRouting

      enum Page: Equatable { case order(id: String), review(order: String, number: Int), help(Help) }
      enum Help: Equatable { case overview, topic(String) }

      let helpRouter = OneOf {
        Route(.case(Help.overview))
        Route(.case(Help.topic)) {
          Path { "topics"; Parse(.string) }
        }
      }
      let pageRouter = OneOf {
        Route(.case(Page.order)) { Path { "orders"; Parse(.string) } }
        Route(.case(Page.review(order:number:))) {
          Path { "orders"; Parse(.string); "reviews"; Digits() }
        }
        Route(.case(Page.help)) {
          Path { "help" }
          helpRouter
        }
      }
      .baseURL("https://shop.example")

      @main struct ShopApp: App {
        let store = Store(initialState: Shop.State()) { Shop() }
        var body: some Scene {
          WindowGroup { ShopView(store: store).onOpenURL { store.send(.opened($0)) } }
        }
      }
      @Reducer struct Shop {
        @Reducer enum Screen { case order(Order), review(Review), help(Manual) }
        @ObservableState struct State { var path = StackState<Screen.State>() }
        enum Action { case opened(URL), path(StackActionOf<Screen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .opened(url):
              guard let page = try? pageRouter.match(url: url) else { return .none }
              switch page {
              case .order: state.path.append(.order(Order.State()))
              case .review: state.path.append(.review(Review.State()))
              case .help: state.path.append(.help(Manual.State()))
              }
              return .none
            case .path: return .none
            }
          }
        }
      }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Text("Shop")
          } destination: { store in
            switch store.case {
            case let .order(store): OrderView(store: store)
            case let .review(store): ReviewView(store: store)
            case let .help(store): ManualView(store: store)
            }
          }
        }
      }
      @Reducer struct Order { struct State {}; enum Action {} }
      struct OrderView: View { let store: StoreOf<Order>; var body: some View { Text("Order") } }
      @Reducer struct Review { struct State {}; enum Action {} }
      struct ReviewView: View { let store: StoreOf<Review>; var body: some View { Text("Review") } }
      @Reducer struct Manual { struct State {}; enum Action {} }
      struct ManualView: View { let store: StoreOf<Manual>; var body: some View { Text("Help") } }
      """,
      """
      Shop entry
        help -push-> ManualView
        order -push-> OrderView
        review -push-> ReviewView
        https://shop.example/help -opened-> help
        https://shop.example/help/topics/:value -opened-> help
        https://shop.example/orders/:id -opened-> order
        https://shop.example/orders/:order/reviews/:number -opened-> review
      """)
  }

  @Test func aParserMayAskForSchemeAndHostOutsideOfReducers() {
    expectGraph(
      """
      import URLRouting

      enum Place: Equatable { case harbour, berth(String), weather, log(String) }

      let placeParser = Parse(input: URLRequestData.self) {
        Scheme.custom("tidal")
        OneOf {
          Route(.case(Place.berth)) {
            Host.custom("harbour")
            Path { "berths"; Parse(.string) }
          }
          Route(.case(Place.harbour)) {
            Host.custom("harbour")
          }
          Route(.case(Place.weather)) { Host("weather") }
          Route(.case(Place.log)) {
            Host("log")
            Path { Parse(.string) }
          }
        }
      }
      func place(for url: URL) -> Place? {
        guard let data = URLRequestData(url: url) else { return nil }
        return try? placeParser.parse(data)
      }

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let harbour = HarbourCoordinator()
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          guard let place = place(for: url) else { return false }
          harbour.show(place)
          return true
        }
      }
      final class HarbourCoordinator {
        let navigation = UINavigationController()
        func show(_ place: Place) {
          switch place {
          case .harbour: navigation.setViewControllers([HarbourController()], animated: false)
          case .berth(let id): navigation.pushViewController(BerthController(id: id), animated: true)
          case .weather: navigation.present(WeatherController(), animated: true)
          case .log(let day): navigation.pushViewController(LogController(day: day), animated: true)
          }
        }
      }
      final class HarbourController: UIViewController {}
      final class BerthController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      final class WeatherController: UIViewController {}
      final class LogController: UIViewController { init(day: String) { super.init(nibName: nil, bundle: nil) } }
      """,
      """
      HarbourCoordinator entry
        harbour -root-> HarbourController
        berth(value: String) -push-> BerthController
        weather -present-> WeatherController
        log(value: String) -push-> LogController
        tidal://harbour -show-> harbour
        tidal://harbour/berths/:value -show-> berth
        tidal://log/:value -show-> log
        tidal://weather -show-> weather
      """)
  }

  /// Each of five routers has the next one ten times, and one route has them all in its path.
  @Test func routersThatAreManyTimesInEachOtherEnd() {
    let names = (0..<5).map { "router\($0)" }
    let routers = names.indices.map { index in
      let next = index < 4 ? String(repeating: "\(names[index + 1])\n", count: 10) : "Route(.case(Page.help))"
      return "let \(names[index]) = OneOf {\n\(next)\n}"
    }
    let source = """
      import ComposableArchitecture
      import URLRouting

      enum Page { case help, inner(Page) }
      \(routers.joined(separator: "\n"))
      let pageRouter = Route(.case(Page.inner)) {
        Path { "pages" }
        \(names.joined(separator: "\n  "))
      }
      @Reducer struct Shop {
        @Reducer enum Screen { case help(Manual) }
        @ObservableState struct State { var path = StackState<Screen.State>() }
        enum Action { case opened(URL), path(StackActionOf<Screen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .opened(url):
              guard let page = try? pageRouter.match(url: url) else { return .none }
              switch page {
              case .help: state.path.append(.help(Manual.State()))
              case .inner: return .none
              }
              return .none
            case .path: return .none
            }
          }
        }
      }
      @Reducer struct Manual { @ObservableState struct State {} }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("") } destination: { store in
            switch store.case { case .help(let store): ManualView(store: store) }
          }
          .onOpenURL { store.send(.opened($0)) }
        }
      }
      struct ManualView: View { let store: StoreOf<Manual>; var body: some View { Text("") } }
      @main struct ShopApp: App {
        let store = Store(initialState: Shop.State()) { Shop() }
        var body: some Scene { WindowGroup { ShopView(store: store) } }
      }
      """
    let graph = ValueFlowScan(settings: ScanSettings(name: "Shop")).graph(
      of: [SourceReader.read(source, path: "Shop.swift")]
    ).graph
    #expect(graph.flows.map(\.name) == ["Shop"])
  }
}
