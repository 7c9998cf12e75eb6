import SwiftFacts
import ValueFlow

/// A row of a flow's table or list, with what is known of the code in it.
struct DeclaredRow {
  let flow: TypeIndex
  let property: PropertyIndex
  /// What makes the property's value.
  let instance: InstanceIndex
  var row: TableRow
  /// The row as it is written.
  let text: String
  let place: Int32
  /// What it leads to; nil where that is not known.
  var target: SeenRoute.Target?
  /// What makes the target.
  var builds: [InstanceIndex] = []
  /// What runs when the child flow has ended, and how that is called.
  var endings: [(instance: InstanceIndex, trigger: String)] = []

  /// The row as something that the flow shows.
  var route: SeenRoute? {
    target.map {
      SeenRoute(
        flow: flow, target: $0, style: row.style,
        place: FlowPlace(flow: flow, instance: instance, block: 0, place: place), row: row)
    }
  }
}
