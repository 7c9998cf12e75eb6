import Testing

/// Closures in tuples that a screen keeps.
@Suite struct KeptTupleTests {
  @Test(arguments: [
    (
      "var output: (pick: () -> Void, close: () -> Void)?", "output?.pick()",
      "output = (pick: { [weak self] in self?.showDetail() }, close: {})"
    ),
    (
      "var output: [(title: String, pick: () -> Void)] = []", "output[0].pick()",
      #"output = [(title: "Pick", pick: { [weak self] in self?.showDetail() })]"#
    ),
  ])
  func whoCallsOneAsks(property: String, call: String, assignment: String) {
    expectGraph(
      """
      final class ShopCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = ListController()
          list.\(assignment)
          navigation.setViewControllers([list], animated: false)
        }
        func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
      }
      final class ListController: UIViewController {
        \(property)
        @IBAction func tapped() { \(call) }
      }
      final class DetailController: UIViewController {}
      """,
      """
      ShopCoordinator
      > start -root-> ListController
        showDetail -push-> DetailController
        ListController -pick-> showDetail
      """)
  }
}
