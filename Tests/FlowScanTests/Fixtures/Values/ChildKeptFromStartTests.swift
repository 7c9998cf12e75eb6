import Testing

/// Children that are made with their maker, and come on screen when the maker calls a function that shows something.
@Suite struct ChildKeptFromStartTests {
  @Test(arguments: [
    ("private let detail: DetailCoordinator", "detail = DetailCoordinator(navigation: navigation)"),
    ("private lazy var detail: DetailCoordinator = DetailCoordinator(navigation: navigation)", ""),
  ])
  func whoMakesTheMakerCallItAsks(property: String, initializer: String) {
    expectGraph(
      """
      final class ShopCoordinator {
        private let navigation: UINavigationController
        \(property)
        init(navigation: UINavigationController) {
          self.navigation = navigation
          \(initializer)
        }
        func start() {
          let list = ListController()
          list.onSelect = { [weak self] in self?.open() }
          navigation.setViewControllers([list], animated: false)
        }
        private func open() { detail.showDetail() }
      }
      final class DetailCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
      }
      final class ListController: UIViewController {
        var onSelect: (() -> Void)?
        @IBAction func tapped() { onSelect?() }
      }
      final class DetailController: UIViewController {}
      """,
      """
      ShopCoordinator
      > start -root-> ListController
        open -start-> [DetailCoordinator]
        ListController -onSelect-> open
      DetailCoordinator
      > showDetail -push-> DetailController
      """)
  }
}
