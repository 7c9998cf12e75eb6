import FlowModel
import FlowReview
import FlowTestSupport

/// Two graphs as sketches and what differs between them as text, a change a line.
///
/// A line of a sketch that begins with a link's pattern may be followed by facts of it: see `graph`.
func differences(
  _ old: String, _ new: String, today: String = "",
  edit: (inout FlowGraph, inout FlowGraph) -> Void = { _, _ in }
) -> String {
  var (before, after) = (FlowGraph.sketch(old), FlowGraph.sketch(new))
  edit(&before, &after)
  return GraphDifference(from: before, to: after, today: Day(today)).text
}

extension GraphDifference {
  /// A change a line: level, kind of change, what, and how.
  var text: String {
    changes.map {
      "\($0.level.rawValue) \($0.kind.rawValue) \($0.subject.kind) \($0.subject.name): \($0.words)"
    }
    .joined(separator: "\n")
  }
}

extension FlowGraph {
  /// Says more of a link than a sketch does.
  mutating func edit(_ pattern: String, _ change: (inout Link) -> Void) {
    for index in links.indices where links[index].pattern == pattern { change(&links[index]) }
  }

  /// Says more of a route than a sketch does.
  mutating func edit(route id: String, _ change: (inout Route) -> Void) {
    for flow in flows.indices {
      for route in flows[flow].routes.indices where flows[flow].routes[route].id == id {
        change(&flows[flow].routes[route])
      }
    }
  }

  /// Says which module something is part of.
  mutating func put(_ id: String, in module: String) {
    for index in flows.indices where flows[index].id == id { flows[index].module = module }
    for index in screens.indices where screens[index].id == id { screens[index].module = module }
  }
}
