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
        showComments -push-> CommentsController
        PostController -showComments-> showComments
      AppCoordinator
      > start -push-> PostController [PostRouter]
      """)
  }

  /// The screen only runs the closure that it is handed.
  @Test func whoGivesAClosureToAnyScreenAsks() {
    expectGraph(
      """
      protocol Closing: AnyObject {}
      extension UIViewController: Closing {}
      extension Closing where Self: UIViewController {
        func closeSheet(then completion: (() -> Void)?) {
          guard presentedViewController != nil else {
            completion?()
            return
          }
          dismiss(animated: true, completion: completion)
        }
      }
      final class PaintCoordinator {
        private let easel = EaselController()
        let navigation = UINavigationController()
        func start() {
          easel.onColour = { [weak self] in self?.showColours() }
          navigation.pushViewController(easel, animated: false)
        }
        func showColours() {
          let colours = ColoursController()
          colours.onPick = { [weak self] in self?.easel.closeSheet { self?.showBrushes() } }
          easel.present(colours, animated: true)
        }
        func showBrushes() { navigation.pushViewController(BrushesController(), animated: true) }
      }
      final class EaselController: UIViewController {
        var onColour: (() -> Void)?
        @objc func colourTapped() { onColour?() }
      }
      final class ColoursController: UIViewController {
        var onPick: (() -> Void)?
        @objc func rowTapped() { onPick?() }
      }
      final class BrushesController: UIViewController {}
      """,
      """
      PaintCoordinator
      > start -push-> EaselController
        showColours -present-> ColoursController
        showBrushes -push-> BrushesController
        ColoursController -onPick-> showBrushes
        EaselController -onColour-> showColours
      """)
  }

  @Test func theScreenThatAnExtensionShowsAsksForWhatFollowsItsAnswer() {
    expectGraph(
      """
      final class FerryCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let decks = DecksController()
          decks.onCabin = { [weak self] in self?.openCabin() }
          navigation.viewControllers = [decks]
        }
        private func openCabin() {
          guard Pass.isValid else {
            navigation.offerUpgrade { [weak self] accepted in
              guard accepted else { return }
              self?.showPayment()
            }
            return
          }
          Pass.unlock()
        }
        private func showPayment() { navigation.present(PaymentController(), animated: true) }
      }
      enum Pass { static var isValid = false; static func unlock() {} }
      extension UIViewController {
        func offerUpgrade(completion: ((Bool) -> Void)? = nil) {
          let offer = OfferController()
          offer.onDecision = { [weak self] accepted in
            self?.dismiss(animated: true) { completion?(accepted) }
          }
          present(offer, animated: true)
        }
      }
      final class DecksController: UIViewController { var onCabin: (() -> Void)?; @objc func tap() { onCabin?() } }
      final class OfferController: UIViewController {
        var onDecision: ((Bool) -> Void)?
        @objc func accept() { onDecision?(true) }
        @objc func refuse() { onDecision?(false) }
      }
      final class PaymentController: UIViewController {}
      """,
      """
      FerryCoordinator
      > start -root-> DecksController
        openCabin -present-> OfferController
        showPayment -present-> PaymentController
        DecksController -onCabin-> openCabin
        OfferController -onDecision-> showPayment
      """)
  }
}
