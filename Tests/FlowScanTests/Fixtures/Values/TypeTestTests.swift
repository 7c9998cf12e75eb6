import Testing

/// Functions that choose by the type of what they are handed: each screen asks for the path of its own type.
@Suite struct TypeTestTests {
  @Test(arguments: [
    """
    switch page {
        case is NamePage: go(to: PhotoPage())
        case is PhotoPage: go(to: PlanPage())
        default: onEnd?()
        }
    """,
    """
    switch page {
        case let name as NamePage: self.name = name.text; go(to: PhotoPage())
        case let photo as PhotoPage: image = photo.image; go(to: PlanPage())
        default: onEnd?()
        }
    """,
    """
    if let name = page as? NamePage {
          self.name = name.text
          go(to: PhotoPage())
        } else if page is PhotoPage {
          go(to: PlanPage())
        } else {
          onEnd?()
        }
    """,
  ])
  func theTypeOfAPageChoosesTheNext(choice: String) {
    expectGraph(
      """
      protocol PageDelegate: AnyObject { func pageDidEnd(_ page: Page) }
      class Page: UIViewController {
        weak var delegate: PageDelegate?
        var text = ""
        var image = ""
        @objc func next() { delegate?.pageDidEnd(self) }
      }
      final class NamePage: Page {}
      final class PhotoPage: Page {}
      final class PlanPage: Page {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let signUp = SignUpCoordinator()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          signUp.start()
          return true
        }
      }
      final class SignUpCoordinator: PageDelegate {
        let navigation = UINavigationController()
        var onEnd: (() -> Void)?
        private var name = ""
        private var image = ""
        func start() { go(to: NamePage()) }
        private func go(to page: Page) {
          page.delegate = self
          navigation.pushViewController(page, animated: true)
        }
        func pageDidEnd(_ page: Page) {
          \(choice)
        }
      }
      """,
      """
      SignUpCoordinator entry
      > start -push-> NamePage
        pageDidEnd.PhotoPage(page: Page) -push-> PhotoPage
        pageDidEnd.PlanPage(page: Page) -push-> PlanPage
        NamePage -pageDidEnd-> pageDidEnd.PhotoPage
        PhotoPage -pageDidEnd-> pageDidEnd.PlanPage
        PlanPage -pageDidEnd-> !onEnd
      """)
  }
}
