import FlowAnalysis
import FlowModel

extension SceneBuilder {
  static func key(_ node: Node) -> String {
    switch node {
    case .flow(let id): "flow:\(id)"
    case .screen(let id): "screen:\(id)"
    }
  }

  /// Adds a flow.
  mutating func addFlow(_ id: String, note: String = "", isFocus: Bool = false) {
    let name = index.flow(id)?.name ?? id
    add(
      Scene.Item(
        key: Self.key(.flow(id)), kind: .flow, id: id, title: name, note: note,
        label: labelled("Flow \(name)", index.flow(id)?.summary), flow: id, isFocus: isFocus))
  }

  /// Adds a flow with everything that is only reached through it.
  mutating func addFolded(_ fold: FlowAreas.Fold) {
    let name = index.flow(fold.head)?.name ?? fold.head
    add(
      Scene.Item(
        key: Self.key(.flow(fold.head)), kind: .flow, id: fold.head, title: name, note: fold.note,
        label: labelled("Flow \(name), \(fold.note)", index.flow(fold.head)?.summary), flow: fold.head,
        isFolded: true))
  }

  /// Adds a screen of a flow, under a key of its own if the scene shows it more than once.
  mutating func addScreen(_ id: String, of flow: String, key: String? = nil, isFocus: Bool = false) {
    let name = index.screen(id)?.name ?? id
    add(
      Scene.Item(
        key: key ?? Self.key(.screen(id)), kind: .screen, id: id, title: name,
        label: labelled("Screen \(name)", index.screen(id)?.summary), flow: flow, isFocus: isFocus))
  }

  /// Adds something of the system that a flow shows.
  mutating func addSystem(_ target: Target, of flow: String, key: String) {
    add(
      Scene.Item(
        key: key, kind: .system, id: target.id, title: target.name, label: "System: \(target.name)",
        flow: flow))
  }

  /// Adds an exit of a flow.
  mutating func addOutcome(_ name: String, of flow: Flow, key: String) {
    let outcome = flow.outcomes.first { $0.name == name }
    let type = outcome?.type ?? ""
    let ending = name.isEmpty ? "ends" : name
    add(
      Scene.Item(
        key: key, kind: .outcome, id: name, title: ending, note: type,
        label: labelled(
          "\(flow.name) ends: \(ending)\(type.isEmpty ? "" : " with \(type)")", outcome?.summary),
        flow: flow.id))
  }

  /// Adds a node for all screens, for moves that any of them can request.
  mutating func addAnywhere(_ stage: FlowStage) {
    guard index.transitions(of: stage.flow.id).contains(where: { $0.from.kind == .anywhere }) else { return }
    add(
      Scene.Item(
        key: stage.anywhere, kind: .anywhere, id: "", title: "from any screen",
        label: "Any screen", flow: stage.flow.id))
  }

  /// Adds the links that open a node: a flag each, or one for all if there are many.
  mutating func addLinks(_ links: [Link], opening key: String, of flow: String) {
    guard links.count > Self.mostFlags, has(key), let first = links.first else {
      for link in links { addLink(link, opening: key, of: flow) }
      return
    }
    let flag = "links:\(key)"
    let all = links.map(\.pattern).joined(separator: ", ")
    add(
      Scene.Item(
        key: flag, kind: .link, id: "", title: "\(first.pattern) and \(links.count - 1) more",
        label: "\(links.count) links: \(all)", flow: flow))
    add(Scene.Edge(from: flag, to: key, kind: .link, words: [], label: "open \(title(of: key))"))
  }

  /// The number of flags at one node; more than that become one.
  private static let mostFlags = 2

  /// Adds a link as a flag, and an edge from it to its target.
  mutating func addLink(_ link: Link, opening key: String, of flow: String) {
    guard has(key) else { return }
    addFlag(link, of: flow)
    add(
      Scene.Edge(from: "link:\(link.id)", to: key, kind: .link, words: [], label: "opens \(title(of: key))"))
  }

  /// Adds a link as a flag.
  mutating func addFlag(_ link: Link, of flow: String) {
    add(
      Scene.Item(
        key: "link:\(link.id)", kind: .link, id: link.id, title: link.pattern,
        label: labelled("Link \(link.pattern)", link.summary), flow: flow))
  }

  /// A name with the first line of its summary.
  private func labelled(_ name: String, _ summary: String?) -> String {
    guard let line = summary?.split(whereSeparator: \.isNewline).first else { return name }
    return "\(name): \(line)"
  }
}

extension FlowAreas.Fold {
  fileprivate var note: String { "and \(counted(count, "flow")) behind it" }
}
