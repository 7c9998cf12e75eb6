/// The search for the best pattern that a URL matches.
struct LinkSearch {
  private let automaton: LinkAutomaton
  private let entries: [LinkTable.Entry]
  private let url: LinkURL
  private(set) var best: Int32?
  /// How many states, nodes and patterns have been looked at.
  private(set) var work = 0

  init(_ table: LinkTable, _ url: LinkURL) {
    automaton = table.automaton
    entries = table.entries
    self.url = url
  }

  /// Goes through the URL from part to part, with one state as far as states are known.
  mutating func run() {
    if url.hasEmptySegment { return }
    var state: Int32 = 0
    for index in url.parts.indices {
      work += 1
      if automaton.states[Int(state)].isOpen {
        return run(nodes: automaton.states[Int(state)].nodes, from: index)
      }
      if index >= 2 { consider(automaton.states[Int(state)].wildcards) }
      let (literal, textClass) = look(at: url.parts[index])
      guard let next = automaton.next(after: state, literal: literal, textClass) else { return }
      state = next
    }
    consider(automaton.states[Int(state)].patterns)
  }
}

extension LinkSearch {
  /// Goes on with lists of nodes.
  private mutating func run(nodes: [Int32], from start: Int) {
    let trie = automaton.trie
    var nodes = nodes
    for index in start..<url.parts.count where !nodes.isEmpty {
      let (literal, textClass) = look(at: url.parts[index])
      var children: [Int32] = []
      for node in nodes {
        work += 1
        if index >= 2 { consider(trie.nodes[Int(node)].wildcards) }
        trie.appendChildren(of: node, literal: literal, textClass, to: &children)
      }
      nodes = children
    }
    for node in nodes { consider(trie.nodes[Int(node)].patterns) }
  }

  /// The number of a text, where it is a literal of the table, and its class, where a parameter can take it.
  private func look(at range: Range<Int>) -> (literal: Int32?, textClass: TextClass?) {
    let bytes = url.bytes[range]
    return (automaton.trie.literals.number(of: bytes), bytes.isEmpty ? nil : TextClass(bytes))
  }

  /// Takes the first of some patterns whose query matches, where it is better than the best so far.
  private mutating func consider(_ patterns: [Int32]) {
    for pattern in patterns {
      if let best, pattern >= best { return }
      work += 1
      if entries[Int(pattern)].pattern.queryMismatch(with: url) == nil {
        best = pattern
        return
      }
    }
  }
}
