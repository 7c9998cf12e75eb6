import Testing

/// Results that a search controller shows over the page that has it.
@Suite struct SearchResultsTests {
  @Test func aFlowShowsTheirController() {
    expectGraph(
      """
      final class ShelfCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let results = ResultsController()
          let shelf = ShelfController()
          shelf.navigationItem.searchController = UISearchController(searchResultsController: results)
          let help = HelpController()
          help.navigationItem.searchController = UISearchController(searchResultsController: nil)
          navigation.viewControllers = [shelf, help]
        }
      }
      final class ShelfController: UIViewController {}
      final class ResultsController: UIViewController {}
      final class HelpController: UIViewController {}
      """,
      """
      ShelfCoordinator
      > start.ResultsController -embed-> ResultsController
      > start.ShelfController -root-> ShelfController
      > start.HelpController -root-> HelpController
      """)
  }
}
