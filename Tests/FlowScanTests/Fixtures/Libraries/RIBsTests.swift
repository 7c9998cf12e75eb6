import Testing

/// Routers of RIBs, of which the source only has the subclasses.
@Suite struct RIBsTests {
  @Test func aRouterShowsTheViewsOfTheRoutersThatItsBuildersMake() {
    expectGraph(
      """
      import RIBs
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var launchRouter: LaunchRouting?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          launchRouter = RootBuilder(dependency: AppComponent()).build()
          launchRouter?.launch(from: UIWindow())
          return true
        }
      }
      final class AppComponent: Component<EmptyDependency>, RootDependency {
        init() { super.init(dependency: EmptyComponent()) }
      }

      protocol RootDependency: Dependency {}
      final class RootComponent: Component<RootDependency>, MenuDependency, GameDependency {
        let player = "Ada"
      }
      final class RootBuilder: Builder<RootDependency> {
        func build() -> LaunchRouting {
          let component = RootComponent(dependency: dependency)
          let view = RootViewController()
          return RootRouter(
            interactor: RootInteractor(presenter: view), viewController: view,
            menu: MenuBuilder(dependency: component), game: GameBuilder(dependency: component))
        }
      }
      protocol RootInteractable: Interactable, MenuListener, GameListener { var router: RootRouting? { get set } }
      protocol RootViewControllable: ViewControllable { func replaceModal(_ child: ViewControllable) }
      protocol RootRouting: ViewableRouting { func routeToMenu(); func routeToGame() }
      final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
        private let menu: MenuBuildable
        private let game: GameBuildable
        private var current: ViewableRouting?
        init(interactor: RootInteractable, viewController: RootViewControllable, menu: MenuBuildable, game: GameBuildable) {
          (self.menu, self.game) = (menu, game)
          super.init(interactor: interactor, viewController: viewController)
          interactor.router = self
        }
        override func didLoad() { routeToMenu() }
        func routeToMenu() { attach(menu.build(withListener: interactor)) }
        func routeToGame() { attach(game.build(withListener: interactor)) }
        private func attach(_ child: ViewableRouting) {
          if let current { detachChild(current) }
          current = child
          attachChild(child)
          viewController.replaceModal(child.viewControllable)
        }
      }
      protocol RootPresentable: Presentable {}
      final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
        weak var router: RootRouting?
        func startGame() { router?.routeToGame() }
        func gameDidEnd() { router?.routeToMenu() }
      }
      final class RootViewController: UIViewController, RootPresentable, RootViewControllable {
        func replaceModal(_ child: ViewControllable) { present(child.uiviewController, animated: true) }
      }

      protocol MenuDependency: Dependency {}
      protocol MenuListener: AnyObject { func startGame() }
      protocol MenuBuildable: Buildable { func build(withListener listener: MenuListener) -> ViewableRouting }
      final class MenuBuilder: Builder<MenuDependency>, MenuBuildable {
        func build(withListener listener: MenuListener) -> ViewableRouting {
          let view = MenuViewController()
          let interactor = MenuInteractor(presenter: view)
          interactor.listener = listener
          view.listener = interactor
          return MenuRouter(interactor: interactor, viewController: view)
        }
      }
      protocol MenuViewControllable: ViewControllable {}
      final class MenuRouter: ViewableRouter<Interactable, MenuViewControllable> {}
      protocol MenuPresentable: Presentable {}
      final class MenuInteractor: PresentableInteractor<MenuPresentable>, MenuPresentableListener {
        weak var listener: MenuListener?
        func press() { listener?.startGame() }
      }
      protocol MenuPresentableListener: AnyObject { func press() }
      final class MenuViewController: UIViewController, MenuPresentable, MenuViewControllable {
        weak var listener: MenuPresentableListener?
        @objc func didTapStart() { listener?.press() }
      }

      protocol GameDependency: Dependency { var player: String { get } }
      protocol GameListener: AnyObject { func gameDidEnd() }
      protocol GameBuildable: Buildable { func build(withListener listener: GameListener) -> ViewableRouting }
      final class GameBuilder: Builder<GameDependency>, GameBuildable {
        func build(withListener listener: GameListener) -> ViewableRouting {
          let view = GameViewController(player: dependency.player)
          let interactor = GameInteractor(presenter: view)
          interactor.listener = listener
          view.listener = interactor
          return GameRouter(interactor: interactor, viewController: view)
        }
      }
      protocol GameViewControllable: ViewControllable {}
      final class GameRouter: ViewableRouter<Interactable, GameViewControllable> {}
      protocol GamePresentable: Presentable {}
      final class GameInteractor: PresentableInteractor<GamePresentable>, GamePresentableListener {
        weak var listener: GameListener?
        func end() { listener?.gameDidEnd() }
      }
      protocol GamePresentableListener: AnyObject { func end() }
      final class GameViewController: UIViewController, GamePresentable, GameViewControllable {
        weak var listener: GamePresentableListener?
        init(player: String) { super.init(nibName: nil, bundle: nil) }
        @objc func didTapClose() { listener?.end() }
      }
      """,
      """
      RootRouter entry
      > routeToMenu -present-> MenuViewController
        routeToGame -present-> GameViewController
      > launch(window: UIWindow) -root-> RootViewController
        GameViewController -gameDidEnd-> routeToMenu
        MenuViewController -startGame-> routeToGame
      """)
  }
}
