import FlowModel

extension CoordinatorTree {
  /// A tree as a test would tell it, a node a line, two spaces a level; names that end in "Screen" are screens.
  static func sketch(_ text: String, name: String = "") -> CoordinatorTree {
    var tree = CoordinatorTree(name: name)
    var path: [String] = []
    for (number, line) in text.split(separator: "\n").enumerated() {
      let level = line.prefix { $0 == " " }.count / 2
      let words = line.split(separator: " ").map(String.init)
      path = Array(path.prefix(level))
      tree.nodes.append(
        TreeNode(
          id: "#\(number + 1)", parent: path.last ?? "", type: words[0],
          role: words[0].hasSuffix("Screen") ? .screen : .coordinator,
          marks: words.dropFirst().compactMap { TreeMark.Kind(rawValue: $0).map { TreeMark($0) } }))
      path.append("#\(number + 1)")
    }
    return tree
  }
}
