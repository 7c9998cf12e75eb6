import Testing

/// Coordinators that push and present each other through a navigator.
@Suite struct NavigatorLibraryTests {
  @Test func everythingIsDeclared() {
    expectStyle(
      Self.library + Self.article + Self.rest,
      """
      HelloCoordinator
      > start -root-> HelloController
      PictureCoordinator
      > start -root-> PictureController
      PreferencesCoordinator
      > start -root-> PreferencesController
        PreferencesController -onDone-> <
      \(Self.visitor)
      /pictures/:value => VisitorCoordinator.picture
      /preferences/:value => VisitorCoordinator.preferences.PreferencesCoordinator
      /visitors/:value => VisitorCoordinator.visitor
      """)
  }

  @Test func theLibraryIsImported() {
    expectStyle(
      "import Minerva\n" + Self.article + Self.rest,
      """
      HelloCoordinator
      > viewController -root-> HelloController
      PictureCoordinator
      > start(picture: Picture, navigator: Navigator) -root-> PictureController
        /pictures/:value --> start
      PreferencesCoordinator
      > viewController -root-> PreferencesController
        PreferencesController -onDone-> <
      \(Self.visitor)
      /pictures/:value => VisitorCoordinator.picture, PictureCoordinator.start
      /preferences/:value => VisitorCoordinator.preferences.PreferencesCoordinator
      /visitors/:value => VisitorCoordinator.visitor
      """)
  }

  @Test func theLibraryIsNotNamed() {
    expectRows(
      Self.article + Self.rest,
      """
        didTapPicture(picture: Picture) -present-> [PictureCoordinator]
        didTapPreferences -push-> [PreferencesCoordinator]
        didTapVisitor(visitor: String) -push-> [VisitorCoordinator]
        VisitorController -didTapVisitor-> didTapVisitor
        PreferencesController -onDone-> <
      """)
  }

  @Test func anExcerptIsAllThereIs() {
    expectRows(
      Self.article,
      """
        didTapPicture(picture: Picture) -present-> [PictureCoordinator]
        didTapPreferences -push-> [PreferencesCoordinator]
        didTapVisitor(visitor: String) -push-> [VisitorCoordinator]
        showTour -present-> [HelloCoordinator]
      """)
  }

  /// The rows of the flow that the sample is about, which the library's source does not change.
  private static let visitor = """
    VisitorCoordinator entry
      didTapPicture(picture: Picture) -present-> [PictureCoordinator]
      didTapPreferences -push-> [PreferencesCoordinator]
      didTapVisitor(visitor: String) -push-> [VisitorCoordinator]
      picture(value: String) -present-> [PictureCoordinator]
      preferences.PreferencesCoordinator(value: String) -push-> [PreferencesCoordinator]
      preferences.VisitorCoordinator(value: String) -root-> [VisitorCoordinator]
      showTour -present-> [HelloCoordinator]
    > start(visitor: String, navigator: Navigator) -root-> VisitorController
      visitor(value: String) -root-> [VisitorCoordinator]
      /pictures/:value -picture-> picture
      /preferences/:value -preferences-> preferences.PreferencesCoordinator
      /preferences/:value -preferences-> preferences.VisitorCoordinator
      /preferences/:value --> start
      /visitors/:value --> start
      /visitors/:value -visitor-> visitor
      VisitorController -didTapPicture-> didTapPicture
      VisitorController -didTapPreferences-> didTapPreferences
      VisitorController -didTapVisitor-> didTapVisitor
    """

  static let library = """
    public protocol Coordinator: AnyObject {
      var parent: Coordinator? { get set }
      var childCoordinators: [Coordinator] { get set }
    }
    extension Coordinator {
      public func addChild(_ coordinator: Coordinator) {
        coordinator.parent = self
        childCoordinators.append(coordinator)
      }
      public func removeChild(_ coordinator: Coordinator) { childCoordinators.removeAll { $0 === coordinator } }
    }
    public protocol BaseCoordinatorPresentable: Coordinator { var baseViewController: UIViewController { get } }
    public protocol CoordinatorPresentable: BaseCoordinatorPresentable {
      associatedtype CoordinatorVC: UIViewController
      var viewController: CoordinatorVC { get }
    }
    extension CoordinatorPresentable { public var baseViewController: UIViewController { viewController } }

    public protocol Navigator: UIAdaptivePresentationControllerDelegate, UINavigationControllerDelegate {
      typealias RemovalCompletion = (UIViewController) -> Void
      func present(_ viewController: UIViewController, animated: Bool, removalCompletion: RemovalCompletion?)
      func dismiss(_ viewController: UIViewController, animated: Bool)
      func push(_ viewController: UIViewController, animated: Bool, completion: RemovalCompletion?)
      func setViewControllers(_ viewControllers: [UIViewController], animated: Bool, completion: RemovalCompletion?)
      func popViewController(animated: Bool) -> UIViewController?
    }

    open class NavigatorImpl: NSObject, Navigator {
      private weak var parent: Navigator?
      private weak var stack: UINavigationController?
      private var completions: [UIViewController: RemovalCompletion] = [:]
      init(parent: Navigator?, navigationController: UINavigationController) {
        self.parent = parent
        stack = navigationController
      }
      public func present(_ viewController: UIViewController, animated: Bool, removalCompletion: RemovalCompletion?) {
        completions[viewController] = removalCompletion
        var top: UIViewController? = stack
        while let next = top?.presentedViewController { top = next }
        top?.present(viewController, animated: animated)
      }
      public func dismiss(_ viewController: UIViewController, animated: Bool) {
        viewController.dismiss(animated: animated) { self.completions[viewController]?(viewController) }
      }
      public func push(_ viewController: UIViewController, animated: Bool, completion: RemovalCompletion?) {
        completions[viewController] = completion
        stack?.pushViewController(viewController, animated: animated)
      }
      public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool, completion: RemovalCompletion?) {
        stack?.setViewControllers(viewControllers, animated: animated)
      }
      public func popViewController(animated: Bool) -> UIViewController? { stack?.popViewController(animated: animated) }
    }
    open class BasicNavigator: NavigatorImpl {
      public let navigationController: UINavigationController
      public override init(parent: Navigator?, navigationController: UINavigationController = UINavigationController()) {
        self.navigationController = navigationController
        super.init(parent: parent, navigationController: navigationController)
      }
    }

    public protocol CoordinatorNavigator: Coordinator {
      var navigator: Navigator { get }
      var presentedCoordinator: BaseCoordinatorPresentable? { get set }
    }
    extension CoordinatorNavigator {
      public func push(_ coordinator: BaseCoordinatorPresentable, animated: Bool = true) {
        addChild(coordinator)
        navigator.push(coordinator.baseViewController, animated: animated) { [weak self, weak coordinator] _ in
          guard let coordinator else { return }
          self?.removeChild(coordinator)
        }
      }
      public func present(
        _ coordinator: BaseCoordinatorPresentable, modalPresentationStyle: UIModalPresentationStyle? = nil, animated: Bool = true
      ) {
        addChild(coordinator)
        presentedCoordinator = coordinator
        let controller = coordinator.baseViewController.navigationController ?? coordinator.baseViewController
        if let modalPresentationStyle { controller.modalPresentationStyle = modalPresentationStyle }
        navigator.present(controller, animated: animated) { [weak self, weak coordinator] _ in
          guard let coordinator else { return }
          self?.removeChild(coordinator)
        }
      }
      public func dismiss(_ coordinator: BaseCoordinatorPresentable, animated: Bool = true) {
        navigator.dismiss(coordinator.baseViewController, animated: animated)
      }
      public func setRootCoordinator(_ coordinator: BaseCoordinatorPresentable, animated: Bool = true) {
        addChild(coordinator)
        navigator.setViewControllers([coordinator.baseViewController], animated: animated) { [weak self, weak coordinator] _ in
          guard let coordinator else { return }
          self?.removeChild(coordinator)
        }
      }
      public func pop(animated: Bool = true) { _ = navigator.popViewController(animated: animated) }
    }

    open class NavigationCoordinator: NSObject, CoordinatorNavigator, CoordinatorPresentable {
      public let navigator: Navigator
      public var viewController: UINavigationController { navigationController }
      public weak var presentedCoordinator: BaseCoordinatorPresentable?
      public var parent: Coordinator?
      public var childCoordinators: [Coordinator] = []
      private unowned let navigationController: UINavigationController
      public init(navigationController: UINavigationController, modalPresentationStyle: UIModalPresentationStyle) {
        self.navigationController = navigationController
        navigationController.modalPresentationStyle = modalPresentationStyle
        navigator = NavigatorImpl(parent: nil, navigationController: navigationController)
        super.init()
      }
    }

    """

  static let article = """
    final class VisitorCoordinator: NSObject, CoordinatorNavigator, CoordinatorPresentable {
      let navigator: Navigator
      var presentedCoordinator: BaseCoordinatorPresentable?
      var parent: Coordinator?
      var childCoordinators: [Coordinator] = []
      let viewController: VisitorController

      init(visitor: String, navigator: Navigator) {
        self.navigator = navigator
        viewController = VisitorController(visitor: visitor)
        super.init()
        viewController.delegate = self
      }
    }

    extension VisitorCoordinator: VisitorControllerDelegate {
      func didTapPreferences() {
        let coordinator = PreferencesCoordinator(navigator: navigator)
        push(coordinator)
      }
      func didTapPicture(_ picture: Picture) {
        let coordinator = PictureCoordinator(picture: picture, navigator: navigator)
        present(coordinator, modalPresentationStyle: .fullScreen)
      }
      func didTapVisitor(_ visitor: String) {
        let coordinator = VisitorCoordinator(visitor: visitor, navigator: navigator)
        push(coordinator)
      }
    }

    extension VisitorCoordinator {
      func handleDeepLink(_ link: DeepLink) {
        switch link {
        case .visitor(let visitor):
          let coordinator = VisitorCoordinator(visitor: visitor, navigator: navigator)
          setRootCoordinator(coordinator)
        case .preferences(let visitor):
          let visitorCoordinator = VisitorCoordinator(visitor: visitor, navigator: navigator)
          setRootCoordinator(visitorCoordinator)
          let preferences = PreferencesCoordinator(navigator: navigator)
          visitorCoordinator.push(preferences)
        case .picture(let picture):
          let coordinator = PictureCoordinator(picture: Picture(name: picture), navigator: navigator)
          present(coordinator, modalPresentationStyle: .fullScreen)
        }
      }

      func showTour() {
        let stack = UINavigationController()
        let tour = NavigationCoordinator(navigationController: stack, modalPresentationStyle: .formSheet)
        let hello = HelloCoordinator(navigator: tour.navigator)
        tour.setRootCoordinator(hello)
        present(tour, modalPresentationStyle: .formSheet)
      }
    }

    """

  static let rest = """
    struct Picture { let name: String }

    enum DeepLink {
      case visitor(String)
      case preferences(String)
      case picture(String)

      init?(_ url: URL) {
        let parts = url.pathComponents.dropFirst()
        switch parts.first {
        case "visitors" where parts.count == 2: self = .visitor(parts[2])
        case "preferences": self = .preferences(parts[2])
        case "pictures": self = .picture(parts[2])
        default: return nil
        }
      }
    }

    protocol VisitorControllerDelegate: AnyObject {
      func didTapPreferences()
      func didTapPicture(_ picture: Picture)
      func didTapVisitor(_ visitor: String)
    }
    final class VisitorController: UIViewController {
      weak var delegate: VisitorControllerDelegate?
      init(visitor: String) { super.init(nibName: nil, bundle: nil) }
      @IBAction func preferences() { delegate?.didTapPreferences() }
      @IBAction func picture() { delegate?.didTapPicture(Picture(name: "a")) }
      @IBAction func friend() { delegate?.didTapVisitor("b") }
    }

    final class PreferencesCoordinator: NSObject, CoordinatorNavigator, CoordinatorPresentable {
      let navigator: Navigator
      var presentedCoordinator: BaseCoordinatorPresentable?
      var parent: Coordinator?
      var childCoordinators: [Coordinator] = []
      let viewController = PreferencesController()
      init(navigator: Navigator) {
        self.navigator = navigator
        super.init()
        viewController.onDone = { [weak self] in self?.pop() }
      }
    }
    final class PreferencesController: UIViewController {
      var onDone: (() -> Void)?
      @IBAction func done() { onDone?() }
    }

    final class PictureCoordinator: NSObject, CoordinatorNavigator, CoordinatorPresentable {
      let navigator: Navigator
      var presentedCoordinator: BaseCoordinatorPresentable?
      var parent: Coordinator?
      var childCoordinators: [Coordinator] = []
      let viewController: PictureController
      init(picture: Picture, navigator: Navigator) {
        self.navigator = navigator
        viewController = PictureController(picture: picture)
        super.init()
      }
    }
    final class PictureController: UIViewController { init(picture: Picture) { super.init(nibName: nil, bundle: nil) } }

    final class HelloCoordinator: NSObject, CoordinatorNavigator, CoordinatorPresentable {
      let navigator: Navigator
      var presentedCoordinator: BaseCoordinatorPresentable?
      var parent: Coordinator?
      var childCoordinators: [Coordinator] = []
      let viewController = HelloController()
      init(navigator: Navigator) { self.navigator = navigator }
    }
    final class HelloController: UIViewController {}

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private var coordinator: VisitorCoordinator?

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let navigator = BasicNavigator(parent: nil)
        let coordinator = VisitorCoordinator(visitor: "me", navigator: navigator)
        navigator.setViewControllers([coordinator.viewController], animated: false, completion: nil)
        let window = UIWindow(windowScene: scene as! UIWindowScene)
        window.rootViewController = navigator.navigationController
        self.window = window
        self.coordinator = coordinator
      }

      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url, let link = DeepLink(url) else { return }
        coordinator?.handleDeepLink(link)
      }
    }

    """
}
