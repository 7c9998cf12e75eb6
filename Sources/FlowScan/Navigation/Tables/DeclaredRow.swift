import SwiftFacts
import ValueFlow

/// A row of a flow's table or list, with the analysis of its code.
struct DeclaredRow {
  let flow: TypeIndex
  let property: PropertyIndex
  /// The instance that makes the property's value.
  let instance: InstanceIndex
  var row: TableRow
  /// The row as written.
  let text: String
  let place: Int32
  /// The target; nil if unknown.
  var target: SeenRoute.Target?
  /// The instances that make the target.
  var builds: [InstanceIndex] = []
  /// The code that runs when the child flow has ended, with the name of that trigger.
  var endings: [(instance: InstanceIndex, trigger: String)] = []

  /// The row as an observed route.
  var route: SeenRoute? {
    target.map {
      SeenRoute(
        flow: flow, target: $0, style: row.style,
        place: FlowPlace(flow: flow, instance: instance, block: 0, place: place), declaration: .init(row))
    }
  }
}
