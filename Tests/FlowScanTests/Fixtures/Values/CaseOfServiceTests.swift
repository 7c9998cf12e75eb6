import Testing

/// Cases that only code makes which leads nowhere else, such as the answers of a service, beside one that a screen makes.
@Suite struct CaseOfServiceTests {
  @Test(arguments: [
    ("Result<ShopState, Error>", "(try? answer.get()) ?? .open"),
    ("ShopState?", "answer ?? .open"),
    ("ShopState?", "answer ?? ShopState.open"),
  ])
  func aCaseThatAServiceMakesIsAskedForByItsUser(_ type: String, _ state: String) {
    expectGraph(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = RootViewController(shop: RemoteShop())
        }
      }
      final class RootViewController: UIViewController {
        let shop: Shop
        init(shop: Shop) {
          self.shop = shop
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          let launch = LaunchController(shop: shop)
          launch.delegate = self
          swap(launch)
        }
        private func swap(_ next: UIViewController) {
          addChild(next)
          view.addSubview(next.view)
        }
        private func showMain() { swap(MainCoordinator()) }
        private func showClosed(_ reason: String) {
          present(ClosedController(reason: reason), animated: true)
        }
      }
      extension RootViewController: LaunchDelegate {
        func launch(_ launch: LaunchController, endedWith state: ShopState) {
          switch state {
          case .open: showMain()
          case .closed(let reason): showClosed(reason)
          }
        }
      }
      final class MainCoordinator: UITabBarController {
        override func viewDidLoad() { viewControllers = [CartController()] }
      }
      enum ShopState { case open, closed(reason: String) }
      protocol Shop: AnyObject { func load(_ done: @escaping (\(type)) -> Void) }
      final class RemoteShop: Shop {
        func load(_ done: @escaping (\(type)) -> Void) {
          fetch { (body: Body) in done(body.closed.map { .closed(reason: $0) } ?? .open) }
        }
      }
      protocol LaunchDelegate: AnyObject {
        func launch(_ launch: LaunchController, endedWith state: ShopState)
      }
      final class LaunchController: UIViewController {
        weak var delegate: LaunchDelegate?
        let shop: Shop
        init(shop: Shop) {
          self.shop = shop
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          shop.load { [weak self] answer in
            guard let self = self else { return }
            let state = \(state)
            self.delegate?.launch(self, endedWith: state)
          }
        }
      }
      final class ClosedController: UIViewController {
        init(reason: String) { super.init(nibName: nil, bundle: nil) }
      }
      final class CartController: UIViewController {}
      """,
      """
      RootViewController entry
      > viewDidLoad -embed-> LaunchController
        showMain -embed-> [MainCoordinator]
        showClosed(reason: String) -present-> ClosedController
        LaunchController -launch(_:endedWith:)-> showClosed
        LaunchController -open-> showMain
      MainCoordinator
      > viewDidLoad -tab-> CartController
      """)
  }
}
