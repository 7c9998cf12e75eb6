/// A trie made deterministic: at each part of a URL there is one state and one step.
///
/// A state stands for all the nodes of the trie that the parts so far lead to. There is a step for each
/// literal that can come next, and one for each class of other texts. As the states of a hostile table can be
/// far more than its nodes, there is a budget; states that are left open when it is used up keep their nodes,
/// and a match goes on from there with lists of nodes, never longer than the trie is wide at that depth.
struct LinkAutomaton: Sendable {
  let trie: LinkTrie
  var states: [State] = []
  var steps: LinkSteps
  /// The patterns of all states, one after another.
  var patterns: [Int32] = []
  /// The nodes of the states that are left open.
  var openNodes: [Int32: [Int32]] = [:]

  /// What is known after some parts of a URL; it has no memory besides itself, so that a look at it is one.
  struct State: Sendable {
    /// Where the patterns stand that match where the URL ends here, best first, up to the first that asks for no query.
    var patterns: Range<Int32>
    /// Where the patterns stand that match where the URL goes on, in the same manner.
    var wildcards: Range<Int32>
    /// The states that texts lead to which are no literals here, by class; -1 where there is none.
    var byClass = SIMD8<Int32>(repeating: -1)
    /// Whether the steps from here are not known.
    var isOpen = true
    /// The literal that can come next, where it is the only one.
    var onlyLiteral: (text: LiteralPool.Place, next: Int32)?
    /// Whether several literals can come next, which the steps tell.
    var hasSteps = false
  }

  /// The state that a text leads to.
  func next(after number: Int32, _ text: ArraySlice<UInt8>) -> Int32? {
    let state = states[Int(number)]
    if let only = state.onlyLiteral, trie.literals.text(at: only.text) == text { return only.next }
    if state.hasSteps, let next = steps.next(after: number, text, in: trie.literals) { return next }
    if text.isEmpty { return nil }
    let next = state.byClass[TextClass(text).rawValue]
    return next < 0 ? nil : next
  }

  /// The patterns that stand in a range.
  func list(_ range: Range<Int32>) -> ArraySlice<Int32> {
    patterns[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
