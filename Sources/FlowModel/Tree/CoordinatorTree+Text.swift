extension CoordinatorTree: CustomStringConvertible {
  /// The tree as text for a terminal: who holds whom, with marks beside the names.
  ///
  /// ```
  /// AppCoordinator #1
  /// ├─ MainCoordinator #2
  /// │  └─ CheckoutCoordinator #3 present  ✗ finished, still alive
  /// └─ LoginViewController #4 (screen)
  /// ```
  ///
  /// Very deep nodes begin a tree of their own further below.
  public var description: String {
    var text = TreeText(index: TreeIndex(self))
    return text.text() + omissions.map { "… \(onOneLine($0))\n" }.joined()
  }
}

private struct TreeText {
  let index: TreeIndex
  private var lines: [String] = []
  private var later: [Int] = []
  /// The depth below which nodes begin a tree of their own, so that lines stay readable.
  private static let deepest = 30

  init(index: TreeIndex) { self.index = index }

  mutating func text() -> String {
    for root in index.roots { add(root, note: "") }
    var next = 0
    while next < later.count {
      add(later[next], note: " (continued)")
      next += 1
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private struct Branch {
    let place: Int
    let isLast: Bool
    let indent: String
    let level: Int
  }

  private mutating func add(_ root: Int, note: String) {
    lines.append(note.isEmpty ? line(root) : index.tree.nodes[root].title + note)
    var stack = branches(of: root, indent: "", level: 1)
    while let branch = stack.popLast() {
      let isCut = branch.level >= Self.deepest && !index.children[branch.place].isEmpty
      let corner = branch.isLast ? "└─ " : "├─ "
      lines.append(branch.indent + corner + line(branch.place) + (isCut ? " ↓" : ""))
      if isCut {
        later.append(branch.place)
      } else {
        let indent = branch.indent + (branch.isLast ? "   " : "│  ")
        stack += branches(of: branch.place, indent: indent, level: branch.level + 1)
      }
    }
  }

  /// The branches of a node, last first, for use as a stack.
  private func branches(of place: Int, indent: String, level: Int) -> [Branch] {
    let children = index.children[place]
    return children.reversed().map {
      Branch(place: $0, isLast: $0 == children.last, indent: indent, level: level)
    }
  }

  private func line(_ place: Int) -> String { index.tree.nodes[place].line }
}
