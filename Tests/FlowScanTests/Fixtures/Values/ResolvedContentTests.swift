import Testing

/// Screens that a container of objects makes, put into a container of screens by the flow that shows that.
@Suite struct ResolvedContentTests {
  @Test func aFlowShowsTheResolvedScreenInTheContainerThatItHandsOn() {
    expectGraph(
      """
      import Swinject
      import UIKit

      final class LoginAssembly: Assembly {
        func assemble(container: Container) {
          container.register(LoginController.self) { _ in LoginController() }
        }
      }
      final class LoginController: UIViewController {}
      final class PinController: UIViewController {}
      extension UIWindow {
        func replaceRoot(by page: UIViewController) {
          rootViewController = page
          makeKeyAndVisible()
        }
      }
      final class LoginCoordinator {
        private let window: UIWindow
        private let resolver: Resolver
        init(window: UIWindow, resolver: Resolver) { (self.window, self.resolver) = (window, resolver) }
        func start() {
          let login = resolver.resolve(LoginController.self)!
          let navigation = UINavigationController(rootViewController: login)
          window.replaceRoot(by: navigation)
          navigation.pushViewController(PinController(), animated: true)
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let assembler = Assembler([LoginAssembly()])
        var login: LoginCoordinator?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          login = LoginCoordinator(window: UIWindow(), resolver: assembler.resolver)
          login?.start()
          return true
        }
      }
      """,
      """
      LoginCoordinator entry
      > start.LoginController -root-> LoginController
      > start.PinController -push-> PinController
      """)
  }

  @Test func anOperatorOfALibraryTakesAScreenByItsType() {
    expectGraph(
      """
      import Swinject
      import SwinjectAutoregistration
      import UIKit
      final class ListController: UIViewController {}
      final class DetailController: UIViewController {}
      final class ShopCoordinator {
        private let navigation: UINavigationController
        private let resolver: Resolver
        init(navigation: UINavigationController, resolver: Resolver) {
          (self.navigation, self.resolver) = (navigation, resolver)
        }
        func start() {
          navigation.viewControllers = [resolver ~> ListController.self]
          navigation.pushViewController(resolver ~> DetailController.self, animated: true)
        }
      }
      """,
      """
      ShopCoordinator
      > start.ListController -root-> ListController
      > start.DetailController -push-> DetailController
      """)
  }

  @Test func aSceneMakesTheScreenThatItIsDeclaredWith() {
    expectGraph(
      """
      import UIKit
      final class ListController: UIViewController {}
      final class DetailController: UIViewController {}
      enum Storyboards {
        enum Main {
          static let list = Scene<ListController>(name: "List")
          static let detail = Scene<DetailController>(name: "Detail")
        }
      }
      struct Scene<Screen: UIViewController> {
        let name: String
        func instantiate() -> Screen {
          let storyboard = UIStoryboard(name: "Main", bundle: nil)
          guard let screen = storyboard.instantiateViewController(withIdentifier: name) as? Screen else { fatalError() }
          return screen
        }
      }
      final class ShopCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          navigation.viewControllers = [Storyboards.Main.list.instantiate()]
          navigation.pushViewController(Storyboards.Main.detail.instantiate(), animated: true)
        }
      }
      """,
      """
      ShopCoordinator
      > start.ListController -root-> ListController
      > start.DetailController -push-> DetailController
      """)
  }
}
