import Foundation
import Testing

/// TCACoordinators: a reducer decides on routes, a view makes screens of their stores.
@Suite struct TCACoordinatorsTests {
  @Test(arguments: ["[Route<OrderScreen.State>]", "IdentifiedArrayOf<Route<OrderScreen.State>>"])
  func actionsOfScreensChangeTheRoutes(_ routes: String) {
    // The routes of reducers stand in the order of their names.
    expectGraph(
      #"""
      import ComposableArchitecture
      import TCACoordinators

      @Reducer enum OrderScreen { case menu(Menu), dish(Dish), pay(PayCoordinator) }

      @Reducer struct OrderCoordinator {
        @ObservableState struct State: Equatable {
          static let initialState = State(routes: [.root(.menu(.init()), embedInNavigationView: true)])
          var routes: ROUTES
        }
        enum Action { case router(IndexedRouterActionOf<OrderScreen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, .menu(.dishTapped(let id)))):
              state.routes.push(.dish(.init(id: id)))
            case .router(.routeAction(_, action: .dish(.payTapped))):
              state.routes.presentSheet(.pay(.init()))
            case .router(.routeAction(_, action: .dish(.backTapped))):
              state.routes.goBack()
            case .router(.routeAction(_, action: .pay(.finished))):
              state.routes = [.root(.menu(.init()))]
            default: break
            }
            return .none
          }
          .forEachRoute(\.routes, action: \.router)
        }
      }
      struct OrderCoordinatorView: View {
        let store: StoreOf<OrderCoordinator>
        var body: some View {
          TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case {
            case let .menu(store): MenuView(store: store)
            case let .dish(store): DishView(store: store)
            case let .pay(store): PayCoordinatorView(store: store)
            }
          }
        }
      }
      @Reducer struct Menu {}
      @Reducer struct Dish {}
      struct MenuView: View { let store: StoreOf<Menu>; var body: some View { Text("") } }
      struct DishView: View { let store: StoreOf<Dish>; var body: some View { Text("") } }

      @Reducer enum PayScreen { case card(Card) }
      @Reducer struct PayCoordinator {
        struct State { var routes: [Route<PayScreen.State>] = [.root(.card(.init()))] }
        enum Action { case router(IndexedRouterActionOf<PayScreen>), finished }
      }
      struct PayCoordinatorView: View {
        let store: StoreOf<PayCoordinator>
        var body: some View {
          TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case { case let .card(store): CardView(store: store) }
          }
        }
      }
      @Reducer struct Card {}
      struct CardView: View { let store: StoreOf<Card>; var body: some View { Text("") } }
      """#.replacingOccurrences(of: "ROUTES", with: routes),
      """
      OrderCoordinator
        dish -push-> DishView
      > menu -root-> MenuView
        pay -present-> [PayCoordinator]
        [PayCoordinator] -finished-> menu
        DishView -backTapped-> <
        DishView -payTapped-> pay
        MenuView -dishTapped-> dish
      PayCoordinator
      > card -root-> CardView
      """)
  }

  @Test func tabsOfStoresAreChildren() {
    expectGraph(
      #"""
      import ComposableArchitecture
      import TCACoordinators

      @Reducer struct TabsCoordinator {
        struct State { var first = FirstCoordinator.State() }
      }
      struct TabsCoordinatorView: View {
        let store: StoreOf<TabsCoordinator>
        var body: some View {
          TabView {
            FirstCoordinatorView(store: store.scope(state: \.first, action: \.first))
            OtherView()
          }
        }
      }
      struct AView: View { var body: some View { Text("") } }
      struct OtherView: View { var body: some View { Text("") } }
      @Reducer struct FirstCoordinator {
        struct State { var routes: [Route<FirstScreen.State>] = [.root(.a(.init()))] }
      }
      @Reducer enum FirstScreen { case a(A) }
      struct FirstCoordinatorView: View {
        let store: StoreOf<FirstCoordinator>
        var body: some View { TCARouter(store.scope(state: \.routes, action: \.router)) { screen in switch screen.case { case .a: AView() } } }
      }
      """#,
      // A tab is called by the state of its store, or by its view.
      """
      FirstCoordinator
      > a -root-> AView
      TabsCoordinator
      > OtherView -tab-> OtherView
      > first -tab-> [FirstCoordinator]
      """)
  }
}
