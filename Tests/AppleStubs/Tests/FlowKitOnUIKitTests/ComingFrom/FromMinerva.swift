import FlowKit
import Foundation
import Testing
import UIKit

/// The code of Documentation/ComingFrom/Minerva.md.
enum FromMinerva {
  @MainActor protocol ScreenCoordinator: AnyObject {
    var parent: (any ScreenCoordinator)? { get set }
    var children: [any ScreenCoordinator] { get set }
    var navigator: StackNavigator { get }
    var screen: UIViewController { get }
  }

  /// Decides how, and says when a screen is gone.
  @MainActor final class StackNavigator: NSObject, UINavigationControllerDelegate {
    let stack = UINavigationController()
    private var removals: [ObjectIdentifier: () -> Void] = [:]

    override init() {
      super.init()
      stack.delegate = self
    }

    func push(_ screen: UIViewController, onRemoval: @escaping () -> Void) {
      removals[ObjectIdentifier(screen)] = onRemoval
      stack.pushViewController(screen, animated: true)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      let shown = Set(stack.viewControllers.map { ObjectIdentifier($0) })
      for gone in Set(removals.keys).subtracting(shown) { removals.removeValue(forKey: gone)?() }
    }
  }

  final class ItemsCoordinator: ScreenCoordinator {
    weak var parent: (any ScreenCoordinator)?
    var children: [any ScreenCoordinator] = []
    let navigator: StackNavigator
    private let items = ItemsViewController()
    var screen: UIViewController { items }

    init(_ navigator: StackNavigator) {
      self.navigator = navigator
      items.title = "Items"
      items.onItem = { [weak self] in self?.push(ItemCoordinator(navigator, $0)) }
    }
  }

  final class ItemCoordinator: ScreenCoordinator {
    weak var parent: (any ScreenCoordinator)?
    var children: [any ScreenCoordinator] = []
    let navigator: StackNavigator
    let screen: UIViewController

    init(_ navigator: StackNavigator, _ item: Item) {
      self.navigator = navigator
      screen = ItemViewController(item)
    }
  }

  final class ItemsFlow: Coordinator {
    struct Routes: RouteTable {
      let items = Root { (flow: ItemsFlow) in
        ItemsViewController(onItem: { [weak flow] in flow?.go(\.item, $0) })
      }
      let item = Push { (_: ItemsFlow, item: Item) in ItemFlow(item) }
    }
  }

  final class ItemFlow: Coordinator {
    struct Routes: RouteTable {
      let item = Root { (flow: ItemFlow) in ItemViewController(flow.item) }
    }

    private let item: Item

    init(_ item: Item) { self.item = item }
  }
}

extension FromMinerva.ScreenCoordinator {
  func push(_ child: any FromMinerva.ScreenCoordinator) {
    child.parent = self
    children.append(child)
    navigator.push(child.screen) { [weak self, weak child] in
      self?.children.removeAll { $0 === child }
    }
  }
}

@MainActor @Suite struct FromMinervaTests {
  @Test func beforeAndAfterLookTheSame() {
    let navigator = FromMinerva.StackNavigator()
    let before = FromMinerva.ItemsCoordinator(navigator)
    navigator.stack.setViewControllers([before.screen], animated: false)
    let flow = FromMinerva.ItemsFlow()
    let children: [() -> Int] = [{ before.children.count }, { flow.children.count }]
    for (glass, children) in zip([Glass(navigator.stack), Glass(flow)], children) {
      glass.top(ItemsViewController.self)?.onItem(Item(name: "Tea"))
      #expect(glass.seen == "Items Tea")
      #expect(children() == 1)
      glass.touchBack()
      #expect(glass.seen == "Items")
      #expect(children() == 0)
    }
  }

  @Test func theDecisionsAreRecorded() {
    let screen = RecordingNavigator()
    let flow = FromMinerva.ItemsFlow()
    flow.launch(in: screen)
    flow.go(\.item, Item(name: "Tea"))
    #expect(screen.decisions == ["root ItemsViewController", "push ItemViewController"])
  }
}
