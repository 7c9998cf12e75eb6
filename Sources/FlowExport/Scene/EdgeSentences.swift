internal import FlowModel

extension Scene.Edge {
  /// The number of routes that are described one by one: nobody reads a tooltip of twenty sentences.
  private static let fewLabels = 3

  /// The edge in one sentence.
  public var label: String { labels.joined(separator: "; ") }

  /// Makes an edge that represents one thing.
  init(
    from: String, to: String, kind: Scene.EdgeKind, words: [String], label: String, marks: [String] = []
  ) {
    self.init(from: from, to: to, kind: kind, words: words, labels: [label], marks: marks)
  }

  /// The edge in a sentence that begins with the title of its first node.
  func told(by titles: [String: String]) -> String {
    "\(titles[from] ?? from) \(labels.count > Self.fewLabels ? all.brief(by: titles) : label)"
  }
}

extension [Scene.Edge] {
  /// The edges from one node in a sentence: each target once, with the triggers of all routes to it.
  func brief(by titles: [String: String]) -> String {
    let parts = flatMap(\.all)
    let back = parts.filter { $0.kind == .back }
    let routes = parts.filter(\.isRoute)
    let byTarget = Dictionary(grouping: routes, by: { titles[$0.to] ?? $0.to }).sorted { $0.key < $1.key }
    let others = parts.filter { !$0.isRoute && $0.kind != .back }
    let sentences =
      (back.isEmpty ? [] : ["goes back\(back.triggers)"])
      + byTarget.map { "\($1.map(\.kind.verb).unique.joined(separator: ", ")) \($0)\($1.triggers)" }
      + others.flatMap(\.labels).unique
    return sentences.joined(separator: "; ")
  }

  private var triggers: String {
    let words = flatMap(\.words).unique
    return words.isEmpty ? "" : " on \(words.joined(separator: ", "))"
  }
}

extension Scene.Edge {
  fileprivate var isRoute: Bool {
    if case .route = kind { return true }
    return false
  }
}

extension [String] {
  /// The texts without repetitions, each at its first place.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
