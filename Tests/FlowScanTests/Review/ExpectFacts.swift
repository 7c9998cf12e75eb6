import FlowAnalysis
import FlowModel
import FlowScan
import Testing

/// A protocol of coordinators that keep children, and one of them.
let twoCoordinators = """
  import UIKit
  protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
  }
  extension Coordinator {
    func add(_ child: Coordinator) { children.append(child) }
    func remove(_ child: Coordinator) { children = children.filter { $0 !== child } }
  }
  final class Child: Coordinator {
    var children: [Coordinator] = []
    var onEnd: (() -> Void)?
    init(onEnd: (() -> Void)? = nil) { self.onEnd = onEnd }
    func start() {}
  }

  """

/// Expects what a scan tells of a source to the rules.
func expectFacts(
  _ source: String, _ expected: String, at place: Testing.SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(source)
  #expect(text(fixture.result().source, fixture) == expected, sourceLocation: place)
}

private func text(_ facts: SourceFacts, _ fixture: Fixture) -> String {
  let children = facts.addedChildren.map { child in
    "\(fixture.marker(child.location)) \(child.flow) adds \(child.child)"
      + (child.isOnce ? " once" : "") + (child.isRemoved ? ", removed" : "")
  }
  let handovers = facts.handovers.map { handover in
    "\(handover.flow) gives \(handover.value) to \(handover.keeper.type).\(handover.keeper.property)"
      + (handover.keeper.isWeak ? ", weak" : "") + (handover.holdsFlow ? ", held" : "")
      + (handover.isKept ? ", kept" : "")
  }
  let shortcuts = facts.shortcuts.map {
    "\(fixture.marker($0.location)) \($0.view) \($0.action) \($0.coordinator)"
  }
  let work = facts.foreignWork.map { "\(fixture.marker($0.location)) \($0.flow) \($0.kind) \($0.tool)" }
  return (children + handovers + shortcuts + work).joined(separator: "\n")
}
