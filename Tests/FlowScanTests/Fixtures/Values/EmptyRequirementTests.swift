import Testing

/// Lists that a protocol requires, which every type declares for itself: `var children: [Child] = []`.
@Suite struct EmptyRequirementTests {
  /// A flow to which nobody adds a child has none, whatever the children of others are.
  @Test func aListThatNobodyFillsIsEmpty() {
    expectGraph(
      """
      protocol Coordinator: AnyObject {
        var children: [Coordinator] { get set }
        func open(_ link: Link) -> Bool
      }
      extension Coordinator {
        func add(_ child: Coordinator) { children.append(child) }
        func forward(_ link: Link) -> Bool {
          for child in children where child.open(link) { return true }
          return false
        }
      }
      enum Link { case book, help }
      final class ShelfCoordinator: Coordinator {
        var children: [Coordinator] = []
        private let navigation = UINavigationController()
        func start() {
          let shelf = ShelfController()
          shelf.onBook = { [weak self] in self?.openBook() }
          navigation.viewControllers = [shelf]
        }
        private func openBook() {
          let book = BookCoordinator(navigation: navigation)
          add(book)
          book.start()
        }
        func open(_ link: Link) -> Bool {
          guard case .help = link else { return forward(link) }
          navigation.present(HelpController(), animated: true)
          return true
        }
      }
      final class BookCoordinator: Coordinator {
        var children: [Coordinator] = []
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let book = BookController()
          book.onHelp = { [weak self] in _ = self?.open(.help) }
          navigation.pushViewController(book, animated: true)
        }
        func open(_ link: Link) -> Bool { forward(link) }
      }
      final class ShelfController: UIViewController {
        var onBook: (() -> Void)?
        @objc func tapped() { onBook?() }
      }
      final class BookController: UIViewController {
        var onHelp: (() -> Void)?
        @objc func tapped() { onHelp?() }
      }
      final class HelpController: UIViewController {}
      """,
      """
      ShelfCoordinator
      > start -root-> ShelfController
        openBook -start-> [BookCoordinator]
        help -present-> HelpController
        ShelfController -onBook-> openBook
      BookCoordinator
      > start -push-> BookController
      """)
  }
}
