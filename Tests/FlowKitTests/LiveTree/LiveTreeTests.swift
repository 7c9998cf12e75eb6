import FlowKit
import FlowModel
import Testing

private class Coordinator {
  var childCoordinators: [AnyObject] = []
  var isFinished = false
  init(_ children: AnyObject...) { childCoordinators = children }
}

private final class HelpCoordinator: Coordinator {}
private final class HolderCoordinator {
  weak var weakChild: HelpCoordinator?
  unowned var unownedChild: HelpCoordinator
  unowned(unsafe) var unsafeChild: HelpCoordinator
  var boxed: WeakBox
  init(_ child: HelpCoordinator) {
    (weakChild, unownedChild, unsafeChild, boxed) = (child, child, child, WeakBox(value: child))
  }
}

private struct WeakBox { weak var value: AnyObject? }

private final class DanglingCoordinator {
  unowned let lost: HelpCoordinator
  unowned(unsafe) let reallyLost: HelpCoordinator
  init() {
    let child = HelpCoordinator()
    (lost, reallyLost) = (child, child)
  }
}

private final class OpenCoordinator {
  weak var weakChild: HelpCoordinator?
  weak var parent: HelpCoordinator?
}

private final class ListsCoordinator { var finished: [HelpCoordinator] = [] }
private final class ModelObject { var next: AnyObject? }

/// What `LiveTree(reflecting:)` sees, and what it must survive.
@Suite struct LiveTreeTests {
  @Test func weakPropertiesHoldNothing() {
    let child = HelpCoordinator()
    let holder = HolderCoordinator(child)
    #expect("\(LiveTree(reflecting: holder))" == "HolderCoordinator #1\n")
    withExtendedLifetime(child) {}
  }

  @Test func aDanglingUnownedPropertyIsNotRead() {
    #expect("\(LiveTree(reflecting: DanglingCoordinator()))" == "DanglingCoordinator #1\n")
  }

  @Test func whatIsNamedLikeAFlagMayHoldChildren() {
    let root = ListsCoordinator()
    root.finished = [HelpCoordinator()]
    #expect("\(LiveTree(reflecting: root))" == "ListsCoordinator #1\n└─ HelpCoordinator #2\n")
  }

  @Test func withoutDescriptionsOfTypesWeakPropertiesCannotBeToldApart() {
    let holder = OpenCoordinator()
    let child = HelpCoordinator()
    (holder.weakChild, holder.parent) = (child, child)
    var rules = LiveTreeRules()
    rules.readsOwnership = false
    #expect("\(LiveTree(reflecting: holder, rules: rules))".contains("HelpCoordinator #2"))
  }

  @Test func theNearestHolderIsTheParent() {
    let inner = HelpCoordinator()
    let cache = ModelObject()
    cache.next = inner
    let app = Coordinator(cache, Coordinator(inner))
    #expect(
      "\(LiveTree(reflecting: app))" == """
        Coordinator #1
        └─ Coordinator #2
           └─ HelpCoordinator #3

        """)
  }

  @Test func aCoordinatorBelowOneOfItsTypeIsMeantAndBesideOneIsNot() {
    let help = HelpCoordinator(HelpCoordinator(), HelpCoordinator())
    #expect(
      "\(LiveTree(reflecting: Coordinator(help, HelpCoordinator())))" == """
        Coordinator #1
        ├─ HelpCoordinator #2
        │  ├─ HelpCoordinator #3
        │  └─ HelpCoordinator #4  ✗ duplicate of #3
        └─ HelpCoordinator #5  ✗ duplicate of #2

        """)
  }

  @Test func aRuleOfTheCallersReplacesNames() {
    var rules = LiveTreeRules()
    rules.role = { $0 is ModelObject ? .coordinator : $0 is HelpCoordinator ? .screen : nil }
    let model = ModelObject()
    model.next = Coordinator(HelpCoordinator())
    #expect(
      "\(LiveTree(reflecting: model, rules: rules))" == "ModelObject #1\n└─ HelpCoordinator #2 (screen)\n")
  }

  @Test func whatHoldsNoObjectsHasNoTree() {
    let nothing: [Any] = [
      7, "text", [1, 2], ["a": 1], Int?.none as Any, {} as () -> Void, (1, "a"), Int.self,
    ]
    for value in nothing { #expect("\(LiveTree(reflecting: value))" == "", "\(value)") }
  }

  @Test func depthIsMarked() {
    var rules = LiveTreeRules()
    (rules.depthLimit, rules.duplicates) = (1, .siblings)
    let tree = LiveTree(reflecting: Coordinator(Coordinator(HelpCoordinator())), rules: rules)
    #expect(tree.tree.nodes.map { $0.marks.map(\.kind) } == [[], [], [.tooDeep]])
  }

  @Test func anInstanceInACircleIsToldOnce() {
    let first = Coordinator()
    let second = HelpCoordinator(first)
    first.childCoordinators = [second, first, second]
    defer { first.childCoordinators = [] }
    #expect(
      "\(LiveTree(reflecting: first))"
        == "Coordinator #1\n└─ HelpCoordinator #2  ✗ holds its parent strongly\n")
  }
}
