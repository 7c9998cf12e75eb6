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

  /// A closure that the reducer was given tells whoever made it that the flow ends; one that is asked for something does not.
  @Test(arguments: [
    ("return .run { _ in await onEntered() }", "let onEntered: @Sendable () async -> Void", true),
    ("return .run { [onEntered] _ in await onEntered(1) }", "let onEntered: @MainActor (Int) -> ()", true),
    (
      """
      onEntered?()
      return .none
      """, "var onEntered: (() -> Void)?", true
    ),
    (
      """
      self.onEntered()
      return .none
      """, "private let onEntered: () -> Void", true
    ),
    ("return .run { _ in print(onEntered()) }", "let onEntered: () -> Date", false),
    ("return .run { _ in await onEntered() }", "@Dependency(\\.log) var onEntered: () async -> Void", false),
  ])
  func aClosureTellsTheEnd(_ handling: String, _ property: String, _ isEnd: Bool) {
    expectGraph(
      Self.app(handling, dependency: property),
      """
      Login
        code -push-> CodeView\(isEnd ? "\n  CodeView -entered-> !onEntered" : "")
        LoginView -nextTapped-> code
      Main
        login -present-> [Login]
        [Login] -loggedIn-> <
        MainView -loginTapped-> login
      """)
  }

  private static func museum(_ state: String, _ action: String, _ view: String, first: String, next: String)
    -> String
  {
    """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Museum {
      @Reducer enum Open { case scan(Scan), label(Label) }
      @ObservableState struct State { \(state) }
      enum Action {
        case scanTapped
        case \(action)
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .scanTapped: \(first)
          case \(next)
          default: break
          }
          return .none
        }
      }
    }
    struct MuseumView: View {
      @Bindable var store: StoreOf<Museum>
      var body: some View {
        \(view)
      }
    }
    @Reducer struct Scan {
      @ObservableState struct State { @Presents var tips: Tips.State? }
      enum Action {
        case found, tipsTapped
        case tips(PresentationAction<Tips.Action>)
        case delegate(Delegate)
        enum Delegate { case done }
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .found: return .send(.delegate(.done))
          case .tipsTapped: state.tips = Tips.State()
          default: break
          }
          return .none
        }
      }
    }
    struct ScanView: View {
      @Bindable var store: StoreOf<Scan>
      var body: some View {
        Button("Found") { store.send(.found) }
          .sheet(item: $store.scope(state: \\.tips, action: \\.tips)) { TipsView(store: $0) }
        Button("Tips") { store.send(.tipsTapped) }
      }
    }
    @Reducer struct Tips {
      @ObservableState struct State {}
      enum Action {}
    }
    struct TipsView: View {
      let store: StoreOf<Tips>
      var body: some View { Text("Tips") }
    }
    @Reducer struct Label {
      @ObservableState struct State {}
      enum Action {}
    }
    struct LabelView: View {
      let store: StoreOf<Label>
      var body: some View { Text("Label") }
    }
    """
  }

  /// Another case of the state that presents a flow takes it away.
  @Test func anotherCaseInItsPlaceEndsTheFlow() {
    expectGraph(
      Self.museum(
        "@Presents var open: Open.State?", "open(PresentationAction<Open.Action>)",
        """
        Button("Scan") { store.send(.scanTapped) }
          .sheet(item: $store.scope(state: \\.open?.scan, action: \\.open.scan)) { ScanView(store: $0) }
          .sheet(item: $store.scope(state: \\.open?.label, action: \\.open.label)) { LabelView(store: $0) }
        """, first: "state.open = .scan(Scan.State())",
        next: ".open(.presented(.scan(.delegate(.done)))): state.open = .label(Label.State())"),
      """
      Museum
        label -present-> LabelView
        scan -present-> [Scan]
        [Scan] -done-> label
        MuseumView -scanTapped-> scan
      Scan
        tips -present-> TipsView
        ScanView -found-> !done
        ScanView -tipsTapped-> tips
      """)
  }

  /// Another element on the path comes on top of it.
  @Test func anotherElementOnThePathDoesNot() {
    expectGraph(
      Self.museum(
        "var path = StackState<Open.State>()", "path(StackActionOf<Open>)",
        """
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Button("Scan") { store.send(.scanTapped) }
        } destination: { store in
          switch store.case {
          case .scan(let store): ScanView(store: store)
          case .label(let store): LabelView(store: store)
          }
        }
        """, first: "state.path.append(.scan(Scan.State()))",
        next:
          ".path(.element(id: _, action: .scan(.delegate(.done)))): state.path.append(.label(Label.State()))"),
      """
      Museum
        label -push-> LabelView
        scan -push-> [Scan]
        [Scan] -done-> label
        MuseumView -scanTapped-> scan
      Scan
        tips -present-> TipsView
        ScanView -tipsTapped-> tips
      """)
  }
}
