import FlowKit
import FlowModel
import Testing
import UIKit

@MainActor private final class AppCoordinator {
  let window = UIWindow()
  let tabs = UITabBarController()
  var children: [CartCoordinator] = []

  init() {
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  func startCart() -> CartCoordinator {
    let stack = UINavigationController()
    let cart = CartCoordinator(Router(stack))
    children.append(cart)
    tabs.viewControllers = [stack, SettingsViewController()]
    cart.start()
    return cart
  }
}

/// A router that does not hold what it shows on.
@MainActor private final class Router {
  private weak var stack: UINavigationController?
  init(_ stack: UINavigationController) { self.stack = stack }
  func push(_ screen: UIViewController) { stack?.pushViewController(screen, animated: false) }
  func present(_ screen: UIViewController) { stack?.present(screen, animated: false) }
}

@MainActor private final class CartCoordinator {
  private let router: Router
  init(_ router: Router) { self.router = router }
  func start() { router.push(CartViewController()) }
  func pay() { router.push(PaymentViewController()) }
  func help() { router.present(HelpViewController()) }
}

@MainActor private final class StagesCoordinator {
  let screens = [StageViewController(), StageViewController(), StageViewController()]
  let stack = UINavigationController()
  func showStep(_ index: Int) { stack.pushViewController(screens[index], animated: false) }
}

@MainActor private final class MailCoordinator {
  let split: UISplitViewController
  init(_ split: UISplitViewController) { self.split = split }
}

private final class CartViewController: UIViewController {}
private final class PaymentViewController: UIViewController {}
private final class HelpViewController: UIViewController {}
private final class SettingsViewController: UIViewController {}
private final class StageViewController: UIViewController {}

/// What is on screen, asked of UIKit: its stand-ins show reflection nothing, and neither do the real classes.
@MainActor @Suite struct LiveTreeOnUIKitTests {
  @Test func reflectionSeesNothingOfAStandIn() {
    let stack = UINavigationController()
    stack.setViewControllers([CartViewController()], animated: false)
    var seen: [Any] = []
    var mirror: Mirror? = Mirror(reflecting: stack)
    while let level = mirror {
      seen += level.children.flatMap { Mirror(reflecting: $0.value).children.map(\.value) }
      mirror = level.superclassMirror
    }
    #expect(!seen.contains { $0 is UIViewController || $0 is [UIViewController] })
  }

  @Test func tabsStacksAndModals() {
    let app = AppCoordinator()
    let cart = app.startCart()
    cart.pay()
    cart.help()
    #expect(
      "\(LiveTree(reflecting: app))" == """
        AppCoordinator #1 → UITabBarController #2
        ├─ UITabBarController #2 (screen) embed → UINavigationController #3
        │  ├─ UINavigationController #3 (screen) tab → PaymentViewController #5
        │  │  ├─ CartViewController #4 (screen) root
        │  │  ├─ PaymentViewController #5 (screen) push
        │  │  └─ HelpViewController #6 (screen) present
        │  └─ SettingsViewController #7 (screen) tab
        └─ CartCoordinator #8

        """)
    app.tabs.selectedIndex = 1
    #expect(
      "\(LiveTree(reflecting: app))".contains(
        "UITabBarController #2 (screen) embed → SettingsViewController #7"))
  }

  @Test func aStackBehindAWeakReference() {
    let app = AppCoordinator()
    let cart = app.startCart()
    #expect(
      "\(LiveTree(reflecting: cart))" == """
        CartCoordinator #1
        └─ UINavigationController #2 (screen) → CartViewController #3
           └─ CartViewController #3 (screen) root

        """)
  }

  @Test func theStepOnTopIsTheCurrentOne() {
    let steps = StagesCoordinator()
    steps.showStep(0)
    steps.showStep(1)
    #expect("\(LiveTree(reflecting: steps))".hasPrefix("StagesCoordinator #1 → StageViewController #3\n"))
    steps.stack.popViewController(animated: false)
    #expect("\(LiveTree(reflecting: steps))".hasPrefix("StagesCoordinator #1 → StageViewController #2\n"))
  }

  @Test func columnsWithTheStacksAroundThem() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(SettingsViewController(), for: .primary)
    let detail = UINavigationController()
    detail.setViewControllers([CartViewController()], animated: false)
    split.setViewController(detail, for: .secondary)
    Complaints.forget()
    #expect(
      "\(LiveTree(reflecting: MailCoordinator(split)))" == """
        MailCoordinator #1
        └─ UISplitViewController #2 (screen)
           ├─ SettingsViewController #3 (screen) embed
           └─ UINavigationController #4 (screen) embed → CartViewController #5
              └─ CartViewController #5 (screen) root

        """)
    #expect(Complaints.all == [])
  }

  @Test func aSplitViewWithoutAStyleIsAskedForAllAtOnce() {
    let split = UISplitViewController()
    split.viewControllers = [CartViewController(), HelpViewController()]
    Complaints.forget()
    let tree = LiveTree(reflecting: MailCoordinator(split)).tree
    #expect(tree.nodes.map(\.property) == ["", "split", "viewControllers[0]", "viewControllers[1]"])
    #expect(Complaints.all == [])
  }

  @Test func awayFromTheMainThreadUIKitIsNotAsked() async {
    let steps = StagesCoordinator()
    steps.showStep(0)
    let tree = await Task.detached { LiveTree(reflecting: steps).tree }.value
    #expect(tree.nodes.count == 5)
    #expect(
      tree.omissions == [
        "view controllers could not be asked for their content, since this is not the main thread"
      ])
  }
}
