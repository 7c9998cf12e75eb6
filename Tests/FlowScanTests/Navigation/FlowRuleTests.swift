import FlowModel
import Testing

/// What is a flow's step, and what is none.
@Suite struct FlowRuleTests {
  private func text(_ source: String) -> String {
    let fixture = Fixture(source)
    return GraphText(fixture.scan(), fixture).text
  }

  /// `parent?.handle(action)` for all that a flow does not know tells nothing.
  @Test func whatIsPassedOnIsNoReport() {
    let found = text(
      """
      protocol Action {}
      protocol Coordinator: AnyObject {
        var parent: Coordinator? { get set }
        func handle(_ action: Action)
      }
      enum ShopAction: Action { case pay, leave }
      final class ShopCoordinator: Coordinator {
        weak var parent: Coordinator?
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(ShopController(self), animated: true) }
        func handle(_ action: Action) {
          switch action {
          case ShopAction.pay: navigation.pushViewController(PayController(), animated: true)
          case ShopAction.leave: parent?.handle(ShopAction.leave)
          default: parent?.handle(action)
          }
        }
      }
      final class ShopController: UIViewController {
        let coordinator: Coordinator
        init(_ coordinator: Coordinator) { self.coordinator = coordinator }
        func tapPay() { coordinator.handle(ShopAction.pay) }
        func tapLeave() { coordinator.handle(ShopAction.leave) }
      }
      final class PayController: UIViewController {}
      """)
    let expected = """
      ShopCoordinator
      > start -push-> ShopController
        pay -push-> PayController
        ShopController -leave-> !leave
        ShopController -pay-> pay
      """
    #expect(found == expected, "\nfound:\n\(found)\n")
  }

  /// A closure that a list of flows is gone through with is called by none of them.
  @Test func childrenInAListDoNotCallWhatGoesThroughIt() {
    let found = text(
      """
      protocol Coordinator: AnyObject { func start() }
      final class HallCoordinator: Coordinator {
        var children: [Coordinator] = []
        let navigation = UINavigationController()
        func start() {
          let room = RoomCoordinator(navigation)
          children.append(room)
          room.start()
        }
        func clear() {
          children.forEach { _ in navigation.popViewController(animated: true) }
        }
      }
      final class RoomCoordinator: Coordinator {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(RoomController(), animated: true) }
      }
      final class RoomController: UIViewController {}
      """)
    let expected = """
      HallCoordinator
      > start -start-> [RoomCoordinator]
      RoomCoordinator
      > start -push-> RoomController
      """
    #expect(found == expected, "\nfound:\n\(found)\n")
  }

  /// A view controller that only drives a navigation controller is shown as the flow that fills it.
  @Test func aFrameOfOnesOwnIsSeenThrough() {
    let found = text(
      """
      final class StackController: UIViewController {
        let inner = UINavigationController()
        func pushViewController(_ page: UIViewController) { inner.pushViewController(page, animated: true) }
      }
      final class MainCoordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          let stack = StackController()
          let child = PageCoordinator(stack)
          child.start()
          window.rootViewController = stack
        }
      }
      final class PageCoordinator {
        let stack: StackController
        init(_ stack: StackController) { self.stack = stack }
        func start() { stack.pushViewController(PageController()) }
      }
      final class PageController: UIViewController {}
      """)
    let expected = """
      MainCoordinator
      > start -root-> [PageCoordinator]
      PageCoordinator
      > start -push-> PageController
      """
    #expect(found == expected, "\nfound:\n\(found)\n")
  }
}
