import SwiftFacts

/// Finds the paths on which code reads computed properties.
package struct PropertyReads {
  let solution: Solution

  package init(_ solution: Solution) { self.solution = solution }

  /// The edge from code that reads a computed property, with the block in which it does; unchanged if it does so in several.
  package func placed(_ edge: CallerEdge, reading callee: InstanceIndex) -> CallerEdge {
    guard edge.kind == .property, edge.site < 0 else { return edge }
    let name = solution.functionName(of: callee)
    let steps = solution.template(edge.instance).steps
    let blocks = steps.indices.filter { steps[$0].contains { reads(name, $0) } }
    guard blocks.count == 1, let block = blocks.first else { return edge }
    var edge = edge
    edge.block = Int32(block)
    return edge
  }

  private func reads(_ name: Name, _ step: Step) -> Bool {
    if case .load(_, name, _, _) = step { true } else { false }
  }
}
