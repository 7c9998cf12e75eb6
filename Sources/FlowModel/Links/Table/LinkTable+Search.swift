/// The state of a search for the best pattern.
struct LinkSearch {
  /// The number of the best pattern so far.
  var best: Int32?
  /// The number of states, nodes and patterns examined.
  var work = 0
}

extension LinkTable {
  /// Finds the best pattern for a URL, part by part, with one state as long as states are known.
  func search(_ url: LinkURL) -> LinkSearch {
    var search = LinkSearch()
    if url.hasEmptySegment { return search }
    var state: Int32 = 0
    for index in url.parts.indices {
      search.work += 1
      if automaton.states[Int(state)].isOpen {
        goOn(with: automaton.openNodes[state] ?? [], from: index, url, &search)
        return search
      }
      if index >= 2 { consider(automaton.list(automaton.states[Int(state)].wildcards), url, &search) }
      guard let next = automaton.next(after: state, url.bytes[url.parts[index]]) else { return search }
      state = next
    }
    consider(automaton.list(automaton.states[Int(state)].patterns), url, &search)
    return search
  }

  /// Continues with lists of nodes.
  private func goOn(with nodes: [Int32], from start: Int, _ url: LinkURL, _ search: inout LinkSearch) {
    var nodes = nodes
    for index in start..<url.parts.count where !nodes.isEmpty {
      let (literal, textClass) = look(at: url.parts[index], of: url)
      var children: [Int32] = []
      for node in nodes {
        search.work += 1
        if index >= 2 { consider(automaton.trie.nodes[Int(node)].wildcards, url, &search) }
        automaton.trie.appendChildren(of: node, literal: literal, textClass, to: &children)
      }
      nodes = children
    }
    for node in nodes { consider(automaton.trie.nodes[Int(node)].patterns, url, &search) }
  }

  /// Looks up a text: its number if it is a literal of the table, its class if a parameter can take it.
  private func look(at range: Range<Int>, of url: LinkURL) -> (literal: Int32?, textClass: TextClass?) {
    let bytes = url.bytes[range]
    return (automaton.trie.literals.number(of: bytes), bytes.isEmpty ? nil : TextClass(bytes))
  }

  /// Considers the first of some patterns whose query matches, if it is better than the best so far.
  private func consider(_ patterns: some Sequence<Int32>, _ url: LinkURL, _ search: inout LinkSearch) {
    for pattern in patterns {
      if let best = search.best, pattern >= best { return }
      search.work += 1
      if entries[Int(pattern)].pattern.queryMismatch(with: url) == nil {
        search.best = pattern
        return
      }
    }
  }
}
