import FlowModel
import FlowScan
import SwiftFacts
import Testing

/// Flows that are reducers of The Composable Architecture.
@Suite struct ReducerTests {
  /// Expects that the scan of a source, with leaf features `A` and `B` beside it, gives a graph.
  private func expect(
    _ source: String, gives graph: String, imports: String = "import ComposableArchitecture"
  ) {
    let fixture = Fixture(imports + "\n" + Self.leaves + source)
    let files = fixture.files.map { SourceReader.read($0.text, path: $0.path) }
    let found = ValueFlowScan(settings: fixture.settings).graph(of: files)
    #expect(GraphText(found.graph, fixture).text == graph)
    #expect(found.findings.map(\.rule) == (graph.isEmpty ? ["no-flows"] : []))
  }

  private static let leaves = """
    @Reducer struct A { struct State {}; enum Action { case next, done } }
    struct AView: View { let store: StoreOf<A>; var body: some View { Text("") } }
    @Reducer struct B { struct State {}; enum Action { case next, done } }
    struct BView: View { let store: Store<B.State, B.Action>; var body: some View { Text("") } }

    """

  private static let path = """
    @Reducer struct Main {
      @Reducer enum Path { case a(A), b(B) }
      @ObservableState struct State { var path = StackState<Path.State>(); var first = A.State() }
      enum Action { case first(A.Action), path(StackActionOf<Path>), aTapped }
      var body: some ReducerOf<Self> {
        Scope(state: \\.first, action: \\.first) { A() }
        reduceMoves()
      }
    }
    extension Main {
      func reduceMoves() -> Reduce<Main.State, Main.Action> {
        Reduce { state, action in
          switch action {
          case .first(.next), .path(.element(id: _, action: .a(.next))):
            state.path.append(.b(B.State()))
            return .none
          case .path(.element(id: _, action: .b(.done))):
            state.path.removeAll()
            return .none
          case .aTapped:
            let element = Path.State.a(A.State())
            state.path.append(element)
            return .none
          default: return .none
          }
        }
      }
    }
    """

  @Test func elementsOfAPathArePushed() {
    expect(
      Self.path + """

        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              AView(store: store.scope(state: \\.first, action: \\.first))
                .toolbar { Button("") { store.send(.aTapped) } }
            } destination: { store in
              switch store.case {
              case let .a(store): AView(store: store)
              case let .b(store): BView(store: store)
              }
            }
          }
        }
        """,
      gives: """
        Main
          a -push-> AView
          b -push-> BView
        > first -root-> AView
          AView -next-> b
          BView -done-> <
          MainView -aTapped-> a
        """)
  }

  @Test func olderStoresShowTheSame() {
    expect(
      Self.path + """

        struct MainView: View {
          let store: StoreOf<Main>
          var body: some View {
            NavigationStackStore(store.scope(state: \\.path, action: { .path($0) })) {
              WithViewStore(store, observe: { $0 }) { viewStore in
                Button("") { viewStore.send(.aTapped) }
              }
            } destination: {
              switch $0 {
              case .a: CaseLet(/Main.Path.State.a, action: Main.Path.Action.a, then: AView.init(store:))
              case .b: CaseLet(/Main.Path.State.b, action: Main.Path.Action.b) { store in BView(store: store) }
              }
            }
          }
        }
        """,
      gives: """
        Main
          a -push-> AView
          b -push-> BView
          AView -next-> b
          BView -done-> <
          MainView -aTapped-> a
          MainView -next-> b
        """)
  }

  @Test func destinationsArePresented() {
    expect(
      """
      @Reducer struct Main {
        @Reducer enum Destination { case a(A), b(B), alert(AlertState<Never>) }
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action { case aTapped, destination(PresentationAction<Destination.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .aTapped:
              state.destination = .a(A.State())
              return .none
            case .destination(.presented(.a(.next))):
              state.destination = .b(.init())
              return .none
            case .destination(.presented(.b(.done))):
              state.destination = nil
              return .none
            case .destination: return .none
            }
          }
          .ifLet(\\.$destination, action: \\.destination)
        }
      }
      struct MainView: View {
        @Bindable var store: StoreOf<Main>
        var body: some View {
          Button("") { store.send(.aTapped) }
            .sheet(item: $store.scope(state: \\.destination?.a, action: \\.destination.a)) { store in
              NavigationStack { AView(store: store) }
            }
            .navigationDestination(
              item: $store.scope(state: \\.destination?.b, action: \\.destination.b)
            ) { BView(store: $0) }
        }
      }
      """,
      gives: """
        Main
          a -present-> AView
          b -push-> BView
          AView -next-> b
          BView -done-> <
          MainView -aTapped-> a
        """)
  }

  @Test func actionsThatArmsSendAreTracedBack() {
    expect(
      """
      @Reducer struct Main {
        struct State { var a: A.State?; var b: B.State?; var isShown = false }
        enum Action { case a(PresentationAction<A.Action>), b(B.Action), tapped, loaded(Int), show(Bool) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped: return .run { send in await send(.loaded(1)) }
            case .loaded:
              state.a = A.State()
              return .none
            case .a(.presented(.next)): return .send(.show(true))
            case .show(true):
              state.isShown = true
              return .none
            default: return .none
            }
          }
        }
      }
      extension View {
        func link<T: View>(isActive: Binding<Bool>, to target: () -> T) -> some View {
          background(NavigationLink(isActive: isActive) { target() } label: { EmptyView() })
        }
      }
      struct MainView: View {
        @Bindable var store: StoreOf<Main>
        var body: some View {
          Button("") { store.send(.tapped) }
            .fullScreenCover(item: $store.scope(state: \\.a, action: \\.a)) { AView(store: $0) }
            .link(isActive: $store.isShown.sending(\\.show)) {
              IfLetStore(store.scope(state: \\.b, action: \\.b)) { BView(store: $0) }
            }
        }
      }
      """,
      gives: """
        Main
          a -present-> AView
          b -push-> BView
          AView -next-> b
          MainView -tapped-> a
          MainView -show-> b
        """)
  }

  @Test func aChildGoesBackByTheDependencyThatDismissesIt() {
    expect(
      """
      @Reducer struct Main {
        @ObservableState struct State { @Presents var form: Form.State? }
        enum Action { case form(PresentationAction<Form.Action>), formTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .formTapped:
              state.form = Form.State()
              return .none
            case .form: return .none
            }
          }
          .ifLet(\\.$form, action: \\.form) { Form() }
        }
      }
      struct MainView: View {
        @Bindable var store: StoreOf<Main>
        var body: some View {
          Button("Form") { store.send(.formTapped) }
            .sheet(item: $store.scope(state: \\.form, action: \\.form)) { FormView(store: $0) }
        }
      }
      @Reducer struct Form {
        @ObservableState struct State {}
        enum Action { case cancelTapped, helpTapped, saved }
        @Dependency(\\.dismiss) var dismiss
        var body: some ReducerOf<Self> {
          Reduce { _, action in
            switch action {
            case .cancelTapped, .saved: return .run { _ in await self.dismiss() }
            case .helpTapped: return .none
            }
          }
        }
      }
      struct FormView: View {
        let store: StoreOf<Form>
        var body: some View { Button("Cancel") { store.send(.cancelTapped) } }
      }
      """,
      gives: """
        Main
          form -present-> FormView
          FormView -cancelTapped,saved-> <
          MainView -formTapped-> form
        """)
  }

  @Test func statesThatAreEnumsReplaceEachOther() {
    expect(
      """
      @Reducer enum Main {
        case a(A)
        case b(B)
        static var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .a(.done):
              state = .b(B.State())
              return .none
            default: return .none
            }
          }
        }
      }
      struct MainView: View {
        let store: StoreOf<Main>
        var body: some View {
          switch store.case {
          case let .a(store): AView(store: store)
          case let .b(store): BView(store: store)
          }
        }
      }
      """,
      gives: """
        Main
        > a -root-> AView
          b -root-> BView
          AView -done-> b
        """)
  }

  @Test func aChildThatDecidesIsAFlow() {
    expect(
      """
      @Reducer struct Main {
        @Reducer enum Path { case inner(Inner) }
        struct State { var path = StackState<Path.State>(); var a = A.State() }
        enum Action { case path(StackActionOf<Path>), a(A.Action) }
      }
      struct MainView: View {
        @Bindable var store: StoreOf<Main>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            NavigationLink(state: Main.Path.State.inner(Inner.State())) { Text("") }
          } destination: { store in
            switch store.case { case let .inner(store): InnerView(store: store) }
          }
        }
      }
      @Reducer struct Inner { struct State { @Presents var a: A.State? }; enum Action { case a(PresentationAction<A.Action>) } }
      struct InnerView: View {
        @Bindable var store: StoreOf<Inner>
        var body: some View { Text("").popover(item: $store.scope(state: \\.a, action: \\.a)) { AView(store: $0) } }
      }
      """,
      gives: """
        Inner
          a -present-> AView
        Main
          inner -push-> [Inner]
          MainView --> inner
        """)
  }

  @Test func whatIsNotUnderstoodIsTold() {
    expect(
      """
      @Reducer struct Main {
        @Reducer enum Path {
          case a(A)
          case 1️⃣b(B)
        }
        struct State { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>), tapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped:
              state.path.2️⃣append(make())
              return .none
            default: return .none
            }
          }
        }
      }
      struct MainView: View {
        @Bindable var store: StoreOf<Main>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Text("")
          } destination: { store in
            switch store.case {
            case let .a(store): AView(store: store)
            case .b: Text("")
            }
          }
        }
      }
      """,
      gives: """
        Main
          a -push-> AView
          2️⃣ state.path.append(make()): what is put on the path is not known
          1️⃣ .b: no view was seen to show it
        """)
  }

  @Test func featuresWithPartsAreNoFlows() {
    expect(
      """
      @Reducer struct Main { struct State { var a = A.State() }; enum Action { case a(A.Action) } }
      struct MainView: View {
        let store: StoreOf<Main>
        var body: some View { VStack { AView(store: store.scope(state: \\.a, action: \\.a)) } }
      }
      """, gives: "")
  }

  @Test func appsWithoutTheLibraryHaveNone() {
    expect(Self.path, gives: "", imports: "import SwiftUI")
  }

  @Test(arguments: ["state.path.append(B.State())", "state.path.append(.init())"])
  func aPathMayHaveElementsOfOneReducer(_ append: String) {
    expect(
      """
      @Reducer struct Main {
        @ObservableState struct State { var path = StackState<B.State>(); var first = A.State() }
        enum Action { case first(A.Action), path(StackActionOf<B>) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.first, action: \\.first) { A() }
          Reduce { state, action in
            switch action {
            case .first(.next):
              \(append)
              return .none
            default: return .none
            }
          }
        }
      }
      struct MainView: View {
        @Bindable var store: StoreOf<Main>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            AView(store: store.scope(state: \\.first, action: \\.first))
            NavigationLink(state: B.State()) { Text("B") }
          } destination: { store in
            BView(store: store)
          }
        }
      }
      """,
      gives: """
        Main
        > first -root-> AView
          path -push-> BView
          AView -next-> path
          MainView --> path
        """)
  }

  @Test(arguments: [
    ("$store.tab.sending(\\.selected)", "Group"),
    ("viewStore.binding(send: AppFeature.Action.selected)", "WithViewStore(store, observe: \\.tab)"),
  ]) func stateThatChoosesATabRequestsIt(selection: String, around: String) {
    expectGraph(
      """
      import ComposableArchitecture
      import SwiftUI
      @main struct NomadApp: App {
        let store = Store(initialState: AppFeature.State()) { AppFeature() }
        var body: some Scene {
          WindowGroup { AppView(store: store).onOpenURL { store.send(.opened($0)) } }
        }
      }
      @Reducer struct AppFeature {
        enum Tab { case trips, profile }
        @ObservableState struct State {
          var tab: Tab = .trips
          var trips = TripsFeature.State()
          var profile = ProfileFeature.State()
        }
        enum Action {
          case opened(URL)
          case selected(Tab)
          case trips(TripsFeature.Action)
          case profile(ProfileFeature.Action)
        }
        var body: some ReducerOf<Self> {
          Scope(state: \\.trips, action: \\.trips) { TripsFeature() }
          Scope(state: \\.profile, action: \\.profile) { ProfileFeature() }
          Reduce { state, action in
            switch action {
            case let .opened(url):
              if url.scheme == "nomad", url.host == "profile" { state.tab = .profile }
              return .none
            case let .selected(tab):
              state.tab = tab
              return .none
            case .profile(.delegate(.showTrips)):
              state.tab = .trips
              return .none
            case .trips, .profile: return .none
            }
          }
        }
      }
      struct AppView: View {
        @Bindable var store: StoreOf<AppFeature>
        var body: some View {
          \(around) { \(around == "Group" ? "" : "viewStore in")
            TabView(selection: \(selection)) {
              TripsView(store: store.scope(state: \\.trips, action: \\.trips)).tag(AppFeature.Tab.trips)
              Tab("Profile", value: AppFeature.Tab.profile) {
                ProfileView(store: store.scope(state: \\.profile, action: \\.profile))
              }
            }
          }
        }
      }
      @Reducer struct TripsFeature {
        @ObservableState struct State {}
        enum Action {}
      }
      struct TripsView: View {
        let store: StoreOf<TripsFeature>
        var body: some View { Text("Trips") }
      }
      @Reducer struct ProfileFeature {
        @ObservableState struct State {}
        enum Action {
          case tripsTapped
          case delegate(Delegate)
          enum Delegate { case showTrips }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tripsTapped: return .send(.delegate(.showTrips))
            case .delegate: return .none
            }
          }
        }
      }
      struct ProfileView: View {
        let store: StoreOf<ProfileFeature>
        var body: some View { Button("Trips") { store.send(.tripsTapped) } }
      }
      """,
      """
      AppFeature entry
      > profile -tab-> ProfileView
      > trips -tab-> TripsView
        nomad://profile -opened-> profile
        ProfileView -showTrips-> trips
      """)
  }

  @Test func aViewWithoutAStoreIsShownByTheStateOfItsFeature() {
    expect(
      """
      @Reducer struct Settings {
        @ObservableState struct State { @Presents var about: A.State? }
        enum Action { case aboutTapped, about(PresentationAction<A.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .aboutTapped:
              state.about = A.State()
              return .none
            case .about: return .none
            }
          }
        }
      }
      struct SettingsView: View {
        @Bindable var store: StoreOf<Settings>
        var body: some View {
          Button("About") { store.send(.aboutTapped) }
            .navigationDestination(item: $store.scope(state: \\.about, action: \\.about)) { _ in AboutView() }
        }
      }
      struct AboutView: View { var body: some View { Text("Shop") } }
      """,
      gives: """
        Settings
          about -push-> AboutView
          SettingsView -aboutTapped-> about
        """)
  }

  @Test func aTabIsKnownByTheCaseThatTheStateBeginsWith() {
    expect(
      """
      @Reducer struct Tabs {
        enum Tab { case a, b }
        @ObservableState struct State { var tab = Tab.a; var a = A.State(); var b = B.State() }
        enum Action { case tab(Tab), a(A.Action), b(B.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .b(.next):
              state.tab = .a
              return .none
            default: return .none
            }
          }
        }
      }
      struct TabsView: View {
        @Bindable var store: StoreOf<Tabs>
        var body: some View {
          TabView(selection: $store.tab.sending(\\.tab)) {
            AView(store: store.scope(state: \\.a, action: \\.a)).tag(Tabs.Tab.a)
            BView(store: store.scope(state: \\.b, action: \\.b)).tag(Tabs.Tab.b)
          }
        }
      }
      """,
      gives: """
        Tabs
        > a -tab-> AView
        > b -tab-> BView
          BView -next-> a
        """)
  }

  @Test func aFunctionMayTakeTheActionsOfThePathAlone() {
    expect(
      Self.path.replacing(
        "case .aTapped:",
        with: "case let .path(.element(_, action)): return next(action, &state)\n          case .aTapped:")
          + """

          extension Main {
            func next(_ action: Path.Action, _ state: inout State) -> Effect<Action> {
              switch action {
              case .b(.next):
                state.path.append(.a(A.State()))
                return .none
              default: return .none
              }
            }
          }
          struct MainView: View {
            @Bindable var store: StoreOf<Main>
            var body: some View {
              NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                Button("") { store.send(.aTapped) }
              } destination: { store in
                switch store.case {
                case let .a(store): AView(store: store)
                case let .b(store): BView(store: store)
                }
              }
            }
          }
          """,
      gives: """
        Main
          a -push-> AView
          b -push-> BView
          AView -next-> b
          BView -done-> <
          BView -next-> a
          MainView -aTapped-> a
          MainView -next-> b
        """)
  }

  @Test(arguments: [
    ("NavigationStack(path: $store.scope(state: \\.path, action: \\.path))", "ListView(store: store)"),
    ("NavigationStackStore(store.scope(state: \\.path, action: { .path($0) }))", "ListView(store: store)"),
    (
      "NavigationStack(path: $store.scope(state: \\.path, action: \\.path))",
      "StartView { store.send(.aTapped) }"
    ),
  ])
  func theViewBelowAPathIsTheFirstScreen(stack: String, view: String) {
    let name = view.prefix { $0.isLetter }
    let rows = ["  \(name) -aTapped-> a", "  MainView -next-> b"].sorted().joined(separator: "\n")
    expect(
      Self.path + """

        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View {
            \(stack) {
              \(view)
            } destination: { store in
              switch store.case {
              case let .a(store): AView(store: store)
              case let .b(store): BView(store: store)
              }
            }
          }
        }
        struct ListView: View {
          let store: StoreOf<Main>
          var body: some View { Button("") { \(name == "ListView" ? "store.send(.aTapped)" : "") } }
        }
        struct StartView: View {
          let onStart: () -> Void
          var body: some View { Button("", action: onStart) }
        }
        """,
      gives: """
        Main
        > \(name) -root-> \(name)
          a -push-> AView
          b -push-> BView
          AView -next-> b
          BView -done-> <
        \(rows)
        """)
  }

  @Test func aDestinationWithoutStateOfItsOwnIsPresented() {
    expect(
      """
      @Reducer struct Main {
        @Reducer enum Destination { case a(A), help }
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action { case aTapped, helpTapped, destination(PresentationAction<Destination.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .aTapped:
              state.destination = .a(A.State())
              return .none
            case .helpTapped:
              state.destination = .help
              return .none
            case .destination: return .none
            }
          }
          .ifLet(\\.$destination, action: \\.destination)
        }
      }
      struct MainView: View {
        @Bindable var store: StoreOf<Main>
        var body: some View {
          VStack {
            Button("A") { store.send(.aTapped) }
            Button("Help") { store.send(.helpTapped) }
          }
          .sheet(item: $store.scope(state: \\.destination?.a, action: \\.destination.a)) { AView(store: $0) }
          .sheet(isPresented: Binding($store.destination.help)) { HelpView() }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      gives: """
        Main
          a -present-> AView
          help -present-> HelpView
          MainView -aTapped-> a
          MainView -helpTapped-> help
        """)
  }
}
