import Testing

/// Stacks, tabs and sheets of SwiftUI that a store of the app binds to a part of its state.
@Suite struct StateFlowTests {
  static let bindings = [
    CodeForm(
      testDescription: "by a function of the store",
      code: "store.binding(for: \\.navigation.path, toAction: { .setPath($0) })"),
    CodeForm(
      testDescription: "made in place",
      code: "Binding(get: { store.state.navigation.path }, set: { store.dispatch(.setPath($0)) })"),
  ]

  @Test(arguments: bindings) func whoDispatchesAnActionAsksForWhatTheStateThenShows(form: CodeForm) {
    expectGraph(
      """
      import SwiftUI
      enum Route: Hashable { case recipe(String), author }
      enum Modal: Identifiable { case settings, help }
      struct NavigationState {
        var path: [Route] = []
        var modal: Modal?
      }
      struct AppState { var navigation = NavigationState() }
      enum AppAction { case push(Route), setPath([Route]), present(Modal), dismiss }
      func appReducer(_ state: inout AppState, _ action: AppAction) {
        navigationReducer(&state.navigation, action)
      }
      func navigationReducer(_ state: inout NavigationState, _ action: AppAction) {
        switch action {
        case .push(let route): state.path.append(route)
        case .setPath(let path): state.path = path
        case .present(let modal): state.modal = modal
        case .dismiss: state.modal = nil
        }
      }
      final class Store<State, Action>: ObservableObject {
        @Published private(set) var state: State
        private let reducer: (inout State, Action) -> Void
        init(state: State, reducer: @escaping (inout State, Action) -> Void) {
          self.state = state
          self.reducer = reducer
        }
        func dispatch(_ action: Action) { reducer(&state, action) }
        func binding<Value>(for path: KeyPath<State, Value>, toAction: @escaping (Value) -> Action) -> Binding<Value> {
          Binding(get: { self.state[keyPath: path] }, set: { self.dispatch(toAction($0)) })
        }
      }
      typealias AppStore = Store<AppState, AppAction>
      @main struct CookApp: App {
        @StateObject private var store = AppStore(state: AppState(), reducer: appReducer)
        var body: some Scene { WindowGroup { RootView().environmentObject(store) } }
      }
      struct RootView: View {
        @EnvironmentObject private var store: AppStore
        private var path: Binding<[Route]> { \(form.code) }
        var body: some View {
          NavigationStack(path: path) {
            RecipeListView(onSelect: { store.dispatch(.push(.recipe($0))) })
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .recipe: RecipeView()
                case .author: AuthorView()
                }
              }
          }
          .sheet(item: store.binding(for: \\.navigation.modal, toAction: { $0.map { .present($0) } ?? .dismiss })) { modal in
            switch modal {
            case .settings: SettingsView()
            case .help: HelpView()
            }
          }
        }
      }
      struct RecipeListView: View {
        let onSelect: (String) -> Void
        @EnvironmentObject private var store: AppStore
        var body: some View {
          Button("Soup") { onSelect("soup") }
          Button("Settings") { store.dispatch(.present(.settings)) }
        }
      }
      struct RecipeView: View {
        @EnvironmentObject private var store: AppStore
        var body: some View { Button("Author") { store.dispatch(.push(.author)) } }
      }
      struct AuthorView: View { var body: some View { Text("Author") } }
      struct SettingsView: View {
        @EnvironmentObject private var store: AppStore
        var body: some View { Button("Help") { store.dispatch(.present(.help)) } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      NavigationState entry
      > start -root-> RecipeListView
        recipe(value: String) -push-> RecipeView
        author -push-> AuthorView
        settings -present-> SettingsView
        help -present-> HelpView
        RecipeListView -onSelect-> recipe
        RecipeListView -settings-> settings
        RecipeView -author-> author
        RootView -dismiss-> <
        SettingsView -help-> help
      """)
  }
}
