public import FlowModel

extension Scene {
  /// A live tree as a picture: who retains whom, and marks as classes and in words.
  ///
  /// With more than `budget` nodes, it shows marked nodes and those near the roots, with the numbers of omitted ones.
  public static func liveTree(_ tree: CoordinatorTree, budget: Int = defaultBudget) -> Scene {
    LiveTreePicture(TreeIndex(tree), budget: budget).scene
  }
}

/// Collects the nodes and edges of a picture of a live tree.
private struct LiveTreePicture {
  private let index: TreeIndex
  private let selection: TreeSelection

  init(_ index: TreeIndex, budget: Int) {
    self.index = index
    selection = TreeSelection(index, budget: max(1, budget))
  }

  var scene: Scene {
    let tree = index.tree
    let nodes = selection.shown.sorted().map {
      item($0, hidden: selection.hidden[$0] ?? 0)
    }
    let edges = selection.shown.sorted().compactMap { place in
      index.parents[place].map { edge(from: key($0), to: key(place), tree.nodes[place]) }
    }
    return Scene(
      title: tree.name.isEmpty ? "Live tree" : tree.name, summary: summary(of: tree), nodes: nodes,
      edges: edges,
      groups: [], isCollapsed: nodes.count < tree.nodes.count)
  }

  private func key(_ place: Int) -> String { "node:\(place + 1)" }

  private func summary(of tree: CoordinatorTree) -> String {
    let marked = tree.nodes.count { !$0.marks.isEmpty }
    func count(_ role: TreeNode.Role, _ noun: String) -> String {
      counted(tree.nodes.count { $0.role == role }, noun)
    }
    let isWithItems = tree.nodes.contains { $0.role == .item }
    return "\(count(.coordinator, "coordinator"))\(isWithItems ? "," : " and") \(count(.screen, "screen")) "
      + "\(isWithItems ? "and \(count(.item, "item")) " : "")alive, \(marked) of them marked."
  }

  private func item(_ place: Int, hidden: Int) -> Scene.Item {
    let node = index.tree.nodes[place]
    let words = node.marks.map(\.words)
    let more = hidden == 0 ? [] : ["\(hidden) more below"]
    let shown = node.role == .item ? node.type : node.shows
    let note = ([shown].filter { !$0.isEmpty } + words + more).joined(separator: ", ")
    let kind =
      switch node.role {
      case .coordinator: "Coordinator"
      case .screen: "Screen"
      case .item: "Item"
      }
    return Scene.Item(
      key: key(place), kind: node.role == .coordinator ? .flow : .screen,
      id: node.role == .coordinator ? node.flow : node.type, title: node.title, note: note,
      label: "\(kind) \(node.title)\(words.isEmpty ? "" : ": " + words.joined(separator: ", "))",
      flow: hue(of: place), marks: node.marks.map { "mark-\($0.kind.rawValue)" })
  }

  /// A screen has the hue of the flow that shows it.
  private func hue(of place: Int) -> String {
    let node = index.tree.nodes[place]
    return node.role == .coordinator
      ? node.flow : index.coordinator(above: place).map { index.tree.nodes[$0].flow } ?? ""
  }

  private func edge(from: String, to: String, _ node: TreeNode) -> Scene.Edge {
    Scene.Edge(
      from: from, to: to, kind: node.style.map(Scene.EdgeKind.route) ?? .holds,
      words: node.property.isEmpty ? [] : [node.property], label: "holds \(node.title)")
  }
}
