/// The parts of many patterns as a tree; patterns that begin alike share nodes.
///
/// Patterns are numbered. They are inserted best first, so the smaller of two numbers wins.
struct LinkTrie: Sendable {
  private(set) var nodes = [Node()]
  private(set) var literals = LiteralPool()
  private var literalChildren: [UInt64: Int32] = [:]

  /// A node: the possible next parts, and the patterns that end here.
  struct Node: Sendable {
    /// The literal that leads here from the parent, if it is one.
    var literal: Int32 = -1
    /// The last literal child; the others follow by `sibling`.
    var lastLiteralChild: Int32 = -1
    /// The number of literal children.
    var literalCount: Int32 = 0
    /// The next child of the same parent.
    var sibling: Int32 = -1
    /// The children for parameters, by `TypeSlot`; -1 if there is none.
    var typed = SIMD8<Int32>(repeating: -1)
    /// The patterns that end here.
    var patterns: [Int32] = []
    /// The patterns that end with a wildcard from here on.
    var wildcards: [Int32] = []
  }

  /// Adds a pattern.
  mutating func insert(_ pattern: LinkPattern, as number: Int32) {
    var node: Int32 = 0
    for part in pattern.parts {
      switch part {
      case .literal(let text): node = literalChild(of: node, insertingIfNeeded: literals.insert(text))
      case .parameter(_, let type): node = typedChild(of: node, TypeSlot(type))
      case .wildcard:
        nodes[Int(node)].wildcards.append(number)
        return
      }
    }
    nodes[Int(node)].patterns.append(number)
  }
}

extension LinkTrie {
  /// The child for a literal.
  func literalChild(of node: Int32, _ literal: Int32) -> Int32? { literalChildren[.pair(node, literal)] }

  /// The child for a parameter.
  func typedChild(of node: Int32, _ slot: TypeSlot) -> Int32? {
    let child = nodes[Int(node)].typed[slot.rawValue]
    return child < 0 ? nil : child
  }

  /// Calls `body` for each literal child.
  func forEachLiteralChild(of node: Int32, _ body: (_ child: Int32, _ literal: Int32) -> Void) {
    var child = nodes[Int(node)].lastLiteralChild
    while child >= 0 {
      body(child, nodes[Int(child)].literal)
      child = nodes[Int(child)].sibling
    }
  }

  /// Appends the children for a text: by its value if it is a known literal, and by its class.
  func appendChildren(of node: Int32, literal: Int32?, _ textClass: TextClass?, to children: inout [Int32]) {
    if let literal, let child = literalChild(of: node, literal) { children.append(child) }
    guard let textClass else { return }
    for slot in TypeSlot.accepting(textClass) {
      if let child = typedChild(of: node, slot) { children.append(child) }
    }
  }
}

extension LinkTrie {
  private mutating func literalChild(of node: Int32, insertingIfNeeded literal: Int32) -> Int32 {
    if let child = literalChild(of: node, literal) { return child }
    let child = Int32(nodes.count)
    nodes.append(Node(literal: literal, sibling: nodes[Int(node)].lastLiteralChild))
    nodes[Int(node)].lastLiteralChild = child
    nodes[Int(node)].literalCount += 1
    literalChildren[.pair(node, literal)] = child
    return child
  }

  private mutating func typedChild(of node: Int32, _ slot: TypeSlot) -> Int32 {
    if let child = typedChild(of: node, slot) { return child }
    let child = Int32(nodes.count)
    nodes.append(Node())
    nodes[Int(node)].typed[slot.rawValue] = child
    return child
  }
}

extension UInt64 {
  /// Packs two numbers into a dictionary key.
  static func pair(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }
}
