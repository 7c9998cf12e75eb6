import Testing

/// A base class that keeps children, a router that pushes and presents, factories behind protocols.
@Suite struct BaseClassStyleTests {
  @Test func childrenAreStartedThroughTheBaseClassAndScreensComeFromFactories() {
    expectGraph(
      """
      protocol Coordinator: AnyObject { func start() }

      class BaseCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() {}
        func addDependency(_ coordinator: Coordinator) { childCoordinators.append(coordinator) }
        func removeDependency(_ coordinator: Coordinator?) {}
      }

      protocol Presentable { func toPresent() -> UIViewController? }
      extension UIViewController: Presentable { func toPresent() -> UIViewController? { self } }

      protocol Router {
        func setRootModule(_ module: Presentable?)
        func push(_ module: Presentable?)
        func present(_ module: Presentable?)
        func popModule()
      }

      final class RouterImp: Router {
        private let rootController: UINavigationController
        init(rootController: UINavigationController) { self.rootController = rootController }
        func setRootModule(_ module: Presentable?) {
          guard let controller = module?.toPresent() else { return }
          rootController.setViewControllers([controller], animated: false)
        }
        func push(_ module: Presentable?) {
          guard let controller = module?.toPresent() else { return }
          rootController.pushViewController(controller, animated: true)
        }
        func present(_ module: Presentable?) {
          guard let controller = module?.toPresent() else { return }
          rootController.present(controller, animated: true, completion: nil)
        }
        func popModule() { rootController.popViewController(animated: true) }
      }

      protocol RecipeListView: Presentable {
        var onRecipe: ((Recipe) -> Void)? { get set }
        var onSignIn: (() -> Void)? { get set }
      }
      final class RecipeListController: UIViewController, RecipeListView {
        var onRecipe: ((Recipe) -> Void)?
        var onSignIn: (() -> Void)?
      }
      protocol RecipeView: Presentable { var onClose: (() -> Void)? { get set } }
      final class RecipeController: UIViewController, RecipeView { var onClose: (() -> Void)? }
      final class SignInController: UIViewController { var onDone: (() -> Void)? }

      protocol RecipeFactory {
        func makeList() -> RecipeListView
        func makeRecipe(_ recipe: Recipe) -> RecipeView
      }
      final class ModuleFactoryImp: RecipeFactory {
        func makeList() -> RecipeListView { RecipeListController() }
        func makeRecipe(_ recipe: Recipe) -> RecipeView { RecipeController() }
      }

      protocol SignInOutput: AnyObject { var finishFlow: (() -> Void)? { get set } }
      protocol CoordinatorFactory { func makeSignIn(router: Router) -> Coordinator & SignInOutput }
      final class CoordinatorFactoryImp: CoordinatorFactory {
        func makeSignIn(router: Router) -> Coordinator & SignInOutput { SignInCoordinator(router: router) }
      }

      final class RecipesCoordinator: BaseCoordinator {
        private let router: Router
        private let factory: RecipeFactory
        private let coordinators: CoordinatorFactory
        init(router: Router, factory: RecipeFactory, coordinators: CoordinatorFactory) {
          self.router = router
          self.factory = factory
          self.coordinators = coordinators
        }
        override func start() { showList() }
        private func showList() {
          var list = factory.makeList()
          list.onRecipe = { [weak self] recipe in self?.showRecipe(recipe) }
          list.onSignIn = { [weak self] in self?.runSignIn() }
          router.setRootModule(list)
        }
        /// One recipe, with all its steps.
        private func showRecipe(_ recipe: Recipe) {
          var view = factory.makeRecipe(recipe)
          view.onClose = { [weak self] in self?.router.popModule() }
          router.push(view)
        }
        private func runSignIn() {
          var child = coordinators.makeSignIn(router: router)
          child.finishFlow = { [weak self, weak child] in
            self?.removeDependency(child)
            self?.showList()
          }
          addDependency(child)
          child.start()
        }
      }

      final class SignInCoordinator: BaseCoordinator, SignInOutput {
        var finishFlow: (() -> Void)?
        private let router: Router
        init(router: Router) { self.router = router }
        override func start() {
          let controller = SignInController()
          controller.onDone = { [weak self] in self?.finishFlow?() }
          router.present(controller)
        }
      }
      """,
      """
      RecipesCoordinator
      > showList -root-> RecipeListController
        showRecipe(recipe: Recipe) -push-> RecipeController # One recipe, with all its steps.
        runSignIn -start-> [SignInCoordinator]
        [SignInCoordinator] -finishFlow-> showList
        RecipeController -onClose-> <
        RecipeListController -onSignIn-> runSignIn
        RecipeListController -onRecipe-> showRecipe
      SignInCoordinator
      > start -present-> SignInController
        SignInController -onDone-> !finishFlow
      """)
  }

  @Test func eachCallThatRunsAChildIsToldApart() {
    expectGraph(
      """
      protocol FinishingFlow: AnyObject {
        associatedtype Result
        var finishFlow: ((Result) -> Void)? { get set }
      }
      class BaseCoordinator {
        var children: [BaseCoordinator] = []
        func start() {}
        func runChild<C: BaseCoordinator & FinishingFlow>(_ child: C, onFinish: ((C.Result) -> Void)? = nil) {
          child.finishFlow = { [weak self, weak child] result in
            self?.remove(child)
            onFinish?(result)
          }
          children.append(child)
          child.start()
        }
        func remove(_ child: BaseCoordinator?) { children.removeAll { $0 === child } }
      }
      final class AppCoordinator: BaseCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func start() { runAuth() }
        private func runAuth() {
          runChild(AuthCoordinator(navigation: navigation)) { [weak self] isNew in
            if isNew { self?.runIntro() } else { self?.showMain() }
          }
        }
        private func runIntro() {
          runChild(IntroCoordinator(navigation: navigation)) { [weak self] _ in self?.showMain() }
        }
        private func showMain() { navigation.setViewControllers([MainController()], animated: true) }
      }
      final class AuthCoordinator: BaseCoordinator, FinishingFlow {
        var finishFlow: ((Bool) -> Void)?
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func start() {
          let page = AuthController()
          page.onDone = { [weak self] in self?.finishFlow?($0) }
          navigation.setViewControllers([page], animated: false)
        }
      }
      final class IntroCoordinator: BaseCoordinator, FinishingFlow {
        var finishFlow: ((Void) -> Void)?
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func start() {
          let page = IntroController()
          page.onDone = { [weak self] in self?.finishFlow?(()) }
          navigation.setViewControllers([page], animated: false)
        }
      }
      final class AuthController: UIViewController {
        var onDone: ((Bool) -> Void)?
        @objc func signedIn() { onDone?(false) }
        @objc func signedUp() { onDone?(true) }
      }
      final class IntroController: UIViewController {
        var onDone: (() -> Void)?
        @objc func done() { onDone?() }
      }
      final class MainController: UIViewController {}
      """,
      """
      AppCoordinator
      > runAuth -start-> [AuthCoordinator]
        runIntro -start-> [IntroCoordinator]
        showMain -root-> MainController
        [AuthCoordinator] -finishFlow-> runIntro
        [AuthCoordinator] -finishFlow-> showMain
        [IntroCoordinator] -finishFlow-> showMain
      AuthCoordinator
      > start -root-> AuthController
        AuthController -onDone-> !finishFlow
      IntroCoordinator
      > start -root-> IntroController
        IntroController -onDone-> !finishFlow
      """)
  }
}
