import Testing

/// Coordinators that return a view, which shows what they say, and whose parents put it on screen.
@Suite struct ReturnedViewTests {
  @Test(arguments: [
    "FeedCoordinatorView(coordinator: self)", "AnyView(FeedCoordinatorView(coordinator: self))",
  ])
  func aViewThatAFlowReturnsIsTheFlow(view: String) {
    expectGraph(
      """
      final class MainCoordinator: ObservableObject {
        let feed = FeedCoordinator()
        let account = AccountCoordinator()
        @Published var tab = 0
        var root: some View { MainCoordinatorView(coordinator: self) }
      }
      struct MainCoordinatorView: View {
        @ObservedObject var coordinator: MainCoordinator
        var body: some View {
          TabView(selection: $coordinator.tab) {
            coordinator.feed.root.tabItem { Text("Feed") }.tag(0)
            coordinator.account.root.tabItem { Text("Account") }.tag(1)
          }
        }
      }
      final class FeedCoordinator: ObservableObject {
        @Published var filter: Filter?
        var root: some View { \(view) }
      }
      final class Filter: Identifiable {}
      struct FeedCoordinatorView: View {
        @ObservedObject var coordinator: FeedCoordinator
        var body: some View {
          NavigationStack { FeedScreen(model: FeedModel(coordinator: coordinator)) }
            .sheet(item: $coordinator.filter) { _ in FilterScreen() }
        }
      }
      final class FeedModel: ObservableObject {
        private weak var coordinator: FeedCoordinator?
        init(coordinator: FeedCoordinator) { self.coordinator = coordinator }
        func didTapFilter() { coordinator?.filter = Filter() }
      }
      struct FeedScreen: View {
        @StateObject var model: FeedModel
        var body: some View { Button("Filter", action: model.didTapFilter) }
      }
      struct FilterScreen: View { var body: some View { Text("Filter") } }
      final class AccountCoordinator: ObservableObject { var root: some View { AccountScreen() } }
      struct AccountScreen: View { var body: some View { Text("Account") } }
      @main struct NewsApp: App {
        @StateObject var main = MainCoordinator()
        var body: some Scene { WindowGroup { main.root } }
      }
      """,
      """
      MainCoordinator entry
      > start.AccountCoordinator -tab-> [AccountCoordinator]
      > start.FeedCoordinator -tab-> [FeedCoordinator]
      FeedCoordinator
      > start -root-> FeedScreen
        didTapFilter -present-> FilterScreen
        FeedScreen -filter-> didTapFilter
      AccountCoordinator
      > start -root-> AccountScreen
      """)
  }
}
