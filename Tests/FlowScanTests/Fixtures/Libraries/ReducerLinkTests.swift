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

  @Test func aLinkMayChangeThePathOfAChild() {
    expectGraph(
      """
      import ComposableArchitecture
      @main
      struct TealApp: App {
        let store = Store(initialState: AppReducer.State()) { AppReducer() }
        var body: some Scene { WindowGroup { AppView(store: store).onOpenURL { store.send(.openURL($0)) } } }
      }
      @Reducer
      struct AppReducer {
        enum Tab { case home, profile }
        @ObservableState struct State { var tab = Tab.home; var home = HomeReducer.State() }
        enum Action { case home(HomeReducer.Action), openURL(URL) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.home, action: \\.home) { HomeReducer() }
          Reduce { state, action in
            switch action {
            case let .openURL(url):
              guard url.scheme == "teal" else { return .none }
              switch url.host {
              case "project":
                state.home.path.append(.project(ProjectReducer.State(id: url.lastPathComponent)))
                return .none
              case "profile":
                state.tab = .profile
                return .none
              default: return .none
              }
            case .home: return .none
            }
          }
        }
      }
      struct AppView: View {
        @Bindable var store: StoreOf<AppReducer>
        var body: some View {
          TabView(selection: $store.tab) {
            HomeView(store: store.scope(state: \\.home, action: \\.home)).tag(AppReducer.Tab.home)
            ProfileView().tag(AppReducer.Tab.profile)
          }
        }
      }
      struct ProfileView: View { var body: some View { Text("") } }
      @Reducer
      struct HomeReducer {
        @Reducer enum Path { case project(ProjectReducer) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>), tapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped:
              state.path.append(.project(ProjectReducer.State(id: "")))
              return .none
            case .path: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<HomeReducer>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("x") { store.send(.tapped) }
          } destination: { store in
            switch store.case { case let .project(store): ProjectView(store: store) }
          }
        }
      }
      @Reducer
      struct ProjectReducer {
        @ObservableState struct State { var id: String }
        enum Action {}
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct ProjectView: View { let store: StoreOf<ProjectReducer>; var body: some View { Text("") } }
      """,
      """
      AppReducer entry
      > home -tab-> [HomeReducer]
      > profile -tab-> ProfileView
        teal://profile -openURL-> profile
      HomeReducer
        project -push-> ProjectView
        teal://project/:value -openURL-> project
        HomeView -tapped-> project
      """)
  }

  @Test func aLinkMaySendAnotherAction() {
    expectGraph(
      """
      import ComposableArchitecture
      @main struct TealApp: App {
        let store = Store(initialState: AppFeature.State()) { AppFeature() }
        var body: some Scene { WindowGroup { AppView(store: store).onOpenURL { store.send(.openURL($0)) } } }
      }
      @Reducer struct AppFeature {
        @ObservableState struct State {
          @Presents var profile: ProfileFeature.State?
          @Presents var project: ProjectFeature.State?
        }
        enum Action {
          case openURL(URL)
          case open(Page)
          case profile(PresentationAction<ProfileFeature.Action>)
          case project(PresentationAction<ProjectFeature.Action>)
          enum Page { case profile, project(id: String) }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .openURL(url):
              switch url.host {
              case "profile": return .send(.open(.profile))
              case "project": return .send(.open(.project(id: url.lastPathComponent)))
              default: return .none
              }
            case .open(.profile):
              state.profile = ProfileFeature.State()
              return .none
            case .open(.project(let id)):
              state.project = ProjectFeature.State(id: id)
              return .none
            case .profile, .project: return .none
            }
          }
          .ifLet(\\.$profile, action: \\.profile) { ProfileFeature() }
          .ifLet(\\.$project, action: \\.project) { ProjectFeature() }
        }
      }
      struct AppView: View {
        @Bindable var store: StoreOf<AppFeature>
        var body: some View {
          Text("App")
            .sheet(item: $store.scope(state: \\.profile, action: \\.profile)) { ProfileView(store: $0) }
            .sheet(item: $store.scope(state: \\.project, action: \\.project)) { ProjectView(store: $0) }
        }
      }
      @Reducer struct ProfileFeature { @ObservableState struct State {} ; enum Action {} }
      struct ProfileView: View { let store: StoreOf<ProfileFeature>; var body: some View { Text("") } }
      @Reducer struct ProjectFeature { @ObservableState struct State { var id: String } ; enum Action {} }
      struct ProjectView: View { let store: StoreOf<ProjectFeature>; var body: some View { Text("") } }
      """,
      """
      AppFeature entry
        profile -present-> ProfileView
        project -present-> ProjectView
        *://profile -openURL-> profile
        *://project -openURL-> project
      """)
  }

  /// A dependency with a closure makes a case of the link, which carries nothing of it.
  @Test func aFunctionHandlesTheCaseOfALink() {
    expectGraph(
      """
      import ComposableArchitecture
      @main struct TealApp: App {
        let store = Store(initialState: AppReducer.State()) { AppReducer() }
        var body: some Scene { WindowGroup { AppView(store: store).onOpenURL { store.send(.openURL($0)) } } }
      }
      enum DeepLink { case help, about }
      struct LinkClient { var parse: (URL) -> DeepLink? }
      extension LinkClient: DependencyKey {
        static let liveValue = LinkClient { url in
          guard url.scheme == "teal" else { return nil }
          switch url.host {
          case "help": return .help
          case "about": return .about
          default: return nil
          }
        }
      }
      extension DependencyValues {
        var links: LinkClient {
          get { self[LinkClient.self] }
          set { self[LinkClient.self] = newValue }
        }
      }
      @Reducer struct AppReducer {
        @ObservableState struct State {
          @Presents var help: HelpReducer.State?
          @Presents var about: AboutReducer.State?
        }
        enum Action {
          case openURL(URL)
          case help(PresentationAction<HelpReducer.Action>)
          case about(PresentationAction<AboutReducer.Action>)
        }
        @Dependency(\\.links) var links
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .openURL(url):
              guard let link = links.parse(url) else { return .none }
              return open(link, state: &state)
            case .help, .about: return .none
            }
          }
          .ifLet(\\.$help, action: \\.help) { HelpReducer() }
          .ifLet(\\.$about, action: \\.about) { AboutReducer() }
        }
        private func open(_ link: DeepLink, state: inout State) -> Effect<Action> {
          switch link {
          case .help: state.help = HelpReducer.State()
          case .about: state.about = AboutReducer.State()
          }
          return .none
        }
      }
      struct AppView: View {
        @Bindable var store: StoreOf<AppReducer>
        var body: some View {
          Text("Teal")
            .sheet(item: $store.scope(state: \\.help, action: \\.help)) { HelpView(store: $0) }
            .sheet(item: $store.scope(state: \\.about, action: \\.about)) { AboutView(store: $0) }
        }
      }
      @Reducer struct HelpReducer {
        struct State {}
        enum Action {}
      }
      @Reducer struct AboutReducer {
        struct State {}
        enum Action {}
      }
      struct HelpView: View { let store: StoreOf<HelpReducer>; var body: some View { Text("Help") } }
      struct AboutView: View { let store: StoreOf<AboutReducer>; var body: some View { Text("About") } }
      """,
      """
      AppReducer entry
        about -present-> AboutView
        help -present-> HelpView
        teal://about -openURL-> about
        teal://help -openURL-> help
      """)
  }
}
