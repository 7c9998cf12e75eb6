/// Replaces the lines to nodes that many others lead to by signs: such lines cross the whole picture and show little.
///
/// One line stays, from the node nearest to the beginning, so that the target keeps its position. The target and all other nodes that
/// lead there have the same sign. Going back needs no target: a sign shows it.
struct SharedWays {
  /// The number of requesters from which a target gets a sign.
  static let least = 4
  /// The number of lines up to which nothing is replaced.
  private static let fewLines = 12
  /// The sign of going back.
  static let back = "↩"

  /// The number of a sign, from 1; nil for the sign of going back, which has none.
  static func number(of sign: String) -> Int? { signs.firstIndex(of: sign).map { $0 + 1 } }

  /// Circled numbers as far as all common fonts have them, then letters.
  private static let signs =
    (Array(0x2460...0x2469) + Array(0x2776...0x277F) + Array(0x41...0x5A))
    .compactMap { Unicode.Scalar($0) }.map { $0.isASCII ? "(\($0))" : String($0) }

  private let scene: Scene
  private let least: Int
  private let ranks: [String: Int]

  /// Prepares a scene that begins at a node; a target with at least the given number of requesters gets a sign.
  init(_ scene: Scene, from root: String, least: Int = Self.least) {
    self.scene = scene
    self.least = least
    ranks = scene.steps(from: root)
  }

  /// The scene with signs; existing signs stay.
  var drawn: Scene {
    guard scene.edges.count > Self.fewLines || least < Self.least else { return scene }
    let back = scene.edges.filter { $0.kind == .back }
    var signed = back.count >= least ? back : []
    var targets = Dictionary(
      scene.nodes.map { ($0.key, $0.targets) }, uniquingKeysWith: { first, _ in first })
    func add(_ sign: String, to key: String) {
      if targets[key]?.contains(sign) != true { targets[key, default: []].append(sign) }
    }
    for edge in signed { add(Self.back, to: edge.from) }
    var signs = Dictionary(scene.nodes.map { ($0.key, $0.sign) }, uniquingKeysWith: { first, _ in first })
    let used = Set(signs.values).union(targets.values.flatMap(\.self))
    var free = Self.signs.filter { !used.contains($0) }.makeIterator()
    for target in sharedTargets {
      guard let sign = signs[target.key].flatMap({ $0.isEmpty ? nil : $0 }) ?? free.next() else { break }
      signs[target.key] = sign
      for edge in target.lines { add(sign, to: edge.from) }
      signed += target.lines
    }
    return replaced(signed, signs, targets)
  }

  /// The targets of many lines, with those that become signs, in the order of the nodes.
  private var sharedTargets: [(key: String, lines: [Scene.Edge])] {
    let lines = scene.edges.filter { $0.kind != .back && $0.kind != .link && $0.from != $0.to }
    let byTarget = Dictionary(grouping: lines, by: \.to)
    return scene.nodes.compactMap { node in
      guard let edges = byTarget[node.key], edges.count >= least else { return nil }
      let first = edges.min { (rank($0), $0.from) < (rank($1), $1.from) }
      return (node.key, edges.filter { $0 != first })
    }
  }

  private func rank(_ edge: Scene.Edge) -> Int { ranks[edge.from] ?? .max }

  private func replaced(
    _ signed: [Scene.Edge], _ signs: [String: String], _ targets: [String: [String]]
  ) -> Scene {
    var result = scene
    let gone = Set(signed)
    result.edges = scene.edges.filter { !gone.contains($0) }
    result.signed = (scene.signed + signed).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    let words = Dictionary(grouping: signed, by: \.from)
    let titles = Dictionary(scene.nodes.map { ($0.key, $0.title) }, uniquingKeysWith: { first, _ in first })
    result.nodes = scene.nodes.map { node in
      var node = node
      node.sign = signs[node.key] ?? ""
      node.targets = targets[node.key] ?? []
      if let also = words[node.key] {
        node.label += "; also " + also.brief(by: titles)
      }
      return node
    }
    return result
  }
}

extension Scene {
  /// The nodes by their steps along the edges from a node, without those that it does not lead to.
  func steps(from root: String) -> [String: Int] {
    let successors = Dictionary(grouping: edges.filter { $0.kind != .back }, by: \.from)
    var steps = [root: 0]
    var (reached, step) = ([root], 0)
    while !reached.isEmpty {
      step += 1
      var next: [String] = []
      for edge in reached.flatMap({ successors[$0] ?? [] }) where steps[edge.to] == nil {
        steps[edge.to] = step
        next.append(edge.to)
      }
      reached = next
    }
    return steps
  }

  /// All edges, each of one kind, whether drawn as lines or replaced by signs, sorted by their ends.
  public var allEdges: [Edge] {
    (edges + signed).flatMap(\.all).enumerated()
      .sorted { ($0.element.from, $0.element.to, $0.offset) < ($1.element.from, $1.element.to, $1.offset) }
      .map(\.element)
  }

  /// The meaning of the picture's signs, as a sentence; nil if there are none.
  public var meaningOfSigns: String? {
    let used = Set(nodes.flatMap(\.targets))
    let named = nodes.filter { used.contains($0.sign) }.map { "\($0.sign) leads to \($0.title)" }
    let all =
      (named + signsElsewhere).sorted()
      + (used.contains(SharedWays.back) ? ["\(SharedWays.back) goes back"] : [])
    return all.isEmpty ? nil : "Signs stand for lines: \(all.joined(separator: ", "))."
  }
}

extension Scene.Item {
  /// The text on the node: its sign, if it has one, and its title.
  public var shownTitle: String { sign.isEmpty ? title : "\(sign) \(title)" }

  /// The smaller text below it: the note, and the signs of its targets.
  var shownNote: String {
    ([note] + (targets.isEmpty ? [] : [targets.joined(separator: " ")])).filter { !$0.isEmpty }
      .joined(separator: " · ")
  }
}
