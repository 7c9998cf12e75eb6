internal import FlowModel

extension LiveTree {
  /// The flows of a running app, each below the one that showed it, with the screens that it shows.
  ///
  /// ```swift
  /// print(LiveTree(of: app))
  /// ```
  ///
  /// What a `FlowWatch` has seen end and finds still alive stands after the tree, marked as finished.
  @MainActor public init(of app: CoordinatorBase, name: String = "", watch: FlowWatch? = nil) {
    var rows = FlowRows()
    rows.addTree(app)
    for leaked in watch?.leaked ?? [] { rows.addLeaked(leaked) }
    self.init(CoordinatorTree(name: name, nodes: rows.nodes).markingDuplicates(in: .siblings))
  }
}

/// The nodes of a tree, parents before children.
@MainActor private struct FlowRows {
  private(set) var nodes: [TreeNode] = []

  /// A stack of its own keeps very deep trees off the call stack.
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
    let screen = flow.shown.last { !($0.content is TabBar) }
    nodes.append(
      TreeNode(
        id: id, parent: parent, type: flow.context?.name(of: type) ?? TypeName.of(type), flow: flow.flowID,
        property: routeName(in: flow.arrivalID), shows: screen?.screenID ?? ""))
    return id
  }

  /// What stands after the last dot.
  private func routeName(in id: String) -> String {
    id.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(id[id.utf8.index(after: $0)...]) } ?? id
  }
}
