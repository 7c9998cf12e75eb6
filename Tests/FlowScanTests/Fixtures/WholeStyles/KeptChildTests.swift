import Foundation
import Testing

/// Coordinators that are stored and freed, and told when they are complete.
@Suite struct KeptChildTests {
  @Test func everythingIsDeclared() {
    expectStyle(
      Self.library + Self.app + Self.child,
      """
      AppCoordinator entry
      > start -root-> [TrailsCoordinator]
      TrailCoordinator
      > start -push-> TrailController
      TrailsCoordinator
      > start -push-> TrailsController
        TrailsController -didTapBack-> !isCompleted
      """)
  }

  @Test func theLibraryIsNot() {
    expectStyle(
      Self.app + Self.child,
      """
      AppCoordinator entry
      > start -root-> [TrailsCoordinator]
      TrailCoordinator
      > start -push-> TrailController
      TrailsCoordinator
      > start -push-> TrailsController
      """)
  }

  @Test func aStartedChildWithoutSourceIsAFlow() {
    expectStyle(
      Self.library + Self.started,
      """
      AppCoordinator entry
      > start -root-> [TrailsCoordinator]
      TrailCoordinator
      TrailsCoordinator
        showTrail(trail: Trail, navigationController: UINavigationController?) -start-> [TrailCoordinator]
      > start -push-> TrailsController
        TrailsController -didTapBack-> !isCompleted
        TrailsController -didSelect-> showTrail
      """)
  }

  /// The app with a child that is started, of which only the name is known.
  private static let started = app.replacingOccurrences(
    of: "coordinator: trailCoordinator)", with: "coordinator: trailCoordinator); trailCoordinator.start()")

  static let library = """
    public protocol Coordinator: AnyObject {
      var childCoordinators: [Coordinator] { get set }
      func start()
    }
    extension Coordinator {
      public func store(coordinator: Coordinator) { childCoordinators.append(coordinator) }
      public func free(coordinator: Coordinator) { childCoordinators = childCoordinators.filter { $0 !== coordinator } }
    }
    open class BaseCoordinator: Coordinator {
      public var childCoordinators: [Coordinator] = []
      public var isCompleted: (() -> Void)?
      public init() {}
      open func start() { preconditionFailure() }
    }

    """

  static let app = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private var appCoordinator: AppCoordinator!

      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        let appCoordinator = AppCoordinator(window: window!)
        appCoordinator.start()
        self.appCoordinator = appCoordinator
        return true
      }
    }

    class AppCoordinator: BaseCoordinator {
      let window: UIWindow
      init(window: UIWindow) {
        self.window = window
        super.init()
      }
      override func start() {
        let navigationController = UINavigationController()
        let trails = TrailsCoordinator(navigationController: navigationController)
        self.store(coordinator: trails)
        trails.start()
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        trails.isCompleted = { [weak self] in
          self?.free(coordinator: trails)
        }
      }
    }

    class TrailsCoordinator: BaseCoordinator {
      var navigationController: UINavigationController?
      init(navigationController: UINavigationController?) { self.navigationController = navigationController }

      override func start() {
        let viewModel = TrailsViewModel()
        let viewController = TrailsController(viewModel: viewModel)
        viewModel.didSelect = { [weak self] trail in
          guard let strongSelf = self else { return }
          strongSelf.showTrail(trail, in: strongSelf.navigationController)
        }
        viewModel.didTapBack = { [weak self] in self?.isCompleted?() }
        navigationController?.pushViewController(viewController, animated: true)
      }

      func showTrail(_ trail: Trail, in navigationController: UINavigationController?) {
        let trailCoordinator = TrailCoordinator(trail: trail, navigationController: navigationController)
        self.store(coordinator: trailCoordinator)
      }
    }

    struct Trail {}
    class TrailsViewModel {
      var didSelect: ((Trail) -> Void)?
      var didTapBack: (() -> Void)?
    }
    class TrailsController: UIViewController {
      let viewModel: TrailsViewModel
      init(viewModel: TrailsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
      }
      func select(_ trail: Trail) { viewModel.didSelect?(trail) }
      func back() { viewModel.didTapBack?() }
    }

    """

  static let child = """
    class TrailCoordinator: BaseCoordinator {
      let trail: Trail
      var navigationController: UINavigationController?
      init(trail: Trail, navigationController: UINavigationController?) {
        self.trail = trail
        self.navigationController = navigationController
      }
      override func start() {
        navigationController?.pushViewController(TrailController(trail: trail), animated: true)
      }
    }
    class TrailController: UIViewController { init(trail: Trail) { super.init(nibName: nil, bundle: nil) } }

    """
}
