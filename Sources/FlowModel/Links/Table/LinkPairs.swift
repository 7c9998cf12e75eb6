/// Pairs of patterns whose paths share a text, found by walking a trie in parallel with itself.
struct LinkPairs {
  private let trie: LinkTrie
  /// The number of pairs, of nodes and of patterns, that may still be examined.
  private var left: Int
  /// The pairs of nodes to visit that one path can lead to; a node can be paired with itself.
  private var open: [(Int32, Int32)] = [(0, 0)]
  /// The pairs of patterns, the smaller number first.
  private(set) var found: [(Int32, Int32)] = []

  init(_ trie: LinkTrie, limit: Int) {
    self.trie = trie
    left = limit
  }

  mutating func run() {
    while left > 0, let (first, second) = open.popLast() {
      left -= 1
      pairPatterns(of: first, second)
      if first == second { followSame(first) } else { followDifferent(first, second) }
    }
  }
}

// MARK: Patterns

extension LinkPairs {
  private mutating func pairPatterns(of first: Int32, _ second: Int32) {
    let (one, other) = (trie.nodes[Int(first)], trie.nodes[Int(second)])
    if first == second {
      pairAmong(one.patterns)
      pairAmong(one.wildcards)
      if !one.wildcards.isEmpty { pair(one.wildcards, patternsBelow(first)) }
    } else {
      pair(one.patterns, other.patterns)
      pair(one.wildcards, other.wildcards)
      if !one.wildcards.isEmpty { pair(one.wildcards, patternsBelow(second)) }
      if !other.wildcards.isEmpty { pair(other.wildcards, patternsBelow(first)) }
    }
  }

  private mutating func pairAmong(_ patterns: [Int32]) {
    for (index, pattern) in patterns.enumerated() where left > 0 {
      pair([pattern], Array(patterns[(index + 1)...]))
    }
  }

  private mutating func pair(_ some: [Int32], _ others: [Int32]) {
    for one in some {
      for other in others {
        if left <= 0 { return }
        left -= 1
        found.append((min(one, other), max(one, other)))
      }
    }
  }

  /// The patterns below a node.
  private func patternsBelow(_ node: Int32) -> [Int32] {
    var patterns: [Int32] = []
    var open = children(of: node)
    while let next = open.popLast() {
      patterns += trie.nodes[Int(next)].patterns + trie.nodes[Int(next)].wildcards
      open += children(of: next)
    }
    return patterns
  }

  private func children(of node: Int32) -> [Int32] {
    var children = TypeSlot.allCases.compactMap { trie.typedChild(of: node, $0) }
    trie.forEachLiteralChild(of: node) { child, _ in children.append(child) }
    return children
  }
}

// MARK: Steps

extension LinkPairs {
  private mutating func followSame(_ node: Int32) {
    for child in children(of: node) { open.append((child, child)) }
    let slots = TypeSlot.allCases
    for (index, slot) in slots.enumerated() {
      guard let child = trie.typedChild(of: node, slot) else { continue }
      openLiterals(of: node, accepting: slot, beside: child)
      for other in slots[(index + 1)...] { openTyped(child, slot, of: node, other) }
    }
  }

  private mutating func followDifferent(_ first: Int32, _ second: Int32) {
    for slot in TypeSlot.allCases {
      if let child = trie.typedChild(of: first, slot) {
        openLiterals(of: second, accepting: slot, beside: child)
        for other in TypeSlot.allCases { openTyped(child, slot, of: second, other) }
      }
      if let child = trie.typedChild(of: second, slot) {
        openLiterals(of: first, accepting: slot, beside: child)
      }
    }
    openSameLiterals(first, second)
  }

  private mutating func openTyped(_ child: Int32, _ slot: TypeSlot, of node: Int32, _ other: TypeSlot) {
    guard let beside = trie.typedChild(of: node, other), slot.type.commonText(with: other.type) != nil else {
      return
    }
    open.append((child, beside))
  }

  private mutating func openLiterals(of node: Int32, accepting slot: TypeSlot, beside child: Int32) {
    trie.forEachLiteralChild(of: node) { literalChild, literal in
      guard let textClass = trie.literals.textClass(of: literal), slot.type.accepts(textClass) else { return }
      open.append((child, literalChild))
    }
  }

  /// Iterates over the literals of the node that has fewer.
  private mutating func openSameLiterals(_ first: Int32, _ second: Int32) {
    let swapped = trie.nodes[Int(first)].literalCount > trie.nodes[Int(second)].literalCount
    let (fewer, more) = swapped ? (second, first) : (first, second)
    trie.forEachLiteralChild(of: fewer) { child, literal in
      guard let other = trie.literalChild(of: more, literal) else { return }
      open.append((child, other))
    }
  }
}
