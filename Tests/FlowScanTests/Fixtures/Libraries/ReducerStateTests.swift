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
}
