import FlowModel

/// Adds explanations to a graph, for display on pages.
struct ToldWays {
  private let explaining: Explaining

  init(_ explaining: Explaining) { self.explaining = explaining }

  /// The most steps of an explanation; a longer one is reduced to its beginning and end, since nobody reads more on a page.
  private static let most = 12

  func add(to graph: inout FlowGraph) {
    let reading = WayReading(solution: explaining.solution, names: explaining.names)
    for flow in graph.flows.indices {
      for route in graph.flows[flow].routes.indices {
        graph.flows[flow].routes[route].why = Self.told(
          explaining.steps(to: graph.flows[flow].routes[route], reading))
      }
    }
    let causes = graph.unresolved.isEmpty ? [:] : explaining.causes()
    for row in graph.unresolved.indices {
      graph.unresolved[row].why = Self.told(causes[graph.unresolved[row]].map(reading.steps) ?? [])
    }
  }

  /// Drops an explanation that is just a declaration: the row has its location already.
  static func told(_ steps: [CodeStep]) -> [CodeStep] {
    guard steps.contains(where: { $0.kind != .declared && $0.kind != .corrected }) else { return [] }
    guard steps.count > most else { return steps }
    let left = steps.count - most + 1
    let gap = CodeStep(kind: .handed, text: "on through \(left) more places")
    return steps.prefix(most / 2) + [gap] + steps.suffix(most - most / 2 - 1)
  }
}
