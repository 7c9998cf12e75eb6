import Testing

/// Flows that are view controllers with a navigation controller inside.
@Suite struct EmbeddedStackTests {
  private static func flow(_ body: String) -> String {
    """
    import UIKit
    class StackFlow: UIViewController {
      let stack = UINavigationController()
      override func viewDidLoad() {
        super.viewDidLoad()
        embed(stack)
      }
      func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      func setRoot(_ controller: UIViewController) { stack.setViewControllers([controller], animated: false) }
    }
    final class ShelfController: UIViewController { var onBook: (() -> Void)? }
    final class BookController: UIViewController {}
    final class ShelfFlow: StackFlow {
      func start() {
        let shelf = ShelfController()
        shelf.onBook = { [weak self] in self?.stack.pushViewController(BookController(), animated: true) }
        \(body)
      }
    }
    """
  }

  @Test func theFirstContentOfAKeptStackIsItsRoot() {
    expectGraph(
      Self.flow("setRoot(shelf)"),
      """
      ShelfFlow
        onBook -push-> BookController
      > start -root-> ShelfController
        ShelfController -onBook-> onBook
      """)
  }

  @Test func aStackMadeAroundAScreenIsEmbeddedWithIt() {
    expectGraph(
      Self.flow("embed(UINavigationController(rootViewController: shelf))"),
      """
      ShelfFlow
        onBook -push-> BookController
      > start -embed-> ShelfController
        ShelfController -onBook-> onBook
      """)
  }
}
