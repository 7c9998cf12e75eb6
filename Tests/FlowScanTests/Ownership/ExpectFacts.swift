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

/// What both engines tell of a source.
func factsOfBoth(_ source: String) -> [SourceFacts] {
  let fixture = Fixture(source)
  return [fixture.result().source, fixture.resultOfValues().source]
}

/// Expects that both engines tell the same of a source.
///
/// Where the analysis of values tells it in another way, `values` has that, and a comment says why it is right.
func expectFacts(
  _ source: String, _ expected: String, values: String? = nil,
  at place: Testing.SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(source)
  #expect(text(fixture.result().source, fixture) == expected, sourceLocation: place)
  #expect(
    text(fixture.resultOfValues().source, fixture) == values ?? expected, sourceLocation: place)
  #expect(
    text(fixture.resultOfChosenValues().source, fixture) == values ?? expected,
    "The choice of members changes the facts.", sourceLocation: place)
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
    "\(fixture.marker($0.location)) \($0.view) \($0.deed) \($0.coordinator)"
  }
  let work = facts.foreignWork.map { "\(fixture.marker($0.location)) \($0.flow) \($0.kind) \($0.tool)" }
  return (children + handovers + shortcuts + work).joined(separator: "\n")
}
