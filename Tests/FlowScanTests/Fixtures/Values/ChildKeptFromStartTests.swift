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

  @Test func aChildThatIsKeptAndStartedByInheritedCodeIsStartedOnce() {
    expectGraph(
      """
      protocol Coordinator: AnyObject {
        var children: [Coordinator] { get set }
        func start()
      }
      extension Coordinator {
        func coordinate(to child: Coordinator) {
          children.append(child)
          child.start()
        }
      }
      final class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        let navigation = UINavigationController()
        private var list: ListCoordinator!
        func start() {
          list = ListCoordinator(navigation: navigation)
          list.app = self
          coordinate(to: list)
        }
        func help() { coordinate(to: HelpCoordinator(navigation: navigation)) }
      }
      final class ListCoordinator: Coordinator {
        var children: [Coordinator] = []
        weak var app: AppCoordinator?
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = ListController()
          list.onHelp = { [weak self] in self?.app?.help() }
          navigation.pushViewController(list, animated: true)
        }
      }
      final class HelpCoordinator: Coordinator {
        var children: [Coordinator] = []
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(HelpController(), animated: true) }
      }
      final class ListController: UIViewController {
        var onHelp: (() -> Void)?
        @objc func help() { onHelp?() }
      }
      final class HelpController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -start-> [ListCoordinator]
        help -start-> [HelpCoordinator]
        [ListCoordinator] -help-> help
      ListCoordinator
      > start -push-> ListController
        ListController -onHelp-> !help
      HelpCoordinator
      > start -push-> HelpController
      """)
  }
}
