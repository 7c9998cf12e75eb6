internal import FlowModel

/// The pictures of the chapters of a scene, and of the connections between them.
struct ChapterScenes {
  /// The titles of the chapters: those of their first nodes.
  let titles: [String]

  private let scene: Scene
  private let chapters: [[String]]
  private let homes: [String: Int]
  private let items: [String: Scene.Item]
  /// The flow on whose page the chapters are.
  private let flow: String

  init(_ scene: Scene, _ chapters: [[String]]) {
    self.scene = scene
    self.chapters = chapters
    flow = scene.nodes.first(where: \.isFocus)?.flow ?? ""
    items = Dictionary(scene.nodes.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    homes = Dictionary(
      chapters.enumerated().flatMap { number, keys in keys.map { ($0, number) } },
      uniquingKeysWith: { first, _ in first })
    titles = chapters.map { [items] keys in
      let shown = keys.compactMap { items[$0] }
      return (shown.first { $0.kind == .screen || $0.kind == .flow } ?? shown.first)?.title ?? ""
    }
  }

  /// The picture of a chapter.
  func scene(_ number: Int) -> Scene {
    let own = Set(chapters[number])
    let leaving = scene.edges.filter { own.contains($0.from) && !own.contains($0.to) }
    let others = Dictionary(grouping: leaving) { homes[$0.to] ?? 0 }
    let nodes = scene.nodes.filter { own.contains($0.key) }.map { entered($0, number) }
    let edges = scene.edges.filter { own.contains($0.from) && own.contains($0.to) }
    var result = Scene(
      title: "\(scene.title) \(number + 1): \(titles[number])",
      summary: "Chapter \(number + 1) of \(chapters.count) of \(scene.title): \(counted(own.count, "node")).",
      nodes: (nodes + others.map { chapterNode($0.key, reachedBy: $0.value) }).sorted { $0.key < $1.key },
      edges: PairedEdges.of(edges + leaving.map { through($0) }), groups: [], isCollapsed: scene.isCollapsed)
    result.signed = scene.signed.filter { own.contains($0.from) }
    result.signsElsewhere = targetsElsewhere(own)
    return result
  }

  /// A node with the chapters that lead to it.
  private func entered(_ item: Scene.Item, _ number: Int) -> Scene.Item {
    let others = Set(
      scene.edges.filter { $0.to == item.key && $0.kind != .link }.compactMap { homes[$0.from] })
    let numbers = others.subtracting([number]).sorted().map { "\($0 + 1)" }
    guard !numbers.isEmpty else { return item }
    var item = item
    let words = "from \(numbers.count == 1 ? "chapter" : "chapters") \(numbers.joined(separator: ", "))"
    item.note = [item.note, words].filter { !$0.isEmpty }.joined(separator: " · ")
    item.label += "; \(words)"
    return item
  }

  /// The node for another chapter, with its number and the nodes that lead to it.
  private func chapterNode(_ chapter: Int, reachedBy edges: [Scene.Edge]) -> Scene.Item {
    var targets: [String] = []
    for key in edges.map(\.to) where !targets.contains(key) { targets.append(key) }
    let names = targets.compactMap { items[$0]?.title }
    let more = names.count > 1 ? " and \(names.count - 1) more" : ""
    return chapterItem(
      chapter, title: (names.first ?? titles[chapter]) + more, note: "in chapter \(chapter + 1)",
      label: "Chapter \(chapter + 1): \(names.joined(separator: ", "))")
  }

  private func through(_ edge: Scene.Edge) -> Scene.Edge {
    Scene.Edge(
      from: edge.from, to: Self.key(homes[edge.to] ?? 0), kind: edge.kind, words: edge.words,
      labels: edge.labels, marks: edge.marks, parts: edge.parts.map(through))
  }

  private static func key(_ chapter: Int) -> String { "chapter:\(chapter + 1)" }

  private func chapterItem(_ chapter: Int, title: String, note: String, label: String) -> Scene.Item {
    Scene.Item(
      key: Self.key(chapter), kind: .chapter, id: "\(chapter + 1)", title: title, note: note, label: label,
      flow: flow)
  }

  /// The places of targets of signs that this chapter does not show.
  private func targetsElsewhere(_ own: Set<String>) -> [String] {
    let used = Set(scene.nodes.filter { own.contains($0.key) }.flatMap(\.targets))
    let elsewhere = scene.nodes.filter { used.contains($0.sign) && !own.contains($0.key) }
    return elsewhere.map { item in
      "\(item.sign) leads to \(item.title) in chapter \((homes[item.key] ?? 0) + 1)"
    }
  }
}

extension ChapterScenes {
  /// The chapters as nodes, with one line for all ways between two of them.
  func overview(mostLines: Int) -> Scene {
    let nodes = chapters.indices.map { number in
      chapterItem(
        number, title: "\(number + 1) \(titles[number])", note: contents(of: number),
        label: "Chapter \(number + 1), \(titles[number]): \(contents(of: number))")
    }
    let ways = ways
    let most = min(mostLines, nodes.count * 3 / 2)
    let drawn = strongest(ways, most).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    var result = Scene(
      title: scene.title, summary: "\(scene.summary) In \(chapters.count) chapters.",
      nodes: nodes.sorted { $0.key < $1.key }, edges: drawn.map(edge), groups: [],
      isCollapsed: scene.isCollapsed)
    if drawn.count < ways.count {
      let left = ways.count - drawn.count
      result.remarks = [
        "\(counted(left, "weaker connection")) between chapters \(left == 1 ? "is" : "are") only shown in the chapters."
      ]
    }
    result.nodes = result.nodes.map { item in
      var item = item
      item.isFocus = item.id == "1"
      return item
    }
    return result
  }

  private func contents(of number: Int) -> String {
    let shown = chapters[number].compactMap { items[$0]?.kind }
    let parts = [
      (shown.count { $0 == .screen }, "screen"), (shown.count { $0 == .flow }, "flow"),
      (shown.count { $0 == .outcome }, "way out"),
    ]
    let words = parts.filter { $0.0 > 0 }.map { number, word in
      word == "way out" ? counted(number, word, "ways out") : counted(number, word)
    }
    return words.isEmpty ? counted(shown.count, "node") : words.joined(separator: ", ")
  }

  /// All ways between two chapters, in the direction in which there are more.
  private struct Passage {
    var from: Int
    var to: Int
    var ahead: Int
    var back: Int
    /// Whether there are ways in both directions.
    var isMutual: Bool { back > 0 }
  }

  private var ways: [Passage] {
    var passages: [[Int]: Passage] = [:]
    for edge in scene.edges {
      guard let from = homes[edge.from], let to = homes[edge.to], from != to else { continue }
      let pair = [min(from, to), max(from, to)]
      var passage = passages[pair] ?? Passage(from: pair[0], to: pair[1], ahead: 0, back: 0)
      if from < to { passage.ahead += 1 } else { passage.back += 1 }
      passages[pair] = passage
    }
    return passages.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
      .map { $0.ahead > 0 ? $0 : Passage(from: $0.to, to: $0.from, ahead: $0.back, back: 0) }
  }

  /// The connections that keep the chapters connected, then those with the most ways.
  private func strongest(_ passages: [Passage], _ most: Int) -> [Passage] {
    guard passages.count > most else { return passages }
    let ranked = passages.sorted {
      ($1.ahead + $1.back, $0.from, $0.to) < ($0.ahead + $0.back, $1.from, $1.to)
    }
    var groups = Array(chapters.indices)
    var holding: [Passage] = []
    var others: [Passage] = []
    for passage in ranked {
      let (one, other) = (groups[passage.from], groups[passage.to])
      if one == other {
        others.append(passage)
      } else {
        holding.append(passage)
        groups = groups.map { $0 == other ? one : $0 }
      }
    }
    return holding + others.prefix(max(0, most - holding.count))
  }

  private func edge(_ passage: Passage) -> Scene.Edge {
    let ways = passage.ahead + passage.back
    return Scene.Edge(
      from: Self.key(passage.from), to: Self.key(passage.to), kind: .route(.start),
      words: ways > 1 ? ["\(ways) ways"] : [],
      label:
        "\(passage.isMutual ? "leads to and comes back from" : "leads to") chapter \(passage.to + 1): \(counted(ways, "way"))",
      marks: passage.isMutual ? ["mutual"] : [])
  }
}
