import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// The names of flows and screens on every page, computed once.
struct NameBook: Sendable {
  private var labels: [Node: String] = [:]
  private var divisions: [Node: SharedNameParts.Division] = [:]
  private let flows: NameMarks
  private let screens: NameMarks

  init(_ graph: FlowGraph) {
    flows = NameMarks(graph.flows)
    screens = NameMarks(graph.screens)
    let ofFlows = SharedNameParts(of: graph.flows.map(\.name))
    for flow in graph.flows { add(.flow(flow.id), flow.name, ofFlows, flows[flow.id]) }
    let ofScreens = SharedNameParts(of: graph.screens.map(\.name))
    for screen in graph.screens { add(.screen(screen.id), screen.name, ofScreens, screens[screen.id]) }
  }

  /// The name as markup; empty for a node that is not in the graph.
  func label(_ node: Node) -> String { labels[node] ?? "" }

  /// The parts of its name that are its own and that others share; nil for a node that is not in the graph.
  func division(_ node: Node) -> SharedNameParts.Division? { divisions[node] }

  /// The mark that distinguishes it from others of its name; empty if there are none.
  func mark(_ node: Node) -> String {
    switch node {
    case .flow(let id): flows[id]
    case .screen(let id): screens[id]
    }
  }

  private mutating func add(_ node: Node, _ name: String, _ shared: SharedNameParts, _ mark: String) {
    let shown = SafeText.shown(name)
    let division = shared.division(of: shown)
    divisions[node] = division
    // The label of a missing name is empty, and pages have a text for that.
    labels[node] =
      name.isEmpty
      ? NameHTML.of("", shared.division(of: ""), mark: mark) : NameHTML.of(shown, division, mark: mark)
  }
}
