internal import FlowModel

/// Joins the edges between each pair of nodes: several lines between two nodes show no more than one with all their texts.
enum PairedEdges {
  /// The edges, sorted by their ends; those of different kinds between the same nodes become one of the strongest kind.
  ///
  /// Edges with marks are not joined: additions differ from removals.
  static func of(_ edges: [Scene.Edge]) -> [Scene.Edge] {
    let pairs = Dictionary(grouping: edges) { Pair(from: $0.from, to: $0.to, marks: $0.marks) }
    return pairs.values.map(joined).sorted(by: comesFirst)
  }

  private struct Pair: Hashable {
    let from: String
    let to: String
    let marks: [String]
  }

  private static func joined(_ edges: [Scene.Edge]) -> Scene.Edge {
    let parts = edges.flatMap(\.all).sorted {
      ($0.kind.weakness, $0.kind.name) < ($1.kind.weakness, $1.kind.name)
    }
    guard edges.count > 1 else { return edges[0] }
    var known: Set<String> = []
    let words = parts.flatMap(\.words).filter { known.insert($0).inserted }
    return Scene.Edge(
      from: parts[0].from, to: parts[0].to, kind: parts[0].kind, words: words,
      labels: parts.flatMap(\.labels), marks: parts[0].marks, parts: parts)
  }

  private static func comesFirst(_ left: Scene.Edge, _ right: Scene.Edge) -> Bool {
    (left.from, left.to, left.kind.name, left.marks.joined())
      < (right.from, right.to, right.kind.name, right.marks.joined())
  }
}

extension Scene.EdgeKind {
  /// The rank of the kind among those of one line: the lowest is drawn.
  fileprivate var weakness: Int {
    switch self {
    case .route(.root): 0
    case .route(.push): 1
    case .route(.present): 2
    case .route(.tab): 3
    case .route(.embed): 4
    case .route(.start): 5
    case .route(.system): 6
    case .finish: 7
    case .holds: 8
    case .link: 9
    case .back: 10
    }
  }
}

extension Scene.Edge {
  /// The texts along the line: the first two, and the number of others.
  public var shownWords: [String] {
    words.count <= 3 ? words : words.prefix(2) + ["and \(words.count - 2) more"]
  }

  /// The edges that the line represents, each of one kind.
  public var all: [Scene.Edge] { parts.isEmpty ? [self] : parts }
}
