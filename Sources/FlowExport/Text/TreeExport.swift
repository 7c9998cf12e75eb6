import FlowAnalysis
public import FlowModel

/// A graph as a tree for a terminal: flows below the flows that lead to them, with styles and links beside the names.
///
/// ```
/// AppFlow (entry)
/// ├─ main root → MainFlow
/// │  └─ settings tab → SettingsFlow
/// └─ login present → LoginScreen  ⚑ shop://login
/// ```
///
/// A flow is expanded once, at its first place; very deep flows are expanded further below.
public enum TreeExport {
  /// The tree of a graph; flows deeper than `depth` are listed without their content.
  public static func text(of graph: FlowGraph, depth: Int? = nil) -> String {
    var walk = TreeWalk(index: GraphIndex(graph), depth: depth)
    return walk.whole()
  }
}

private struct TreeWalk {
  let index: GraphIndex
  let depth: Int?
  private var told: Set<String> = []
  private var text = ""
  /// The depth at which a flow begins a tree of its own, so that lines stay readable.
  private static let deepest = 20

  init(index: GraphIndex, depth: Int?) {
    self.index = index
    self.depth = depth
  }

  mutating func whole() -> String {
    let entries = index.entries.map(\.id)
    for flow in entries + index.graph.flows.map(\.id) where !told.contains(flow) {
      add(flow)
      if depth != nil, flow == entries.last { break }
    }
    return text
  }

  private mutating func add(_ id: String) {
    let isEntry = index.flow(id)?.isEntry ?? false
    text += SafeText.shown(index.flow(id)?.name ?? id) + (isEntry ? " (entry)" : "") + "\n"
    told.insert(id)
    var stack = branches(of: id, indent: "", level: 1)
    while let branch = stack.popLast() {
      text += branch.line + "\n"
      guard let child = branch.child, told.insert(child).inserted else { continue }
      stack += branches(of: child, indent: branch.indent, level: branch.level + 1)
    }
  }

  private struct Branch {
    let line: String
    let indent: String
    let level: Int
    let child: String?
  }

  /// The branches of a flow, the last first, for a stack.
  private func branches(of flow: String, indent: String, level: Int) -> [Branch] {
    let routes = index.flow(flow)?.routes ?? []
    return routes.enumerated().map { number, route in
      let isLast = number == routes.count - 1
      let child = route.target.kind == .flow ? route.target.id : nil
      let isFolded = child.map { told.contains($0) || level >= min(depth ?? .max, Self.deepest) } ?? false
      return Branch(
        line: indent + (isLast ? "└─ " : "├─ ") + text(of: route) + mark(child, isFolded),
        indent: indent + (isLast ? "   " : "│  "), level: level, child: isFolded ? nil : child)
    }.reversed()
  }

  private func mark(_ child: String?, _ isFolded: Bool) -> String {
    guard let child, isFolded, !(index.flow(child)?.routes.isEmpty ?? true) else { return "" }
    return told.contains(child) ? " ↑" : " …"
  }

  private func text(of route: Route) -> String {
    let links = index.links(ofRoute: route.id).map { "  ⚑ \(SafeText.shown($0.pattern))" }.joined()
    return
      "\(SafeText.shown(route.name)) \(route.style.rawValue) → \(SafeText.shown(route.target.name))\(links)"
  }
}
