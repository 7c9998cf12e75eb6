import Testing

/// Code that runs a base class's functions for a case, of which only the last one tests it.
@Suite struct TriggerObjectTests {
  @Test func screensAskByACallableObjectThatTheBaseClassMakes() {
    expectGraph(
      """
      import SwiftUI
      import UIKit
      struct Trigger<Destination> {
        private let action: (Destination) -> Void
        init(_ action: @escaping (Destination) -> Void) { self.action = action }
        func callAsFunction(_ destination: Destination) { action(destination) }
        static var noop: Trigger<Destination> { Trigger { _ in } }
      }
      protocol Coordinating: AnyObject { func start() }
      class BaseCoordinator<D>: Coordinating {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
        func navigate(to destination: D) {}
        final func trigger(_ destination: D) { navigate(to: destination) }
        func startChild(_ child: Coordinating) { child.start() }
        func makeTrigger() -> Trigger<D> { Trigger { [weak self] destination in self?.trigger(destination) } }
      }
      enum AppDestination { case search }
      final class AppCoordinator: BaseCoordinator<AppDestination> {
        override func start() { trigger(.search) }
        override func navigate(to destination: AppDestination) { startChild(SearchCoordinator(navigation: navigation)) }
      }
      enum SearchDestination { case start, results, calendar }
      final class SearchViewModel: ObservableObject {
        var navigate: Trigger<SearchDestination> = .noop
        @Published var text = ""
      }
      final class SearchCoordinator: BaseCoordinator<SearchDestination> {
        private let viewModel: SearchViewModel
        override init(navigation: UINavigationController) { viewModel = SearchViewModel(); super.init(navigation: navigation) }
        override func start() { viewModel.navigate = makeTrigger(); trigger(.start) }
        override func navigate(to destination: SearchDestination) {
          guard let screen = makeScreen(for: destination) else { return }
          navigation.pushViewController(screen, animated: true)
        }
        private func makeScreen(for destination: SearchDestination) -> UIViewController? {
          switch destination {
          case .start: return SearchView(viewModel: viewModel).hosted()
          case .results: return ResultsView(viewModel: viewModel).hosted()
          case .calendar: return CalendarView().hosted()
          }
        }
      }
      extension View { func hosted() -> UIViewController { UIHostingController(rootView: self) } }
      struct SearchView: View {
        @ObservedObject var viewModel: SearchViewModel
        var body: some View { Button("Calendar") { viewModel.navigate(.calendar) }; Button("Go") { viewModel.navigate(.results) } }
      }
      struct ResultsView: View {
        @ObservedObject var viewModel: SearchViewModel
        var body: some View { Button("Calendar") { viewModel.navigate(.calendar) } }
      }
      struct CalendarView: View { var body: some View { Text("x") } }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          AppCoordinator(navigation: UINavigationController()).start(); return true
        }
      }
      """,
      """
      AppCoordinator entry
      > navigate(destination: AppDestination) -start-> [SearchCoordinator]
      SearchCoordinator
        calendar -push-> CalendarView
        results -push-> ResultsView
      > start -push-> SearchView
        ResultsView -calendar-> calendar
        SearchView -calendar-> calendar
        SearchView -results-> results
      """)
  }
}
