import FlowAnalysis
internal import FlowModel

/// Flows, screens and links with consecutive numbers: the subjects of most pages.
struct SubjectNumbers: Sendable {
  let count: Int
  private let flowCount: Int
  private let screenCount: Int
  private let nodes: [Node: Int]
  private let links: [String: Int]

  init(_ graph: FlowGraph) {
    flowCount = graph.flows.count
    screenCount = graph.screens.count
    count = flowCount + screenCount + graph.links.count
    let all = graph.flows.map { Node.flow($0.id) } + graph.screens.map { Node.screen($0.id) }
    nodes = Dictionary(zip(all, 0...), uniquingKeysWith: { first, _ in first })
    let first = flowCount + screenCount
    links = Dictionary(
      zip(graph.links.map(\.id), first...), uniquingKeysWith: { first, _ in first })
  }

  func flow(_ position: Int) -> Int { position }
  func screen(_ position: Int) -> Int { flowCount + position }
  func link(_ position: Int) -> Int { flowCount + screenCount + position }

  func number(_ node: Node) -> Int? { nodes[node] }
  func number(ofLink id: String) -> Int? { links[id] }
}
