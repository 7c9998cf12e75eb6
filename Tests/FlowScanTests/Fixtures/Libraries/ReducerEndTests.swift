import Testing

/// The ends of flows that are reducers.
@Suite struct ReducerEndTests {
  private static func app(_ handling: String, dependency: String = "") -> String {
    """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Main {
      @ObservableState struct State { @Presents var login: Login.State? }
      enum Action {
        case loginTapped
        case login(PresentationAction<Login.Action>)
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .loginTapped:
            state.login = Login.State()
            return .none
          case .login(.presented(.delegate(.loggedIn))):
            state.login = nil
            return .none
          case .login(.presented(.delegate(.helpWanted))): return .run { _ in track("help") }
          case .login: return .none
          }
        }
      }
    }
    struct MainView: View {
      @Bindable var store: StoreOf<Main>
      var body: some View {
        Button("Log in") { store.send(.loginTapped) }
          .sheet(item: $store.scope(state: \\.login, action: \\.login)) { store in LoginView(store: store) }
      }
    }
    @Reducer struct Login {
      @Reducer enum Path { case code(Code) }
      @ObservableState struct State { var path = StackState<Path.State>() }
      enum Action {
        case nextTapped
        case path(StackActionOf<Path>)
        case delegate(Delegate)
        enum Delegate { case loggedIn, helpWanted }
      }
      \(dependency)
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .nextTapped:
            state.path.append(.code(Code.State()))
            return .none
          case .path(.element(id: _, action: .code(.entered))): \(handling)
          case .path, .delegate: return .none
          }
        }
      }
    }
    struct LoginView: View {
      @Bindable var store: StoreOf<Login>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Button("Next") { store.send(.nextTapped) }
        } destination: { store in
          switch store.case {
          case .code(let store): CodeView(store: store)
          }
        }
      }
    }
    @Reducer struct Code {
      @ObservableState struct State {}
      enum Action { case entered }
    }
    struct CodeView: View {
      let store: StoreOf<Code>
      var body: some View { Button("Enter") { store.send(.entered) } }
    }
    """
  }

  /// An action for which the flow above takes it away ends a flow, as does its own dismissal; any other action does not.
  @Test(arguments: [
    ("return .send(.delegate(.loggedIn))", "", "\n  CodeView -entered-> !loggedIn", "loggedIn"),
    (
      "return .run { _ in await dismiss() }", "@Dependency(\\.dismiss) var dismiss",
      "\n  CodeView -entered-> !dismiss", "entered,loggedIn"
    ),
    ("return .send(.delegate(.helpWanted))", "", "", "loggedIn"),
  ])
  func theFlowEnds(_ handling: String, _ dependency: String, _ end: String, _ back: String) {
    expectGraph(
      Self.app(handling, dependency: dependency),
      """
      Login
        code -push-> CodeView\(end)
        LoginView -nextTapped-> code
      Main
        login -present-> [Login]
        [Login] -\(back)-> <
        MainView -loginTapped-> login
      """)
  }
}
