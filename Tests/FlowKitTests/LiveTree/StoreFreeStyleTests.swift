import FlowKit
import Testing

private protocol Coordinating: AnyObject {
  var childCoordinators: [any Coordinating] { get set }
  func start()
}

extension Coordinating {
  func store(_ child: any Coordinating) { childCoordinators.append(child) }
  func free(_ child: any Coordinating) { childCoordinators.removeAll { $0 === child } }
}

private final class StackController { var viewControllers: [AnyObject] = [] }
private final class ListViewController { var didSelect: (() -> Void)? }
private final class EditorViewController {}

private final class ListPresenter: Coordinating {
  var childCoordinators: [any Coordinating] = []
  private let navigation: StackController
  init(_ navigation: StackController) { self.navigation = navigation }

  func start() {
    let list = ListViewController()
    list.didSelect = { [weak self] in self?.edit() }
    navigation.viewControllers.append(list)
  }

  func edit() {
    let editor = EditorPresenter(navigation)
    editor.onEnd = { [weak self, weak editor] in
      if let editor { self?.free(editor) }
    }
    store(editor)
    editor.start()
  }
}

private final class EditorPresenter: Coordinating {
  var childCoordinators: [any Coordinating] = []
  var onEnd: () -> Void = {}
  private let navigation: StackController
  init(_ navigation: StackController) { self.navigation = navigation }
  func start() { navigation.viewControllers.append(EditorViewController()) }

  func goBack() {
    navigation.viewControllers.removeLast()
    onEnd()
  }
}

/// Coordinators that store a child before it starts and free it when its completion is called; here their names say nothing.
@Suite struct StoreFreeStyleTests {
  private let list: ListPresenter

  init() {
    list = ListPresenter(StackController())
    list.start()
    list.edit()
  }

  @Test func itsTree() {
    #expect(
      "\(LiveTree(reflecting: list))" == """
        ListPresenter #1 → EditorViewController #4
        ├─ EditorPresenter #2
        ├─ ListViewController #3 (screen)
        └─ EditorViewController #4 (screen)

        """)
  }

  @Test func goingBackFreesTheChild() throws {
    let editor = try #require(list.childCoordinators.first as? EditorPresenter)
    let before = LiveTree(reflecting: list)
    editor.goBack()
    #expect(
      "\(LiveTree(reflecting: list).difference(from: before))" == """
        - EditorPresenter #2 from ListPresenter #1
        - EditorViewController #4 from ListPresenter #1

        """)
  }
}
