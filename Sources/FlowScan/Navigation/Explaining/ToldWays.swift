import FlowModel

/// Puts the ways of what is shown into a graph, for pages to tell them.
struct ToldWays {
  private let explaining: Explaining

  init(_ explaining: Explaining) { self.explaining = explaining }

  /// Beyond this a way has its beginning and its end alone: nobody reads more on a page.
  private static let most = 12

  func add(to graph: inout FlowGraph) {
    let reading = WayReading(solver: explaining.solver, names: explaining.names)
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

  /// Nothing where all that is known is that somebody declares it: the row has the place already.
  static func told(_ steps: [CodeStep]) -> [CodeStep] {
    guard steps.contains(where: { $0.kind != .declared && $0.kind != .corrected }) else { return [] }
    guard steps.count > most else { return steps }
    let left = steps.count - most + 1
    let gap = CodeStep(kind: .handed, text: "on through \(left) more places")
    return steps.prefix(most / 2) + [gap] + steps.suffix(most - most / 2 - 1)
  }
}
