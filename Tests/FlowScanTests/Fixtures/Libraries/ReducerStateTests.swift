import Testing

/// Functions of a reducer's state, by which the reducer shows something.
@Suite struct ReducerStateTests {
  @Test(arguments: [
    "destination = SettingsFeature.State()", "self.destination = SettingsFeature.State()",
    "show(SettingsFeature.State()) }\n    mutating func show(_ settings: SettingsFeature.State) { destination = .init()",
  ])
  func theActionAsksThatCallsTheFunction(body: String) {
    expectGraph(
      """
      import ComposableArchitecture
      @main struct RecipesApp: App {
        let store = Store(initialState: AppFeature.State()) { AppFeature() }
        var body: some Scene { WindowGroup { AppView(store: store) } }
      }
      @Reducer struct AppFeature {
        @ObservableState struct State {
          @Presents var destination: SettingsFeature.State?
          mutating func open() { \(body) }
        }
        enum Action {
          case settings(PresentationAction<SettingsFeature.Action>)
          case settingsTapped
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .settingsTapped:
              state.open()
              return .none
            case .settings: return .none
            }
          }
          .ifLet(\\.$destination, action: \\.settings) { SettingsFeature() }
        }
      }
      struct AppView: View {
        @Bindable var store: StoreOf<AppFeature>
        var body: some View {
          Button("Settings") { store.send(.settingsTapped) }
            .sheet(item: $store.scope(state: \\.destination, action: \\.settings)) { SettingsView(store: $0) }
        }
      }
      @Reducer struct SettingsFeature {
        @ObservableState struct State {}
        enum Action {}
      }
      struct SettingsView: View { let store: StoreOf<SettingsFeature>; var body: some View { EmptyView() } }
      """,
      """
      AppFeature entry
        destination -present-> SettingsView
        AppView -settingsTapped-> destination
      """)
  }

  @Test func aFunctionOfTheReducerMakesTheState() {
    expectGraph(
      """
      import ComposableArchitecture
      @main struct RecipesApp: App {
        let store = Store(initialState: AppFeature.State()) { AppFeature() }
        var body: some Scene { WindowGroup { AppView(store: store) } }
      }
      @Reducer struct AppFeature {
        enum Row { case help, about, none }
        @Reducer enum Destination { case help(HelpFeature), about(AboutFeature) }
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action {
          case destination(PresentationAction<Destination.Action>)
          case rowTapped(Row)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .rowTapped(row):
              state.destination = destination(for: row)
              return .none
            case .destination: return .none
            }
          }
          .ifLet(\\.$destination, action: \\.destination)
        }
        private func destination(for row: Row) -> Destination.State? {
          switch row {
          case .help: return .help(HelpFeature.State())
          case .about: return .about(AboutFeature.State())
          case .none: return nil
          }
        }
      }
      struct AppView: View {
        @Bindable var store: StoreOf<AppFeature>
        var body: some View {
          Button("Help") { store.send(.rowTapped(.help)) }
            .sheet(item: $store.scope(state: \\.destination?.help, action: \\.destination.help)) { HelpView(store: $0) }
            .sheet(item: $store.scope(state: \\.destination?.about, action: \\.destination.about)) { AboutView(store: $0) }
        }
      }
      @Reducer struct HelpFeature { @ObservableState struct State {} ; enum Action {} }
      struct HelpView: View { let store: StoreOf<HelpFeature>; var body: some View { EmptyView() } }
      @Reducer struct AboutFeature { @ObservableState struct State {} ; enum Action {} }
      struct AboutView: View { let store: StoreOf<AboutFeature>; var body: some View { EmptyView() } }
      """,
      """
      AppFeature entry
        about -present-> AboutView
        help -present-> HelpView
        AppView -rowTapped-> about
        AppView -rowTapped-> help
      """)
  }
}
