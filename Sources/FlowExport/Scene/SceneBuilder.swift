import FlowAnalysis
import FlowModel

/// Collects the nodes and edges of a scene in any order.
struct SceneBuilder {
  let index: GraphIndex
  private var items: [String: Scene.Item] = [:]
  private var edges: [EdgeKey: [Scene.Edge]] = [:]
  private var groups: [Scene.Group] = []

  private struct EdgeKey: Hashable {
    let from: String
    let to: String
    let kind: Scene.EdgeKind
    let marks: [String]
  }

  init(_ index: GraphIndex) { self.index = index }

  var count: Int { items.count }

  func count(of kind: Scene.Kind) -> Int { items.values.count { $0.kind == kind } }

  func has(_ key: String?) -> Bool { key.map { items[$0] != nil } ?? false }

  func title(of key: String) -> String { items[key]?.title ?? key }

  /// Adds a node, unless there is one with its key.
  mutating func add(_ item: Scene.Item) {
    if items[item.key] == nil { items[item.key] = item }
  }

  /// Adds an edge between existing nodes; edges of one kind between the same nodes become one, with all their texts.
  mutating func add(_ edge: Scene.Edge) {
    guard has(edge.from), has(edge.to) else { return }
    let key = EdgeKey(from: edge.from, to: edge.to, kind: edge.kind, marks: edge.marks)
    edges[key, default: []].append(edge)
  }

  mutating func add(_ group: Scene.Group) { groups.append(group) }

  func scene(title: String, summary: String, isCollapsed: Bool = false) -> Scene {
    Scene(
      title: title, summary: summary, nodes: items.values.sorted { $0.key < $1.key },
      edges: PairedEdges.of(edges.values.compactMap(Scene.Edge.joined)), groups: groups,
      isCollapsed: isCollapsed)
  }
}

extension Scene.Edge {
  /// One edge for edges of one kind between the same nodes.
  fileprivate static func joined(_ edges: [Self]) -> Self? {
    guard edges.count > 1, let first = edges.first else { return edges.first }
    return Self(
      from: first.from, to: first.to, kind: first.kind, words: Set(edges.flatMap(\.words)).sorted(),
      labels: Set(edges.flatMap(\.labels)).sorted(), marks: first.marks)
  }
}

extension Scene.EdgeKind {
  /// The kind in one word, for drawing syntaxes and style sheets.
  var name: String {
    switch self {
    case .route(let style): style.rawValue
    case .finish: "finish"
    case .back: "back"
    case .link: "link"
    case .holds: "holds"
    }
  }

  /// The kind as a verb, for a sentence about the edge's first node.
  public var verb: String {
    switch self {
    case .route(let style): style.verb
    case .finish: "ends the flow with"
    case .back: "goes back to"
    case .link: "opens"
    case .holds: "holds"
    }
  }
}
