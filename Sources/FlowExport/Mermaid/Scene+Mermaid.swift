internal import FlowModel

extension Scene {
  /// The picture as a Mermaid flowchart, which GitHub and GitLab draw inside of Markdown.
  ///
  /// GitHub draws no chart of over 500 edges or 50,000 characters.
  public func mermaid(_ direction: PictureOptions.Direction = .right) -> String {
    var lines = ["flowchart \(direction.rawValue)"]
    let grouped = Set(groups.flatMap(\.keys))
    lines += nodes.filter { !grouped.contains($0.key) }.map { "  \($0.mermaid)" }
    let items = Dictionary(nodes.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for group in groups.sorted(by: { $0.flow < $1.flow }) {
      lines.append("  subgraph \(MermaidText.id("group:\(group.flow)"))[\(MermaidText.quoted(group.title))]")
      lines += group.keys.compactMap { items[$0] }.map { "    \($0.mermaid)" }
      lines.append("  end")
    }
    lines += edges.map { "  \($0.mermaid)" }
    let marked = nodes.filter { !$0.marks.isEmpty }.map { MermaidText.id($0.key) }
    if !marked.isEmpty {
      lines.append("  classDef marked stroke:#b03a4e,stroke-width:3px")
      lines.append("  class \(marked.joined(separator: ",")) marked")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Scene.Item {
  fileprivate var mermaid: String {
    let text = MermaidText.quoted(note.isEmpty ? title : "\(title), \(note)")
    let shape =
      switch kind {
      case .flow: "[[\(text)]]"
      case .screen: "(\(text))"
      case .system: "{{\(text)}}"
      case .outcome: "([\(text)])"
      case .link: ">\(text)]"
      }
    return MermaidText.id(key) + shape
  }
}

extension Scene.Edge {
  fileprivate var mermaid: String {
    let label = words.isEmpty ? "" : "|\(MermaidText.quoted(words.joined(separator: ", ")))|"
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
