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
}
