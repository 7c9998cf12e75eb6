import Foundation
import Testing

/// Links that change the state of a reducer's children by code of those states.
@Suite struct ReducerChildLinkTests {
  @Test func aLinkMayCallAFunctionOfAChildsState() {
    expectGraph(
      app(
        """
        switch link {
        case let .cake(id, isTasting):
          state.shop.show(id, then: isTasting ? .tasting(TastingFeature.State()) : nil)
        case let .orders(id): state.shop.order = id.map { OrderFeature.State(id: $0) }
        case .offers: state.shop.show("", then: .tasting(TastingFeature.State()))
        case let .help(topic):
          state.tab = .help
          state.help.open(topic)
        }
        """),
      """
      AppFeature entry
      > help -tab-> [HelpFeature]
      > shop -tab-> [ShopFeature]
        bakery://help -openURL-> help
        bakery://help/:value -openURL-> help
      HelpFeature
        topic -push-> TopicView
        bakery://help/:value -help-> topic
      ShopFeature
        cake -push-> CakeView
        order -present-> OrderView
        tasting -push-> TastingView
        bakery://cakes/:value -cake,offers-> cake
        bakery://cakes/:value/tasting -cake,offers-> cake
        bakery://cakes/:value/tasting -cake-> tasting
        bakery://offers -cake,offers-> cake
        bakery://offers -offers-> tasting
        bakery://orders/:value -orders-> order
      """)
  }

  @Test func aLinkMayMakeTheStateOfAChild() {
    expectGraph(
      app(
        """
        switch link {
        case let .cake(id, isTasting):
          var shop = ShopFeature.State()
          shop.path.append(.cake(CakeFeature.State(id: id)))
          if isTasting { shop.path.append(.tasting(TastingFeature.State())) }
          state.shop = shop
        case let .orders(id): state.shop = ShopFeature.State(order: id)
        case .offers: break
        case let .help(topic):
          state.tab = .help
          state.help = HelpFeature.State(topic: topic)
        }
        """),
      """
      AppFeature entry
      > help -tab-> [HelpFeature]
      > shop -tab-> [ShopFeature]
        bakery://help -openURL-> help
        bakery://help/:value -openURL-> help
      HelpFeature
        topic -push-> TopicView
        bakery://help/:value -help-> topic
      ShopFeature
        cake -push-> CakeView
        order -present-> OrderView
        tasting -push-> TastingView
        bakery://cakes/:value -cake-> cake
        bakery://cakes/:value/tasting -cake-> cake
        bakery://cakes/:value/tasting -cake-> tasting
        bakery://orders/:value -orders-> order
      """)
  }

  private func app(_ opening: String) -> String {
    """
    import ComposableArchitecture
    @main struct BakeryApp: App {
      let store = Store(initialState: AppFeature.State()) { AppFeature() }
      var body: some Scene { WindowGroup { AppView(store: store).onOpenURL { store.send(.openURL($0)) } } }
    }
    enum Link {
      case cake(String, isTasting: Bool = false)
      case orders(String?)
      case offers
      case help(String?)
      static func parse(_ url: URL) -> Link? {
        guard url.scheme == "bakery" else { return nil }
        let path = url.pathComponents.filter { $0 != "/" }
        switch (url.host, path.count) {
        case ("cakes", 1): return .cake(path[0])
        case ("cakes", 2) where path[1] == "tasting": return .cake(path[0], isTasting: true)
        case ("orders", 0): return .orders(nil)
        case ("orders", 1): return .orders(path[0])
        case ("offers", 0): return .offers
        case ("help", 0): return .help(nil)
        case ("help", 1): return .help(path[0])
        default: return nil
        }
      }
    }
    @Reducer struct AppFeature {
      enum Tab { case shop, help }
      @ObservableState struct State {
        var tab = Tab.shop
        var shop = ShopFeature.State()
        var help = HelpFeature.State()
      }
      enum Action { case openURL(URL), open(Link), shop(ShopFeature.Action), help(HelpFeature.Action) }
      var body: some ReducerOf<Self> {
        Scope(state: \\.shop, action: \\.shop) { ShopFeature() }
        Scope(state: \\.help, action: \\.help) { HelpFeature() }
        Reduce { state, action in
          switch action {
          case let .openURL(url): return Link.parse(url).map { .send(.open($0)) } ?? .none
          case let .open(link):
            \(opening.replacingOccurrences(of: "\n", with: "\n        "))
            return .none
          case .shop, .help: return .none
          }
        }
      }
    }
    struct AppView: View {
      @Bindable var store: StoreOf<AppFeature>
      var body: some View {
        TabView(selection: $store.tab) {
          ShopView(store: store.scope(state: \\.shop, action: \\.shop)).tag(AppFeature.Tab.shop)
          HelpView(store: store.scope(state: \\.help, action: \\.help)).tag(AppFeature.Tab.help)
        }
      }
    }
    @Reducer struct ShopFeature {
      @Reducer enum Path { case cake(CakeFeature), tasting(TastingFeature) }
      @ObservableState struct State {
        var path = StackState<Path.State>()
        @Presents var order: OrderFeature.State?
        init(order id: String? = nil) { order = id.map { OrderFeature.State(id: $0) } }
        mutating func show(_ id: String, then next: Path.State? = nil) {
          path.append(.cake(CakeFeature.State(id: id)))
          if let next { path.append(next) }
        }
      }
      enum Action { case path(StackActionOf<Path>), order(PresentationAction<OrderFeature.Action>) }
      var body: some ReducerOf<Self> {
        EmptyReducer().forEach(\\.path, action: \\.path).ifLet(\\.$order, action: \\.order) { OrderFeature() }
      }
    }
    struct ShopView: View {
      @Bindable var store: StoreOf<ShopFeature>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Text("Shop").sheet(item: $store.scope(state: \\.order, action: \\.order)) { OrderView(store: $0) }
        } destination: { store in
          switch store.case {
          case let .cake(store): CakeView(store: store)
          case let .tasting(store): TastingView(store: store)
          }
        }
      }
    }
    @Reducer struct HelpFeature {
      @Reducer enum Path { case topic(TopicFeature) }
      @ObservableState struct State {
        var path = StackState<Path.State>()
        init(topic id: String? = nil) {
          if let id { path.append(.topic(TopicFeature.State(id: id))) }
        }
        mutating func open(_ topic: String?) {
          path.removeAll()
          if let topic { path.append(.topic(TopicFeature.State(id: topic))) }
        }
      }
      enum Action { case path(StackActionOf<Path>) }
      var body: some ReducerOf<Self> { EmptyReducer().forEach(\\.path, action: \\.path) }
    }
    struct HelpView: View {
      @Bindable var store: StoreOf<HelpFeature>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("Help") } destination: { store in
          switch store.case { case let .topic(store): TopicView(store: store) }
        }
      }
    }
    @Reducer struct CakeFeature { @ObservableState struct State { var id: String } ; enum Action {} }
    @Reducer struct TastingFeature { @ObservableState struct State {} ; enum Action {} }
    @Reducer struct OrderFeature { @ObservableState struct State { var id: String } ; enum Action {} }
    @Reducer struct TopicFeature { @ObservableState struct State { var id: String } ; enum Action {} }
    struct CakeView: View { let store: StoreOf<CakeFeature>; var body: some View { Text("") } }
    struct TastingView: View { let store: StoreOf<TastingFeature>; var body: some View { Text("") } }
    struct OrderView: View { let store: StoreOf<OrderFeature>; var body: some View { Text("") } }
    struct TopicView: View { let store: StoreOf<TopicFeature>; var body: some View { Text("") } }
    """
  }
}
