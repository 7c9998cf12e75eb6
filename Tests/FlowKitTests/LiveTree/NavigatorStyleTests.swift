import FlowKit
import Testing

private protocol Coordinating: AnyObject {
  var parent: (any Coordinating)? { get set }
  var children: [any Coordinating] { get set }
}

private protocol Navigating: AnyObject {
  func push(_ screen: AnyObject, onRemoval: @escaping () -> Void)
}

private final class StackNavigator: Navigating {
  private var entries: [(screen: AnyObject, onRemoval: () -> Void)] = []
  func push(_ screen: AnyObject, onRemoval: @escaping () -> Void) { entries.append((screen, onRemoval)) }
  func swipeBack() { entries.popLast()?.onRemoval() }
}

private final class ListController<Item> { var items: [Item] = [] }

private class BaseCoordinator<Controller: AnyObject>: Coordinating {
  weak var parent: (any Coordinating)?
  var children: [any Coordinating] = []
  let navigator: any Navigating
  let viewController: Controller

  init(_ navigator: any Navigating, _ viewController: Controller) {
    self.navigator = navigator
    self.viewController = viewController
  }

  func push(_ child: some Coordinating, _ screen: AnyObject) {
    child.parent = self
    children.append(child)
    navigator.push(screen) { [weak self, weak child] in
      self?.children.removeAll { $0 === child }
    }
  }
}

private final class HomeViewController {}
private final class DetailViewController {}
private final class HomeCoordinator: BaseCoordinator<HomeViewController> {}
private final class DetailCoordinator: BaseCoordinator<DetailViewController> {}

/// Coordinators that decide what, navigators that decide how, and a generic base class over a view controller.
@Suite struct NavigatorStyleTests {
  private let navigator = StackNavigator()
  private let home: HomeCoordinator

  init() { home = HomeCoordinator(navigator, HomeViewController()) }

  private func pushDetail() -> DetailCoordinator {
    let screen = DetailViewController()
    let detail = DetailCoordinator(navigator, screen)
    home.push(detail, screen)
    return detail
  }

  @Test func itsTree() {
    _ = pushDetail()
    _ = BaseCoordinator(navigator, ListController<Int>())
    #expect(
      "\(LiveTree(reflecting: home))" == """
        HomeCoordinator #1
        ├─ DetailCoordinator #2
        │  └─ DetailViewController #3 (screen)
        └─ HomeViewController #4 (screen)

        """)
  }

  @Test func aChildThatTheUserLeft() {
    _ = pushDetail()
    let before = LiveTree(reflecting: home)
    navigator.swipeBack()
    #expect(
      "\(LiveTree(reflecting: home).difference(from: before))" == """
        - DetailCoordinator #2 from HomeCoordinator #1
        - DetailViewController #3 from DetailCoordinator #2

        """)
  }

  @Test func aDuplicate() {
    _ = pushDetail()
    _ = pushDetail()
    #expect("\(LiveTree(reflecting: home))".contains("DetailCoordinator #4  ✗ duplicate of #2"))
  }

  @Test func aChildWhoseParentIsSomeoneElse() {
    let first = pushDetail()
    let second = DetailCoordinator(navigator, DetailViewController())
    first.push(second, second.viewController)
    second.parent = home
    #expect("\(LiveTree(reflecting: home))".contains("its parent is #1"))
    let stranger = HomeCoordinator(navigator, HomeViewController())
    second.parent = stranger
    #expect("\(LiveTree(reflecting: home))".contains("its parent is not in the tree"))
    second.parent = first
    #expect(!"\(LiveTree(reflecting: home))".contains("its parent"))
  }

  @Test func aGenericCoordinatorKeepsItsArguments() {
    let list = BaseCoordinator(navigator, ListController<Int>())
    #expect("\(LiveTree(reflecting: list))" == "BaseCoordinator<ListController<Int>> #1\n")
  }
}
