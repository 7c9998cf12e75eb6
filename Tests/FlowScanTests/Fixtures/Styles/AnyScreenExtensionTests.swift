import Testing

/// Functions that an extension gives to any screen, and that routers call.
@Suite struct AnyScreenExtensionTests {
  @Test func aRouterShowsWhatItsScreenPutsUpForIt() {
    expectGraph(
      """
      protocol Module { func assemble() -> UIViewController }
      protocol TransitionHandler: AnyObject { func open(_ module: Module) }
      extension TransitionHandler where Self: UIViewController {
        func open(_ module: Module) { navigationController?.pushViewController(module.assemble(), animated: true) }
      }
      extension UIViewController: TransitionHandler {}

      struct PostModule: Module {
        func assemble() -> UIViewController {
          let view = PostController()
          let router = PostRouter()
          router.handler = view
          view.router = router
          return view
        }
      }
      struct CommentsModule: Module { func assemble() -> UIViewController { CommentsController() } }
      final class PostRouter {
        weak var handler: TransitionHandler?
        func showComments() { handler?.open(CommentsModule()) }
      }
      final class PostController: UIViewController {
        var router: PostRouter!
        @objc func commentsTapped() { router.showComments() }
      }
      final class CommentsController: UIViewController {}
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(PostModule().assemble(), animated: false) }
      }
      """,
      """
      PostRouter
      > start -root-> PostController
        showComments -push-> CommentsController
        PostController -showComments-> showComments
      AppCoordinator
      > start -push-> [PostRouter]
      """)
  }
}
