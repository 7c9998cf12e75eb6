/// Makes a trie deterministic, breadth first, within a budget.
struct LinkAutomatonBuilder {
  private let trie: LinkTrie
  private var automaton: LinkAutomaton
  private let asksForQuery: (Int32) -> Bool
  private var stateOfNode: [Int32]
  private var stateOfNodes: [[Int32]: Int32] = [:]
  private var nodesOfState: [[Int32]] = []
  private var steps: [LinkSteps.Step] = []
  private var order = LinkStateOrder()
  private var budget: Int

  /// Builds the automaton with at most as many list entries and steps as the budget allows.
  ///
  /// A trie without overlapping patterns takes three per node, so only hostile ones reach the limit.
  static func build(
    _ trie: LinkTrie, budget: Int? = nil, asksForQuery: @escaping (Int32) -> Bool
  ) -> LinkAutomaton {
    let budget = budget ?? 8 * trie.nodes.count + 65_536
    var builder = LinkAutomatonBuilder(trie, budget: budget, asksForQuery: asksForQuery)
    builder.run()
    return builder.automaton
  }

  private init(_ trie: LinkTrie, budget: Int, asksForQuery: @escaping (Int32) -> Bool) {
    self.trie = trie
    automaton = LinkAutomaton(trie: trie, steps: LinkSteps([], trie.literals))
    self.asksForQuery = asksForQuery
    self.budget = budget
    stateOfNode = Array(repeating: -1, count: trie.nodes.count)
    _ = addState([0], after: 0, patterns: [], wildcards: [])
  }

  private mutating func run() {
    var state = 0
    while state < automaton.states.count, close(Int32(state)) {
      automaton.states[state].isOpen = false
      nodesOfState[state] = []
      state += 1
    }
    let numbers = order.numbers()
    for open in nodesOfState.indices[state...] { automaton.openNodes[numbers[open]] = nodesOfState[open] }
    automaton.renumber(numbers)
    automaton.steps = LinkSteps(steps.map { $0.renumbered(numbers) }, trie.literals)
  }
}

extension LinkAutomatonBuilder {
  /// Finds all steps from a state; false if the budget runs out.
  private mutating func close(_ state: Int32) -> Bool {
    let nodes = nodesOfState[Int(state)]
    let typed = TextClass.allCases.map { typedChildren(of: nodes, $0) }
    for (index, children) in typed.enumerated() where !children.isEmpty {
      guard let next = self.state(of: children, after: state) else { return false }
      automaton.states[Int(state)].byClass[index] = next
    }
    let literals = literalChildren(of: nodes)
    for (literal, children) in literals {
      let alsoTyped = trie.literals.textClass(of: literal).map { typed[$0.rawValue] } ?? []
      guard let next = self.state(of: children + alsoTyped, after: state) else { return false }
      addStep(from: state, literal: literal, to: next, isOnly: literals.count == 1)
    }
    return true
  }

  private mutating func addStep(from state: Int32, literal: Int32, to next: Int32, isOnly: Bool) {
    if isOnly {
      automaton.states[Int(state)].onlyLiteral = (trie.literals.places[Int(literal)], next)
    } else {
      automaton.states[Int(state)].hasSteps = true
      steps.append(LinkSteps.Step(from: state, literal: literal, to: next))
    }
  }

  private func typedChildren(of nodes: [Int32], _ textClass: TextClass) -> [Int32] {
    var children: [Int32] = []
    for node in nodes { trie.appendChildren(of: node, literal: nil, textClass, to: &children) }
    return children
  }

  /// The children by literal, in the order of the literals' numbers.
  private func literalChildren(of nodes: [Int32]) -> [(literal: Int32, children: [Int32])] {
    var pairs: [(literal: Int32, child: Int32)] = []
    for node in nodes { trie.forEachLiteralChild(of: node) { pairs.append(($1, $0)) } }
    pairs.sort { $0 < $1 }
    var groups: [(literal: Int32, children: [Int32])] = []
    for pair in pairs {
      if groups.last?.literal == pair.literal {
        groups[groups.count - 1].children.append(pair.child)
      } else {
        groups.append((pair.literal, [pair.child]))
      }
    }
    return groups
  }
}

extension LinkAutomatonBuilder {
  /// Finds or adds the state for a set of nodes; nil if the budget runs out.
  ///
  /// A known state is charged for its nodes too, so that the budget also bounds the work.
  private mutating func state(of nodes: [Int32], after previous: Int32) -> Int32? {
    let nodes = nodes.sorted()
    let single = nodes.count == 1 ? nodes[0] : nil
    budget -= nodes.count
    if budget < 0 { return nil }
    if let single, stateOfNode[Int(single)] >= 0 { return stateOfNode[Int(single)] }
    if single == nil, let known = stateOfNodes[nodes] { return known }
    let patterns = candidates(nodes, \.patterns)
    let wildcards = candidates(nodes, \.wildcards)
    budget -= nodes.count + patterns.count + wildcards.count
    guard budget >= 0 else { return nil }
    let state = addState(nodes, after: previous, patterns: patterns, wildcards: wildcards)
    if let single { stateOfNode[Int(single)] = state } else { stateOfNodes[nodes] = state }
    return state
  }

  private mutating func addState(
    _ nodes: [Int32], after previous: Int32, patterns: [Int32], wildcards: [Int32]
  ) -> Int32 {
    automaton.states.append(LinkAutomaton.State(patterns: keep(patterns), wildcards: keep(wildcards)))
    nodesOfState.append(nodes)
    order.append(after: previous)
    return Int32(automaton.states.count - 1)
  }

  /// Appends patterns to the list of all and returns their range.
  private mutating func keep(_ patterns: [Int32]) -> Range<Int32> {
    let start = Int32(automaton.patterns.count)
    automaton.patterns += patterns
    return start..<Int32(automaton.patterns.count)
  }

  /// The patterns of some nodes, best first, cut after the first that needs no query: none behind it can win.
  private func candidates(_ nodes: [Int32], _ patterns: KeyPath<LinkTrie.Node, [Int32]>) -> [Int32] {
    let all =
      nodes.count == 1
      ? trie.nodes[Int(nodes[0])][keyPath: patterns]
      : nodes.flatMap { trie.nodes[Int($0)][keyPath: patterns] }.sorted()
    guard let last = all.firstIndex(where: { !asksForQuery($0) }) else { return all }
    return last + 1 == all.count ? all : Array(all[...last])
  }
}
