import Testing

/// A base coordinator, a router of modules, factories behind protocols, tabs filled on demand, options of links.
@Suite struct FactoryStyleTests {
  @Test func everythingIsDeclared() {
    expectStyle(
      Self.library + Self.app,
      """
      ApplicationCoordinator entry
      > runMain.TabsController -root-> TabsController
      > runMain.TabsCoordinator -root-> [TabsCoordinator]
      > runOnboarding -start-> [OnboardingCoordinator]
      > runSignIn -start-> [SignInCoordinator]
        [OnboardingCoordinator] -finishFlow-> runMain.TabsController
        [OnboardingCoordinator] -finishFlow-> runMain.TabsCoordinator
        [OnboardingCoordinator] -finishFlow-> runOnboarding
        [OnboardingCoordinator] -finishFlow-> runSignIn
        [SignInCoordinator] -finishFlow-> runMain.TabsController
        [SignInCoordinator] -finishFlow-> runMain.TabsCoordinator
        [SignInCoordinator] -finishFlow-> runOnboarding
        [SignInCoordinator] -finishFlow-> runSignIn
        https://*/onboarding -onboarding-> runOnboarding
        https://*/sign-up -signUp-> runSignIn
      CatalogueCoordinator
        runCreation -present-> [CreationCoordinator]
        showItem(item: Item) -push-> ItemController
      > showItems -root-> ItemsController
        [CreationCoordinator] -finishFlow-> <
        [CreationCoordinator] -finishFlow-> showItem
        ItemsController -onCreate-> runCreation
        ItemsController -onItem-> showItem
      CreationCoordinator
      > showCreation -root-> CreationController
        CreationController -onComplete,onHide-> !finishFlow
      OnboardingCoordinator
      > showOnboarding -root-> OnboardingController
        OnboardingController -onFinish-> !finishFlow
      SettingsCoordinator
      > start -root-> SettingsController
      SignInCoordinator
      > showSignIn -root-> SignInController
        showSignUp -push-> SignUpController
        SignInController -onComplete-> !finishFlow
        SignInController -onSignUp-> showSignUp
        SignUpController -onComplete-> !finishFlow
      TabsCoordinator
        onCatalogue -tab-> [CatalogueCoordinator]
        onLoaded -tab-> [CatalogueCoordinator]
        onSettings -tab-> [SettingsCoordinator]
        TabsController -onCatalogue-> onCatalogue
        TabsController -onLoaded-> onLoaded
        TabsController -onSettings-> onSettings
      https://*/catalogue => 
      https://*/onboarding => ApplicationCoordinator.runOnboarding
      https://*/settings => 
      https://*/sign-up => ApplicationCoordinator.runSignIn
      """)
  }

  @Test func theLibraryIsNot() {
    expectStyle(
      Self.app,
      """
      ApplicationCoordinator entry
      > runMain.TabsController -root-> TabsController
      > runMain.TabsCoordinator -root-> [TabsCoordinator]
      > runOnboarding -start-> [OnboardingCoordinator]
      > runSignIn -start-> [SignInCoordinator]
        [OnboardingCoordinator] -finishFlow-> runMain.TabsController
        [OnboardingCoordinator] -finishFlow-> runMain.TabsCoordinator
        [OnboardingCoordinator] -finishFlow-> runOnboarding
        [OnboardingCoordinator] -finishFlow-> runSignIn
        [SignInCoordinator] -finishFlow-> runMain.TabsController
        [SignInCoordinator] -finishFlow-> runMain.TabsCoordinator
        [SignInCoordinator] -finishFlow-> runOnboarding
        [SignInCoordinator] -finishFlow-> runSignIn
        https://*/onboarding -onboarding-> runOnboarding
        https://*/sign-up -signUp-> runSignIn
      CatalogueCoordinator
        runCreation -start-> [CreationCoordinator]
        showItem(item: Item) -push-> ItemController
      > showItems -root-> ItemsController
        [CreationCoordinator] -finishFlow-> showItem
        ItemsController -onCreate-> runCreation
        ItemsController -onItem-> showItem
        App.swift:309:12 router.present(module, animated: true): What is shown is not known here.
      CreationCoordinator
      > showCreation -root-> CreationController
        CreationController -onComplete,onHide-> !finishFlow
      OnboardingCoordinator
      > showOnboarding -root-> OnboardingController
        OnboardingController -onFinish-> !finishFlow
      SettingsCoordinator
      > start -root-> SettingsController
      SignInCoordinator
      > showSignIn -root-> SignInController
        showSignUp -push-> SignUpController
        SignInController -onComplete-> !finishFlow
        SignInController -onSignUp-> showSignUp
        SignUpController -onComplete-> !finishFlow
      TabsCoordinator
        onCatalogue -tab-> [CatalogueCoordinator]
        onLoaded -tab-> [CatalogueCoordinator]
        onSettings -tab-> [SettingsCoordinator]
        TabsController -onCatalogue-> onCatalogue
        TabsController -onLoaded-> onLoaded
        TabsController -onSettings-> onSettings
      https://*/catalogue => 
      https://*/onboarding => ApplicationCoordinator.runOnboarding
      https://*/settings => 
      https://*/sign-up => ApplicationCoordinator.runSignIn
      """)
  }

  @Test func theLibraryIsImported() {
    expectStyle(
      "import Modules\n" + Self.app,
      """
      ApplicationCoordinator entry
      > runMain.TabsController -root-> TabsController
      > runMain.TabsCoordinator -root-> [TabsCoordinator]
      > runOnboarding -start-> [OnboardingCoordinator]
      > runSignIn -start-> [SignInCoordinator]
        [OnboardingCoordinator] -finishFlow-> runMain.TabsController
        [OnboardingCoordinator] -finishFlow-> runMain.TabsCoordinator
        [OnboardingCoordinator] -finishFlow-> runOnboarding
        [OnboardingCoordinator] -finishFlow-> runSignIn
        [SignInCoordinator] -finishFlow-> runMain.TabsController
        [SignInCoordinator] -finishFlow-> runMain.TabsCoordinator
        [SignInCoordinator] -finishFlow-> runOnboarding
        [SignInCoordinator] -finishFlow-> runSignIn
        https://*/onboarding -onboarding-> runOnboarding
        https://*/sign-up -signUp-> runSignIn
      CatalogueCoordinator
        runCreation -start-> [CreationCoordinator]
        showItem(item: Item) -push-> ItemController
      > showItems -root-> ItemsController
        [CreationCoordinator] -finishFlow-> showItem
        ItemsController -onCreate-> runCreation
        ItemsController -onItem-> showItem
        App.swift:310:12 router.present(module, animated: true): What is shown is not known here.
      CreationCoordinator
      > showCreation -root-> CreationController
        CreationController -onComplete,onHide-> !finishFlow
      OnboardingCoordinator
      > showOnboarding -root-> OnboardingController
        OnboardingController -onFinish-> !finishFlow
      SettingsCoordinator
      > start -root-> SettingsController
      SignInCoordinator
      > showSignIn -root-> SignInController
        showSignUp -push-> SignUpController
        SignInController -onComplete-> !finishFlow
        SignInController -onSignUp-> showSignUp
        SignUpController -onComplete-> !finishFlow
      TabsCoordinator
        onCatalogue -tab-> [CatalogueCoordinator]
        onLoaded -tab-> [CatalogueCoordinator]
        onSettings -tab-> [SettingsCoordinator]
        TabsController -onCatalogue-> onCatalogue
        TabsController -onLoaded-> onLoaded
        TabsController -onSettings-> onSettings
      https://*/catalogue => 
      https://*/onboarding => ApplicationCoordinator.runOnboarding
      https://*/settings => 
      https://*/sign-up => ApplicationCoordinator.runSignIn
      """)
  }

  static let library = """
    public protocol Coordinator: AnyObject {
      func start()
      func start(with option: DeepLinkOption?)
    }

    open class BaseCoordinator: Coordinator {
      public var children: [Coordinator] = []
      open func start() { start(with: nil) }
      open func start(with option: DeepLinkOption?) {}
      public func addDependency(_ coordinator: Coordinator) {
        for element in children where element === coordinator { return }
        children.append(coordinator)
      }
      public func removeDependency(_ coordinator: Coordinator?) {
        guard !children.isEmpty, let coordinator else { return }
        for (index, element) in children.enumerated() where element === coordinator {
          children.remove(at: index)
          break
        }
      }
    }

    public protocol Presentable: AnyObject { func toPresent() -> UIViewController? }
    extension UIViewController: Presentable { public func toPresent() -> UIViewController? { self } }
    public protocol BaseView: NSObjectProtocol, Presentable {}

    public protocol Router: Presentable {
      func present(_ module: Presentable?, animated: Bool)
      func push(_ module: Presentable?, animated: Bool)
      func popModule()
      func dismissModule()
      func setRootModule(_ module: Presentable?)
    }

    public final class RouterImp: NSObject, Router {
      private weak var rootController: UINavigationController?
      public init(rootController: UINavigationController) { self.rootController = rootController }
      public func toPresent() -> UIViewController? { rootController }
      public func present(_ module: Presentable?, animated: Bool) {
        guard let controller = module?.toPresent() else { return }
        rootController?.present(controller, animated: animated, completion: nil)
      }
      public func push(_ module: Presentable?, animated: Bool) {
        guard let controller = module?.toPresent(), !(controller is UINavigationController) else { return }
        rootController?.pushViewController(controller, animated: animated)
      }
      public func popModule() { rootController?.popViewController(animated: true) }
      public func dismissModule() { rootController?.dismiss(animated: true, completion: nil) }
      public func setRootModule(_ module: Presentable?) {
        guard let controller = module?.toPresent() else { return }
        rootController?.setViewControllers([controller], animated: false)
      }
    }

    """

  static let app = """
    enum DeepLinkOption {
      case onboarding
      case catalogue
      case settings
      case signUp
      case item(String)

      static func build(with userActivity: NSUserActivity) -> DeepLinkOption? {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL else { return nil }
        switch url.path {
        case "/onboarding": return .onboarding
        case "/catalogue": return .catalogue
        case "/settings": return .settings
        case "/sign-up": return .signUp
        default: return nil
        }
      }
    }

    @UIApplicationMain
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var rootController: UINavigationController { window!.rootViewController as! UINavigationController }
      private lazy var applicationCoordinator: Coordinator = makeCoordinator()

      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        applicationCoordinator.start(with: nil)
        return true
      }
      func application(_ application: UIApplication, continue activity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void) -> Bool {
        applicationCoordinator.start(with: DeepLinkOption.build(with: activity))
        return true
      }
      private func makeCoordinator() -> Coordinator {
        ApplicationCoordinator(router: RouterImp(rootController: rootController), factory: CoordinatorFactoryImp())
      }
    }

    final class ApplicationCoordinator: BaseCoordinator {
      private let router: Router
      private let factory: CoordinatorFactory
      private var isOnboardingSeen = false
      private var isSignedIn = false

      init(router: Router, factory: CoordinatorFactory) {
        self.router = router
        self.factory = factory
      }

      override func start(with option: DeepLinkOption?) {
        if let option {
          switch option {
          case .onboarding: runOnboarding()
          case .signUp: runSignIn()
          default: children.forEach { $0.start(with: option) }
          }
          return
        }
        if !isSignedIn { return runSignIn() }
        if !isOnboardingSeen { return runOnboarding() }
        runMain()
      }
      private func runOnboarding() {
        let coordinator = factory.makeOnboarding(router: router)
        coordinator.finishFlow = { [weak self, weak coordinator] in
          self?.isOnboardingSeen = true
          self?.removeDependency(coordinator)
          self?.start()
        }
        addDependency(coordinator)
        coordinator.start()
      }
      private func runSignIn() {
        let coordinator = factory.makeSignIn(router: router)
        coordinator.finishFlow = { [weak self, weak coordinator] in
          self?.isSignedIn = true
          self?.removeDependency(coordinator)
          self?.start()
        }
        addDependency(coordinator)
        coordinator.start()
      }
      private func runMain() {
        let (coordinator, module) = factory.makeTabs()
        addDependency(coordinator)
        router.setRootModule(module)
        coordinator.start()
      }
    }

    protocol CoordinatorFactory {
      func makeTabs() -> (configurator: Coordinator, toPresent: Presentable?)
      func makeOnboarding(router: Router) -> Coordinator & OnboardingOutput
      func makeSignIn(router: Router) -> Coordinator & SignInOutput
      func makeCatalogue(navController: UINavigationController?) -> Coordinator
      func makeCatalogue() -> Coordinator
      func makeSettings(navController: UINavigationController?) -> Coordinator
      func makeCreation(navController: UINavigationController?) -> (configurator: Coordinator & CreationOutput, toPresent: Presentable?)
    }

    final class CoordinatorFactoryImp: CoordinatorFactory {
      func makeTabs() -> (configurator: Coordinator, toPresent: Presentable?) {
        let controller = TabsController()
        return (TabsCoordinator(tabs: controller, factory: CoordinatorFactoryImp()), controller)
      }
      func makeOnboarding(router: Router) -> Coordinator & OnboardingOutput {
        OnboardingCoordinator(router: router, factory: ModuleFactoryImp())
      }
      func makeSignIn(router: Router) -> Coordinator & SignInOutput {
        SignInCoordinator(router: router, factory: ModuleFactoryImp())
      }
      func makeCatalogue() -> Coordinator { makeCatalogue(navController: nil) }
      func makeCatalogue(navController: UINavigationController?) -> Coordinator {
        CatalogueCoordinator(router: router(navController), factory: ModuleFactoryImp(), coordinators: CoordinatorFactoryImp())
      }
      func makeSettings(navController: UINavigationController?) -> Coordinator {
        SettingsCoordinator(router: router(navController), factory: ModuleFactoryImp())
      }
      func makeCreation(navController: UINavigationController?) -> (configurator: Coordinator & CreationOutput, toPresent: Presentable?) {
        let router = self.router(navController)
        return (CreationCoordinator(router: router, factory: ModuleFactoryImp()), router)
      }
      private func router(_ navController: UINavigationController?) -> Router {
        RouterImp(rootController: navigationController(navController))
      }
      private func navigationController(_ navController: UINavigationController?) -> UINavigationController {
        navController ?? UINavigationController()
      }
    }

    protocol TabsView: AnyObject {
      var onCatalogue: ((UINavigationController) -> Void)? { get set }
      var onSettings: ((UINavigationController) -> Void)? { get set }
      var onLoaded: ((UINavigationController) -> Void)? { get set }
    }
    final class TabsController: UITabBarController, UITabBarControllerDelegate, TabsView {
      var onCatalogue: ((UINavigationController) -> Void)?
      var onSettings: ((UINavigationController) -> Void)?
      var onLoaded: ((UINavigationController) -> Void)?
      override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        if let controller = customizableViewControllers?.first as? UINavigationController { onLoaded?(controller) }
      }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        guard let controller = viewControllers?[selectedIndex] as? UINavigationController else { return }
        if selectedIndex == 0 { onCatalogue?(controller) } else if selectedIndex == 1 { onSettings?(controller) }
      }
    }

    final class TabsCoordinator: BaseCoordinator {
      private let tabs: TabsView
      private let factory: CoordinatorFactory
      init(tabs: TabsView, factory: CoordinatorFactory) {
        self.tabs = tabs
        self.factory = factory
      }
      override func start() {
        tabs.onLoaded = runCatalogue()
        tabs.onCatalogue = runCatalogue()
        tabs.onSettings = runSettings()
      }
      private func runCatalogue() -> ((UINavigationController) -> Void) {
        return { [unowned self] controller in
          if controller.viewControllers.isEmpty {
            let coordinator = factory.makeCatalogue(navController: controller)
            addDependency(coordinator)
            coordinator.start()
          }
        }
      }
      private func runSettings() -> ((UINavigationController) -> Void) {
        return { [unowned self] controller in
          if controller.viewControllers.isEmpty {
            let coordinator = factory.makeSettings(navController: controller)
            addDependency(coordinator)
            coordinator.start()
          }
        }
      }
    }

    protocol OnboardingOutput: AnyObject { var finishFlow: (() -> Void)? { get set } }
    protocol SignInOutput: AnyObject { var finishFlow: (() -> Void)? { get set } }
    protocol CreationOutput: AnyObject { var finishFlow: ((Item?) -> Void)? { get set } }

    protocol ModuleFactory {
      func makeOnboarding() -> OnboardingView
      func makeSignIn() -> SignInView
      func makeSignUp() -> SignUpView
      func makeItems() -> ItemsView
      func makeItem(_ item: Item) -> ItemView
      func makeCreation() -> CreationView
      func makeSettings() -> SettingsView
    }
    final class ModuleFactoryImp: ModuleFactory {
      func makeOnboarding() -> OnboardingView { OnboardingController() }
      func makeSignIn() -> SignInView { SignInController() }
      func makeSignUp() -> SignUpView { SignUpController() }
      func makeItems() -> ItemsView { ItemsController() }
      func makeItem(_ item: Item) -> ItemView { ItemController(item: item) }
      func makeCreation() -> CreationView { CreationController() }
      func makeSettings() -> SettingsView { SettingsController() }
    }

    struct Item { let title: String }
    protocol OnboardingView: BaseView { var onFinish: (() -> Void)? { get set } }
    final class OnboardingController: UIViewController, OnboardingView {
      var onFinish: (() -> Void)?
      @IBAction func finish() { onFinish?() }
    }
    protocol SignInView: BaseView {
      var onComplete: (() -> Void)? { get set }
      var onSignUp: (() -> Void)? { get set }
    }
    final class SignInController: UIViewController, SignInView {
      var onComplete: (() -> Void)?
      var onSignUp: (() -> Void)?
    }
    protocol SignUpView: BaseView { var onComplete: (() -> Void)? { get set } }
    final class SignUpController: UIViewController, SignUpView { var onComplete: (() -> Void)? }
    protocol ItemsView: BaseView {
      var onItem: ((Item) -> Void)? { get set }
      var onCreate: (() -> Void)? { get set }
    }
    final class ItemsController: UIViewController, ItemsView {
      var onItem: ((Item) -> Void)?
      var onCreate: (() -> Void)?
    }
    protocol ItemView: BaseView {}
    final class ItemController: UIViewController, ItemView { init(item: Item) {} }
    protocol CreationView: BaseView {
      var onHide: (() -> Void)? { get set }
      var onComplete: ((Item) -> Void)? { get set }
    }
    final class CreationController: UIViewController, CreationView {
      var onHide: (() -> Void)?
      var onComplete: ((Item) -> Void)?
    }
    protocol SettingsView: BaseView {}
    final class SettingsController: UIViewController, SettingsView {}

    final class OnboardingCoordinator: BaseCoordinator, OnboardingOutput {
      var finishFlow: (() -> Void)?
      private let router: Router
      private let factory: ModuleFactory
      init(router: Router, factory: ModuleFactory) {
        self.router = router
        self.factory = factory
      }
      override func start() { showOnboarding() }
      private func showOnboarding() {
        let view = factory.makeOnboarding()
        view.onFinish = { [weak self] in self?.finishFlow?() }
        router.setRootModule(view)
      }
    }

    final class SignInCoordinator: BaseCoordinator, SignInOutput {
      var finishFlow: (() -> Void)?
      private let router: Router
      private let factory: ModuleFactory
      init(router: Router, factory: ModuleFactory) {
        self.router = router
        self.factory = factory
      }
      override func start() { showSignIn() }
      private func showSignIn() {
        let view = factory.makeSignIn()
        view.onComplete = { [weak self] in self?.finishFlow?() }
        view.onSignUp = { [weak self] in self?.showSignUp() }
        router.setRootModule(view)
      }
      private func showSignUp() {
        let view = factory.makeSignUp()
        view.onComplete = { [weak self] in self?.finishFlow?() }
        router.push(view, animated: true)
      }
    }

    final class CatalogueCoordinator: BaseCoordinator {
      private let router: Router
      private let factory: ModuleFactory
      private let coordinators: CoordinatorFactory
      init(router: Router, factory: ModuleFactory, coordinators: CoordinatorFactory) {
        self.router = router
        self.factory = factory
        self.coordinators = coordinators
      }
      override func start() { showItems() }
      private func showItems() {
        let view = factory.makeItems()
        view.onItem = { [weak self] in self?.showItem($0) }
        view.onCreate = { [weak self] in self?.runCreation() }
        router.setRootModule(view)
      }
      private func showItem(_ item: Item) {
        router.push(factory.makeItem(item), animated: true)
      }
      private func runCreation() {
        let (coordinator, module) = coordinators.makeCreation(navController: nil)
        coordinator.finishFlow = { [weak self, weak coordinator] item in
          self?.router.dismissModule()
          self?.removeDependency(coordinator)
          guard let item else { return }
          self?.showItem(item)
        }
        addDependency(coordinator)
        router.present(module, animated: true)
        coordinator.start()
      }
    }

    final class CreationCoordinator: BaseCoordinator, CreationOutput {
      var finishFlow: ((Item?) -> Void)?
      private let router: Router
      private let factory: ModuleFactory
      init(router: Router, factory: ModuleFactory) {
        self.router = router
        self.factory = factory
      }
      override func start() { showCreation() }
      private func showCreation() {
        let view = factory.makeCreation()
        view.onHide = { [weak self] in self?.finishFlow?(nil) }
        view.onComplete = { [weak self] in self?.finishFlow?($0) }
        router.setRootModule(view)
      }
    }

    final class SettingsCoordinator: BaseCoordinator {
      private let router: Router
      private let factory: ModuleFactory
      init(router: Router, factory: ModuleFactory) {
        self.router = router
        self.factory = factory
      }
      override func start() { router.setRootModule(factory.makeSettings()) }
    }

    """
}
