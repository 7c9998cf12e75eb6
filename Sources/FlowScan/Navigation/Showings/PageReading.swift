import SwiftFacts
import ValueFlow

/// Finds the pages that a page view controller gets from its data source: `pageViewController(_:viewControllerAfter:)`.
///
/// UIKit calls these functions, and what they return are children of the controller.
struct PageReading: Recogniser {
  let solution: Solution
  let roles: TypeRoles

  func showings() -> [Showing] {
    solution.instances.indices.filter { Self.isSource($0, solution, roles) }.map { instance in
      Showing(
        nodes: [solution.resultNode(instance)], style: "embed", instance: instance, block: 0,
        place: solution.template(instance).place)
    }
  }

  /// Tells whether an instance runs a function of a data source that returns the page beside another.
  static func isSource(_ instance: InstanceIndex, _ solution: Solution, _ roles: TypeRoles) -> Bool {
    label(of: instance, solution) != nil
      && solution.receiverType(of: instance).map { roles.inherits($0, "UIPageViewControllerDataSource") }
        ?? false
  }

  /// The label that tells which page is asked for: `viewControllerAfter`.
  static func label(of instance: InstanceIndex, _ solution: Solution) -> Name? {
    guard case .function(let function) = solution.template(instance).kind else { return nil }
    let info = solution.program.functions[Int(function)]
    guard solution.program.name(info.name) == "pageViewController", info.parameters.count == 2,
      labels.contains(solution.program.name(info.parameters[1].label))
    else { return nil }
    return info.parameters[1].label
  }

  private static let labels: Set<String> = ["viewControllerBefore", "viewControllerAfter"]
}
