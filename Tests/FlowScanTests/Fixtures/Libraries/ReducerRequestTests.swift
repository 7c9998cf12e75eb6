import Testing

/// Who asks a reducer, where its actions come from alerts or pass through functions of its own.
@Suite struct ReducerRequestTests {
  private static func app(_ handling: String, functions: String = "") -> String {
    """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Trips {
      @Reducer enum Path {
        case detail(Detail)
        case cancel(Cancel)
      }
      @ObservableState struct State {
        var path = StackState<Path.State>()
        @Presents var alert: AlertState<Action.Alert>?
      }
      enum Action {
        case tripTapped
        case path(StackActionOf<Path>)
        case alert(PresentationAction<Alert>)
        enum Alert { case cancelTrip }
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .tripTapped:
            state.path.append(.detail(Detail.State()))
            return .none
          \(handling)
          case .path, .alert: return .none
          }
        }
      }
      \(functions)
    }
    @Reducer struct Detail {
      @ObservableState struct State {}
      enum Action { case changeTapped }
    }
    @Reducer struct Cancel { @ObservableState struct State {} }
    struct TripsView: View {
      @Bindable var store: StoreOf<Trips>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Button("Trip") { store.send(.tripTapped) }
        } destination: { store in
          switch store.case {
          case .detail(let store): DetailView(store: store)
          case .cancel(let store): CancelView(store: store)
          }
        }
        .alert($store.scope(state: \\.alert, action: \\.alert))
      }
    }
    struct DetailView: View {
      let store: StoreOf<Detail>
      var body: some View { Button("Change") { store.send(.changeTapped) } }
    }
    struct CancelView: View { let store: StoreOf<Cancel>; var body: some View { Text("Cancel") } }
    """
  }

  /// Whoever had an alert shown asks for what its buttons do.
  @Test func theButtonOfAnAlert() {
    expectGraph(
      Self.app(
        """
        case .path(.element(id: _, action: .detail(.changeTapped))):
          state.alert = .change
          return .none
        case .alert(.presented(.cancelTrip)):
          state.path.append(.cancel(Cancel.State()))
          return .none
        """),
      """
      Trips
        cancel -push-> CancelView
        detail -push-> DetailView
        DetailView -changeTapped-> cancel
        TripsView -tripTapped-> detail
      """)
  }

  /// The action of a child may go on into a function of the reducer, under another name.
  @Test func aFunctionForTheActionsOfChildren() {
    expectGraph(
      Self.app(
        "case .path(let action): return reduce(path: action, state: &state)",
        functions: """
          private func reduce(path action: StackActionOf<Path>, state: inout State) -> Effect<Action> {
            guard case .element(id: _, action: let element) = action else { return .none }
            switch element {
            case .detail(.changeTapped):
              state.path.append(.cancel(Cancel.State()))
              return .none
            default: return .none
            }
          }
          """),
      """
      Trips
        cancel -push-> CancelView
        detail -push-> DetailView
        DetailView -changeTapped-> cancel
        TripsView -tripTapped-> detail
      """)
  }
}
