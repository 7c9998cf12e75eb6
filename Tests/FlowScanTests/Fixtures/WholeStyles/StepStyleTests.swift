import Testing

/// A router with `onDismissed`, a coordinator of steps, and top-level code that starts it.
@Suite struct StepStyleTests {
  @Test func everythingIsDeclared() {
    expectStyle(
      Self.library + Self.app,
      """
      BreadCoordinator entry
      > start -push-> StepController (Mix)
        stepControllerDidPressNext(controller: StepController) -push-> StepController (Rest)
        stepControllerDidPressNext.3(controller: StepController) -push-> StepController (Bake)
        StepController (Mix) -stepControllerDidPressNext-> stepControllerDidPressNext
        StepController (Rest) -stepControllerDidPressNext-> stepControllerDidPressNext.3
      """)
  }

  @Test func theRouterIsNot() {
    expectStyle(
      Self.app,
      """
      BreadCoordinator entry
      > start -present-> StepController (Mix)
        stepControllerDidPressNext(controller: StepController) -present-> StepController (Rest)
        stepControllerDidPressNext.3(controller: StepController) -present-> StepController (Bake)
        StepController (Mix) -stepControllerDidPressNext-> stepControllerDidPressNext
        StepController (Rest) -stepControllerDidPressNext-> stepControllerDidPressNext.3
      """)
  }

  static let library = """
    public protocol Router: class {
      func present(_ viewController: UIViewController, animated: Bool)
      func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?)
      func dismiss(animated: Bool)
    }
    extension Router {
      public func present(_ viewController: UIViewController, animated: Bool) {
        present(viewController, animated: animated, onDismissed: nil)
      }
    }
    public class NavigationRouter: NSObject, Router, UINavigationControllerDelegate {
      private let navigationController: UINavigationController
      public init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
      }
      public func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
        navigationController.pushViewController(viewController, animated: animated)
      }
      public func dismiss(animated: Bool) { navigationController.popViewController(animated: animated) }
    }
    public protocol Coordinator {
      var children: [Coordinator] { get set }
      var router: Router { get }
      func start()
    }

    """

  static let app = """
    public class BreadCoordinator: Coordinator {
      public var children = [Coordinator]()
      public let router: Router
      private lazy var steps: [StepController] = {
        return [
          StepController.instantiate(delegate: self, color: .brown, text: "Mix flour and water", title: "Mix"),
          StepController.instantiate(delegate: self, color: .orange, text: "Wait for a night", title: "Rest"),
          StepController.instantiate(delegate: self, color: .red, text: "Bake for an hour", title: "Bake"),
        ]
      }()
      public init(router: Router) { self.router = router }
      public func start() {
        let first = steps.first!
        router.present(first, animated: true, onDismissed: nil)
      }
      public func showNextStep(from controller: StepController) {
        guard let index = steps.firstIndex(of: controller), index + 1 < steps.count else { return }
        let next = steps[index + 1]
        router.present(next, animated: true, onDismissed: nil)
      }
    }
    public protocol StepControllerDelegate { func stepControllerDidPressNext(_ controller: StepController) }
    extension BreadCoordinator: StepControllerDelegate {
      public func stepControllerDidPressNext(_ controller: StepController) { showNextStep(from: controller) }
    }
    public class StepController: UIViewController {
      var delegate: StepControllerDelegate?
      var color: UIColor?
      var text: String?
      static func instantiate(delegate: StepControllerDelegate, color: UIColor, text: String, title: String) -> StepController {
        let controller = StepController()
        controller.delegate = delegate
        controller.color = color
        controller.text = text
        controller.title = title
        return controller
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
        view.addSubview(button)
      }
      @objc func nextTapped() { delegate?.stepControllerDidPressNext(self) }
    }

    let navigationController = UINavigationController()
    let router = NavigationRouter(navigationController: navigationController)
    let coordinator = BreadCoordinator(router: router)
    coordinator.start()

    PlaygroundPage.current.liveView = navigationController

    """
}
