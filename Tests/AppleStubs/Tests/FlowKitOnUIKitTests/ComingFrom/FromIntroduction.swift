import FlowKit
import Testing
import UIKit

/// The code of Documentation/ComingFrom/Introduction.md.
enum FromIntroduction {
  @MainActor protocol FlowCoordinator: AnyObject {
    var childCoordinators: [any FlowCoordinator] { get set }
    func start()
  }

  final class ItemsCoordinator: FlowCoordinator {
    var childCoordinators: [any FlowCoordinator] = []
    private let navigation: UINavigationController
    private(set) var saved: [Item] = []

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start() {
      let items = ItemsViewController()
      items.title = "Items"
      items.onNew = { [weak self] in self?.makeItem() }
      navigation.setViewControllers([items], animated: false)
    }

    private func makeItem() {
      let new = NewItemCoordinator(from: navigation)
      new.onEnd = { [weak self, weak new] item in
        if let item { self?.saved.append(item) }
        if let new { self?.free(new) }
      }
      store(new)
      new.start()
    }
  }

  final class NewItemCoordinator: FlowCoordinator {
    var childCoordinators: [any FlowCoordinator] = []
    var onEnd: @MainActor (Item?) -> Void = { _ in }
    private let presenter: UIViewController

    init(from presenter: UIViewController) { self.presenter = presenter }

    func start() {
      let new = NewItemViewController()
      new.title = "New"
      new.onSave = { [weak self] in self?.end($0) }
      new.onCancel = { [weak self] in self?.end(nil) }
      presenter.present(new, animated: true)
    }

    private func end(_ item: Item?) {
      presenter.dismiss(animated: true)
      onEnd(item)
    }
  }

  final class ItemsFlow: Coordinator {
    struct Routes: RouteTable {
      let items = Root { (flow: ItemsFlow) in
        ItemsViewController(onNew: { [weak flow] in flow?.go(\.newItem) })
      }
      let newItem = Sheet { (_: ItemsFlow) in NewItemFlow() }
        .onFinish { flow, item in flow.saved.append(item) }
    }

    private(set) var saved: [Item] = []
  }

  final class NewItemFlow: Coordinator {
    struct Routes: RouteTable {
      let new = Root { (flow: NewItemFlow) in
        NewItemViewController(
          onSave: { [weak flow] in flow?.finish($0) }, onCancel: { [weak flow] in flow?.cancel() })
      }
    }
    typealias Outcome = Item
  }
}

extension FromIntroduction.FlowCoordinator {
  func store(_ coordinator: any FromIntroduction.FlowCoordinator) { childCoordinators.append(coordinator) }
  func free(_ coordinator: any FromIntroduction.FlowCoordinator) {
    childCoordinators.removeAll { $0 === coordinator }
  }
}

@MainActor @Suite struct FromIntroductionTests {
  @Test func beforeAndAfterLookTheSame() {
    let stack = UINavigationController()
    let before = FromIntroduction.ItemsCoordinator(stack)
    before.start()
    let flow = FromIntroduction.ItemsFlow()
    for glass in [Glass(stack), Glass(flow)] {
      glass.top(ItemsViewController.self)?.onNew()
      #expect(glass.seen == "Items / New")
      glass.top(NewItemViewController.self)?.onSave(Item(name: "Tea"))
      #expect(glass.seen == "Items")
      glass.top(ItemsViewController.self)?.onNew()
      glass.top(NewItemViewController.self)?.onCancel()
      #expect(glass.seen == "Items")
    }
    #expect(before.saved == flow.saved && flow.saved == [Item(name: "Tea")])
    #expect(before.childCoordinators.isEmpty && flow.children.isEmpty)
  }

  @Test func aSwipeFreesTheChildOnlyAfter() {
    let stack = UINavigationController()
    let before = FromIntroduction.ItemsCoordinator(stack)
    before.start()
    let flow = FromIntroduction.ItemsFlow()
    for glass in [Glass(stack), Glass(flow)] {
      glass.top(ItemsViewController.self)?.onNew()
      glass.swipeDown()
      #expect(glass.seen == "Items")
    }
    #expect(before.childCoordinators.count == 1 && flow.children.isEmpty)
  }
}
