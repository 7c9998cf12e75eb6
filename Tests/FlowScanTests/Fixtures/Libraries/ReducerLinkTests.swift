import Testing

/// Links that a view sends to a reducer as an action.
@Suite struct ReducerLinkTests {
  @Test func aLinkOpensWhatTheReducerShowsForIt() {
    expectGraph(
      """
      import ComposableArchitecture
      @main struct RecipesApp: App {
        let store = Store(initialState: AppFeature.State()) { AppFeature() }
        var body: some Scene {
          WindowGroup {
            AppView(store: store).onOpenURL { store.send(.links(.opened($0))) }
          }
        }
      }
      @Reducer struct AppFeature {
        @Reducer enum Path { case recipe(RecipeFeature) }
        @ObservableState struct State {
          var path = StackState<Path.State>()
          @Presents var settings: SettingsFeature.State?
        }
        enum Action {
          case path(StackActionOf<Path>)
          case settings(PresentationAction<SettingsFeature.Action>)
          case settingsTapped
          case links(Links)
          enum Links { case opened(URL) }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .settingsTapped:
              state.settings = SettingsFeature.State()
              return .none
            case let .links(.opened(url)):
              return open(url, state: &state)
            case .path, .settings: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
          .ifLet(\\.$settings, action: \\.settings) { SettingsFeature() }
        }
        private func open(_ url: URL, state: inout State) -> Effect<Action> {
          guard url.scheme == "recipes" else { return .none }
          switch url.host {
          case "recipe": state.path.append(.recipe(RecipeFeature.State(id: url.lastPathComponent)))
          case "settings": state.settings = SettingsFeature.State()
          default: break
          }
          return .none
        }
      }
      struct AppView: View {
        @Bindable var store: StoreOf<AppFeature>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("Settings") { store.send(.settingsTapped) }
          } destination: { store in
            switch store.case { case let .recipe(store): RecipeView(store: store) }
          }
          .sheet(item: $store.scope(state: \\.settings, action: \\.settings)) { SettingsView(store: $0) }
        }
      }
      @Reducer struct RecipeFeature {
        @ObservableState struct State { var id: String }
        enum Action {}
      }
      @Reducer struct SettingsFeature {
        @ObservableState struct State {}
        enum Action {}
      }
      struct RecipeView: View {
        let store: StoreOf<RecipeFeature>
        var body: some View { Text("Recipe") }
      }
      struct SettingsView: View {
        let store: StoreOf<SettingsFeature>
        var body: some View { Text("Settings") }
      }
      """,
      """
      AppFeature entry
        recipe -push-> RecipeView
        settings -present-> SettingsView
        recipes://recipe/:value -opened-> recipe
        recipes://settings -opened-> settings
        AppView -settingsTapped-> settings
      """)
  }

  @Test func actionsThatSendEachOtherEnd() {
    expectGraph(
      """
      import ComposableArchitecture
      @main struct RecipesApp: App {
        let store = Store(initialState: AppFeature.State()) { AppFeature() }
        var body: some Scene {
          WindowGroup { AppView(store: store).onOpenURL { store.send(.opened($0)) } }
        }
      }
      @Reducer struct AppFeature {
        @ObservableState struct State { @Presents var settings: SettingsFeature.State? }
        enum Action {
          case opened(URL), retried(URL)
          case settings(PresentationAction<SettingsFeature.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .opened(url):
              if url.scheme == "recipes", url.host == "settings" { state.settings = SettingsFeature.State() }
              relay.send(.retried(url))
              relay.send(.opened(url))
              return .none
            case let .retried(url):
              relay.send(.opened(url))
              relay.send(.retried(url))
              return .none
            case .settings: return .none
            }
          }
          .ifLet(\\.$settings, action: \\.settings) { SettingsFeature() }
        }
      }
      struct AppView: View {
        @Bindable var store: StoreOf<AppFeature>
        var body: some View {
          Text("App").sheet(item: $store.scope(state: \\.settings, action: \\.settings)) { SettingsView(store: $0) }
        }
      }
      @Reducer struct SettingsFeature {
        @ObservableState struct State {}
        enum Action {}
      }
      struct SettingsView: View {
        let store: StoreOf<SettingsFeature>
        var body: some View { Text("Settings") }
      }
      """,
      """
      AppFeature entry
        settings -present-> SettingsView
        recipes://settings -opened-> settings
      """)
  }
}
