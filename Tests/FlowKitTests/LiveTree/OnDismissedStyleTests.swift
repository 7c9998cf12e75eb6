import FlowKit
import Testing

private protocol Coordinating: AnyObject {
  var children: [any Coordinating] { get set }
  var router: any Routing { get }
  func present(onDismissed: (() -> Void)?)
}

private protocol Routing: AnyObject {
  func present(_ screen: AnyObject, onDismissed: (() -> Void)?)
  func dismiss(_ screen: AnyObject)
}

extension Coordinating {
  func presentChild(_ child: any Coordinating) {
    children.append(child)
    child.present { [weak self, weak child] in
      self?.children.removeAll { $0 === child }
    }
  }
}

private final class NavigationRouter: Routing {
  private var stack: [AnyObject] = []
  private var onDismissed: [ObjectIdentifier: () -> Void] = [:]

  func present(_ screen: AnyObject, onDismissed: (() -> Void)?) {
    stack.append(screen)
    self.onDismissed[ObjectIdentifier(screen)] = onDismissed
  }

  func dismiss(_ screen: AnyObject) {
    stack.removeAll { $0 === screen }
    onDismissed.removeValue(forKey: ObjectIdentifier(screen))?()
  }
}

private final class PetsViewController {}
private final class StepViewController {
  let step: Int
  init(_ step: Int) { self.step = step }
}

private final class PetsCoordinator: Coordinating {
  var children: [any Coordinating] = []
  let router: any Routing
  init(_ router: any Routing) { self.router = router }
  func present(onDismissed: (() -> Void)?) { router.present(PetsViewController(), onDismissed: onDismissed) }
}

private final class StepsCoordinator: Coordinating {
  var children: [any Coordinating] = []
  let router: any Routing
  private let steps = [StepViewController(1), StepViewController(2)]
  private lazy var unused = StepViewController(3)
  init(_ router: any Routing) { self.router = router }
  func present(onDismissed: (() -> Void)?) { router.present(steps[0], onDismissed: onDismissed) }
  func cancel() { router.dismiss(steps[0]) }
  func goOn() { router.present(steps[1], onDismissed: nil) }
}

/// Coordinators over a router that calls a closure, kept by the screen's identity, when a screen is gone.
@Suite struct OnDismissedStyleTests {
  private let pets = PetsCoordinator(NavigationRouter())
  private let steps: StepsCoordinator

  init() {
    steps = StepsCoordinator(pets.router)
    pets.present(onDismissed: nil)
    pets.presentChild(steps)
  }

  @Test func itsTree() {
    #expect(
      "\(LiveTree(reflecting: pets))" == """
        PetsCoordinator #1 → PetsViewController #5
        ├─ StepsCoordinator #2 → StepViewController #3
        │  ├─ StepViewController #3 (screen)
        │  └─ StepViewController #4 (screen)
        └─ PetsViewController #5 (screen)

        """)
  }

  @Test func theStepOnTopIsTheCurrentOne() {
    steps.goOn()
    #expect("\(LiveTree(reflecting: pets))".contains("StepsCoordinator #2 → StepViewController #4"))
  }

  @Test func whatWasDismissedIsGone() {
    let before = LiveTree(reflecting: pets)
    steps.cancel()
    #expect(
      "\(LiveTree(reflecting: pets).difference(from: before))" == """
        - StepsCoordinator #2 from PetsCoordinator #1
        - StepViewController #3 from StepsCoordinator #2
        - StepViewController #4 from StepsCoordinator #2

        """)
  }

  @Test func aParentThatIsHeldStronglyDoesNotHang() {
    final class ClosingCoordinator: Coordinating {
      var children: [any Coordinating] = []
      let router: any Routing
      var parent: (any Coordinating)?
      init(_ router: any Routing) { self.router = router }
      func present(onDismissed: (() -> Void)?) {}
    }
    let child = ClosingCoordinator(pets.router)
    child.parent = steps
    steps.children.append(child)
    #expect("\(LiveTree(reflecting: pets))".contains("#3  ✗ holds its parent strongly"))
    child.parent = pets
    #expect("\(LiveTree(reflecting: pets))".contains("#3  ✗ its parent is #1, holds #1 above it strongly"))
    child.parent = nil
    #expect(!"\(LiveTree(reflecting: pets))".contains("✗"))
  }
}
