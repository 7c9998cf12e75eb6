import Testing

/// Views whose store tells its reducer in another way than by `StoreOf<X>`.
@Suite struct MadeStoreTests {
  private static let booking = """
    import ComposableArchitecture

    @Reducer struct Seat { struct State {}; enum Action { case next } }
    struct SeatView: View { let store: StoreOf<Seat>; var body: some View { Text("") } }
    @Reducer struct Meal { struct State {}; enum Action { case done } }
    struct MealView: View { let store: StoreOf<Meal>; var body: some View { Text("") } }
    typealias BookingStore = StoreOf<Booking>
    @Reducer struct Booking {
      @Reducer enum Path { case seat(Seat), meal(Meal) }
      @ObservableState struct State { var path = StackState<Path.State>() }
      enum Action { case path(StackActionOf<Path>), begin }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .begin: state.path.append(.seat(Seat.State()))
          case .path(.element(id: _, action: .seat(.next))): state.path.append(.meal(Meal.State()))
          case .path: break
          }
          return .none
        }
      }
    }

    """

  private static func view(_ name: String, _ store: String) -> String {
    """
    struct \(name): View {
      @Bindable private var store\(store)
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Button("") { store.send(.begin) }
        } destination: { store in
          switch store.case {
          case .seat(let store): SeatView(store: store)
          case .meal(let store): MealView(store: store)
          }
        }
      }
    }

    """
  }

  @Test(arguments: [
    " = Store(initialState: Booking.State()) { Booking() }",
    " = Store(initialState: .init()) { Booking()._printChanges() }",
    " = Store(initialState: .init(), reducer: { Booking() })",
    " = StoreOf<Booking>(initialState: .init(), reducer: Booking.init)",
    " = Store<Booking.State, Booking.Action>(initialState: .init(), reducer: Booking())",
    ": BookingStore",
    ": BookingStore = BookingStore(initialState: .init()) { Booking() }",
    " = BookingStore(initialState: .init()) { Booking() }",
  ]) func theStoreTellsTheReducer(_ store: String) {
    expectGraph(
      Self.booking + Self.view("BookingView", store),
      """
      Booking
        meal -push-> MealView
        seat -push-> SeatView
        BookingView -begin-> seat
        SeatView -next-> meal
      """)
  }

  /// A view that is named like a flow is the view of its reducer, and no flow beside it.
  @Test func theReducerIsTheFlow() {
    expectGraph(
      Self.booking + Self.view("BookingFlow", " = Store(initialState: Booking.State()) { Booking() }") + """
        final class TravelCoordinator {
          let navigation: UINavigationController
          init(navigation: UINavigationController) { self.navigation = navigation }
          func start() {
            navigation.pushViewController(UIHostingController(rootView: BookingFlow()), animated: true)
          }
        }
        """,
      """
      Booking
        meal -push-> MealView
        seat -push-> SeatView
        BookingFlow -begin-> seat
        SeatView -next-> meal
      TravelCoordinator
      > start -push-> [Booking]
      """)
  }

  /// What only makes a part of a page come and go is shown, although nothing navigates.
  @Test func partsOfAPageAreNoRows() {
    expectGraph(
      Self.booking + """
        @Reducer struct Wish {
          @ObservableState struct State { var seat: Seat.State?; @Presents var meal: Meal.State? }
          enum Action { case seat(Seat.Action), meal(PresentationAction<Meal.Action>), chosen, hungry }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .chosen: state.seat = state.seat == nil ? Seat.State() : nil
              case .hungry: state.meal = Meal.State()
              default: break
              }
              return .none
            }
          }
        }
        struct WishView: View {
          @Bindable var store: StoreOf<Wish>
          var body: some View {
            Form {
              Button("") { store.send(.chosen) }
              Button("") { store.send(.hungry) }
              if let store = store.scope(state: \\.seat, action: \\.seat) { SeatView(store: store) }
            }
            .sheet(item: $store.scope(state: \\.meal, action: \\.meal)) { MealView(store: $0) }
          }
        }
        """,
      """
      Wish
        meal -present-> MealView
        WishView -hungry-> meal
      """)
  }
}
