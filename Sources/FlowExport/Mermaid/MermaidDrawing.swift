internal import FlowModel

extension Scene {
  /// The picture as a Mermaid flowchart, which GitHub and GitLab draw in Markdown.
  ///
  /// GitHub does not draw charts of over 500 edges or 50,000 characters.
  public func mermaid(_ direction: PictureOptions.Direction = .right) -> String {
    MermaidDrawing(scene: self).text(direction)
  }
}

/// Writes a scene as a flowchart in Mermaid.
private struct MermaidDrawing {
  let scene: Scene

  func text(_ direction: PictureOptions.Direction) -> String {
    var lines = ["flowchart \(direction.rawValue)"]
    let grouped = Set(scene.groups.flatMap(\.keys))
    lines += scene.nodes.filter { !grouped.contains($0.key) }.map { "  \($0.mermaid)" }
    let items = Dictionary(scene.nodes.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for group in scene.groups.sorted(by: { $0.flow < $1.flow }) {
      lines.append("  subgraph \(MermaidText.id("group:\(group.flow)"))[\(MermaidText.quoted(group.title))]")
      lines += group.keys.compactMap { items[$0] }.map { "    \($0.mermaid)" }
      lines.append("  end")
    }
    lines += scene.edges.map { "  \($0.mermaid)" }
    lines += markedNodes + markedEdges
    return lines.joined(separator: "\n") + "\n"
  }

  /// Green, red and amber that are visible on white and on black; all other marks are alarms.
  private static let strokes = [
    ("added", "stroke:#2da44e,stroke-width:3px"),
    ("removed", "stroke:#cf5060,stroke-width:3px,stroke-dasharray:5 3"),
    ("changed", "stroke:#bf8700,stroke-width:3px"),
  ]

  private var markedNodes: [String] {
    let known = Set(Self.strokes.map(\.0))
    let others = scene.nodes.filter { !$0.marks.isEmpty && known.isDisjoint(with: $0.marks) }
    let classes = Self.strokes.map { name, stroke in
      (name, stroke, scene.nodes.filter { $0.marks.first == name })
    }
    return (classes + [("marked", "stroke:#b03a4e,stroke-width:3px", others)]).filter { !$0.2.isEmpty }
      .flatMap { name, stroke, items in
        let ids = items.map { MermaidText.id($0.key) }.joined(separator: ",")
        return ["  classDef \(name) \(stroke)", "  class \(ids) \(name)"]
      }
  }

  /// Edges have no names in Mermaid, and are identified by their number.
  private var markedEdges: [String] {
    Self.strokes.compactMap { name, stroke in
      let numbers = scene.edges.indices.filter { scene.edges[$0].marks.first == name }
      guard !numbers.isEmpty else { return nil }
      return "  linkStyle \(numbers.map(String.init).joined(separator: ",")) \(stroke)"
    }
  }
}

extension Scene.Item {
  fileprivate var mermaid: String {
    let text = MermaidText.quoted(shownNote.isEmpty ? shownTitle : "\(shownTitle), \(shownNote)")
    let shape =
      switch kind {
      case .flow, .chapter: "[[\(text)]]"
      case .screen, .anywhere: "(\(text))"
      case .system: "{{\(text)}}"
      case .outcome: "([\(text)])"
      case .link: ">\(text)]"
      }
    return MermaidText.id(key) + shape
  }
}

extension Scene.Edge {
  fileprivate var mermaid: String {
    let label = words.isEmpty ? "" : "|\(MermaidText.quoted(shownWords.joined(separator: ", ")))|"
    return "\(MermaidText.id(from)) \(arrow)\(label) \(MermaidText.id(to))"
  }

  private var arrow: String {
    switch kind {
    case .route(.root): "==>"
    case .route(.push), .route(.start), .finish, .holds: "-->"
    case .route(.present), .route(.system), .back: "-.->"
    case .route(.tab): "--o"
    case .route(.embed): "--x"
    case .link: "---"
    }
  }
}
