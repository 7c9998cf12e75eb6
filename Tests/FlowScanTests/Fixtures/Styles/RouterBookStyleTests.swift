import Testing

/// The Router and NavigationRouter of the tutorial book: coordinators present themselves through a router with `onDismissed`.
@Suite struct RouterBookStyleTests {
  @Test func childrenArePresentedByAnExtensionAndDelegatesAnswer() {
    expectGraph(
      """
      protocol Router: AnyObject {
        func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?)
        func dismiss(animated: Bool)
      }
      final class NavigationRouter: NSObject {
        private let navigationController: UINavigationController
        init(navigationController: UINavigationController) { self.navigationController = navigationController }
      }
      extension NavigationRouter: Router {
        func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
          navigationController.pushViewController(viewController, animated: animated)
        }
        func dismiss(animated: Bool) { navigationController.popToRootViewController(animated: animated) }
      }
      final class ModalRouter: NSObject {
        unowned let parent: UIViewController
        private let navigationController = UINavigationController()
        init(parent: UIViewController) { self.parent = parent }
      }
      extension ModalRouter: Router {
        func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
          navigationController.setViewControllers([viewController], animated: false)
          parent.present(navigationController, animated: animated, completion: nil)
        }
        func dismiss(animated: Bool) { parent.dismiss(animated: animated, completion: nil) }
      }

      protocol Coordinator: AnyObject {
        var children: [Coordinator] { get set }
        var router: Router { get }
        func present(animated: Bool, onDismissed: (() -> Void)?)
      }
      extension Coordinator {
        func presentChild(_ child: Coordinator, animated: Bool, onDismissed: (() -> Void)? = nil) {
          children.append(child)
          child.present(animated: animated, onDismissed: onDismissed)
        }
        func dismiss(animated: Bool) { router.dismiss(animated: true) }
      }

      protocol ClinicViewControllerDelegate: AnyObject {
        func clinicViewControllerDidPressBook(_ controller: ClinicViewController)
      }
      final class ClinicViewController: UIViewController {
        weak var delegate: ClinicViewControllerDelegate?
        class func instantiate(delegate: ClinicViewControllerDelegate) -> ClinicViewController {
          let controller = ClinicViewController()
          controller.delegate = delegate
          return controller
        }
        @IBAction func book() { delegate?.clinicViewControllerDidPressBook(self) }
      }
      protocol DateViewControllerDelegate: AnyObject {
        func dateViewControllerDidPick(_ controller: DateViewController)
        func dateViewControllerDidCancel(_ controller: DateViewController)
      }
      final class DateViewController: UIViewController {
        weak var delegate: DateViewControllerDelegate?
        func pick() { delegate?.dateViewControllerDidPick(self) }
        func cancel() { delegate?.dateViewControllerDidCancel(self) }
      }
      final class WindowRouter: Router {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
          window.rootViewController = viewController
        }
        func dismiss(animated: Bool) {}
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        lazy var coordinator = ClinicCoordinator(router: router)
        lazy var router = WindowRouter(window: window!)
        lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
        func application(_ application: UIApplication) -> Bool {
          coordinator.present(animated: true, onDismissed: nil)
          return true
        }
      }
      final class ThanksViewController: UIViewController {}

      final class ClinicCoordinator: Coordinator {
        var children: [Coordinator] = []
        let router: Router
        init(router: Router) { self.router = router }
        func present(animated: Bool, onDismissed: (() -> Void)?) {
          let controller = ClinicViewController.instantiate(delegate: self)
          router.present(controller, animated: animated, onDismissed: onDismissed)
        }
      }
      extension ClinicCoordinator: ClinicViewControllerDelegate {
        func clinicViewControllerDidPressBook(_ controller: ClinicViewController) {
          let router = ModalRouter(parent: controller)
          let coordinator = BookingCoordinator(router: router)
          presentChild(coordinator, animated: true)
        }
      }

      final class BookingCoordinator: Coordinator {
        var children: [Coordinator] = []
        let router: Router
        init(router: Router) { self.router = router }
        func present(animated: Bool, onDismissed: (() -> Void)?) {
          let controller = DateViewController()
          controller.delegate = self
          router.present(controller, animated: animated, onDismissed: onDismissed)
        }
      }
      extension BookingCoordinator: DateViewControllerDelegate {
        func dateViewControllerDidPick(_ controller: DateViewController) {
          router.present(ThanksViewController(), animated: true, onDismissed: nil)
        }
        func dateViewControllerDidCancel(_ controller: DateViewController) { dismiss(animated: true) }
      }
      """,
      """
      ClinicCoordinator entry
      > present -root-> ClinicViewController
        clinicViewControllerDidPressBook(controller: ClinicViewController) -start-> [BookingCoordinator]
        ClinicViewController -clinicViewControllerDidPressBook-> clinicViewControllerDidPressBook
      BookingCoordinator
      > present -present-> DateViewController
        dateViewControllerDidPick(controller: DateViewController) -present-> ThanksViewController
        DateViewController -dateViewControllerDidCancel-> <
        DateViewController -dateViewControllerDidPick-> dateViewControllerDidPick
      """)
  }

  @Test func routesThatShareAStyleAreNamedByTheScenesTheyShow() {
    expectGraph(
      """
      enum Scene { case list, settings, detail(Int) }
      enum Transition { case root, push, modal }
      final class SceneCoordinator {
        let window: UIWindow
        private var current = UIViewController()
        init(window: UIWindow) { self.window = window }
        func start() { show(.list, .root) }
        func show(_ scene: Scene, _ transition: Transition) {
          let controller = controller(for: scene)
          switch transition {
          case .root: window.rootViewController = controller
          case .push: current.navigationController?.pushViewController(controller, animated: true)
          case .modal: current.present(controller, animated: true)
          }
        }
        private func controller(for scene: Scene) -> UIViewController {
          switch scene {
          case .list: return ListController(coordinator: self)
          case .settings: return SettingsController()
          case .detail: return DetailController(coordinator: self)
          }
        }
      }
      final class ListController: UIViewController {
        let coordinator: SceneCoordinator
        init(coordinator: SceneCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        @objc func settingsTapped() { coordinator.show(.settings, .modal) }
        @objc func rowTapped() { coordinator.show(.detail(1), .modal) }
      }
      final class SettingsController: UIViewController {}
      final class DetailController: UIViewController {
        let coordinator: SceneCoordinator
        init(coordinator: SceneCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        @objc func settingsTapped() { coordinator.show(.settings, .modal) }
      }
      """,
      """
      SceneCoordinator
      > list -root-> ListController
        detail(value: Int) -present-> DetailController
        settings -present-> SettingsController
        DetailController -settings-> settings
        ListController -detail-> detail
        ListController -settings-> settings
      """)
  }
}
