import SwiftFacts
import ValueFlow

/// Finds the pages that a page view controller gets from its data source: `pageViewController(_:viewControllerAfter:)`.
///
/// UIKit calls these functions, and what they return are children of the controller.
struct PageReading: Recogniser {
  let solver: Solver
  let roles: TypeRoles

  func showings() -> [Showing] {
    solver.instances.indices.filter { Self.isSource($0, solver, roles) }.map { instance in
      Showing(
        nodes: [solver.resultNode(instance)], style: "embed", instance: instance, block: 0,
        place: solver.template(instance).place)
    }
  }

  /// Tells whether an instance runs a function of a data source that returns the page beside another.
  static func isSource(_ instance: InstanceIndex, _ solver: Solver, _ roles: TypeRoles) -> Bool {
    label(of: instance, solver) != nil
      && solver.receiverType(of: instance).map { roles.inherits($0, "UIPageViewControllerDataSource") }
        ?? false
  }

  /// The label that tells which page is asked for: `viewControllerAfter`.
  static func label(of instance: InstanceIndex, _ solver: Solver) -> Name? {
    guard case .function(let function) = solver.template(instance).kind else { return nil }
    let info = solver.program.functions[Int(function)]
    guard solver.program.name(info.name) == "pageViewController", info.parameters.count == 2,
      labels.contains(solver.program.name(info.parameters[1].label))
    else { return nil }
    return info.parameters[1].label
  }

  private static let labels: Set<String> = ["viewControllerBefore", "viewControllerAfter"]
}
