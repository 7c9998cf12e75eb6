internal import FlowModel

extension LiveTree {
  /// Captures the flows of a running app, each below the one that showed it, with their screens.
  ///
  /// ```swift
  /// print(LiveTree(of: app))
  /// ```
  ///
  /// Flows that a `FlowWatch` has seen end and that are still alive follow the tree, marked as finished.
  @MainActor public init(of app: CoordinatorBase, name: String = "", watch: FlowWatch? = nil) {
    var rows = FlowRows()
    rows.addTree(app)
    for leaked in watch?.leaked ?? [] { rows.addLeaked(leaked) }
    self.init(CoordinatorTree(name: name, nodes: rows.nodes).markingDuplicates(in: .siblings))
  }
}

/// Collects the nodes of a tree, parents before children.
@MainActor private struct FlowRows {
  private(set) var nodes: [TreeNode] = []

  /// Adds a tree with an explicit stack, since it may be deeper than the call stack.
  mutating func addTree(_ root: CoordinatorBase) {
    var open = [(flow: root, parent: "")]
    while let (flow, parent) = open.popLast() {
      let id = add(flow, parent: parent)
      open += flow.children.reversed().map { ($0, id) }
    }
  }

  mutating func addLeaked(_ flow: CoordinatorBase) {
    add(flow, parent: "")
    nodes[nodes.count - 1].marks = [TreeMark(.finished)]
  }

  @discardableResult
  private mutating func add(_ flow: CoordinatorBase, parent: String) -> String {
    let id = "#\(nodes.count + 1)"
    let type = type(of: flow)
    let screen = flow.shown.last { !($0.content is TabBar || $0.content is SplitView) }
    nodes.append(
      TreeNode(
        id: id, parent: parent, type: flow.context?.name(of: type) ?? TypeName.of(type), flow: flow.flowID,
        property: routeName(in: flow.arrivalID), shows: screen?.screenID ?? ""))
    return id
  }

  /// The part after the last dot.
  private func routeName(in id: String) -> String {
    id.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(id[id.utf8.index(after: $0)...]) } ?? id
  }
}
