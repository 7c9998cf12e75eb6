/// A trie made deterministic: one state and one step per part of a URL.
///
/// A state is the set of all trie nodes that the parts so far lead to. It has a step for each literal that can come next, and one for
/// each class of other texts. A hostile table can have far more states than nodes, so there is a budget; states left open when it runs
/// out keep their nodes, and a match continues from there with lists of nodes, never longer than the trie is wide at that depth.
struct LinkAutomaton: Sendable {
  let trie: LinkTrie
  var states: [State] = []
  var steps: LinkSteps
  /// The patterns of all states, concatenated.
  var patterns: [Int32] = []
  /// The nodes of states that are left open.
  var openNodes: [Int32: [Int32]] = [:]

  /// A state after some parts of a URL; stored inline, so that looking at it is one access to memory.
  struct State: Sendable {
    /// The range of patterns that match a URL ending here, best first, up to the first that needs no query.
    var patterns: Range<Int32>
    /// The range of patterns that match a URL continuing here, likewise.
    var wildcards: Range<Int32>
    /// The next states for texts that are not literals here, by class; -1 if there is none.
    var byClass = SIMD8<Int32>(repeating: -1)
    /// Whether the steps from here are unknown.
    var isOpen = true
    /// The literal that can come next, if it is the only one.
    var onlyLiteral: (text: LiteralPool.Place, next: Int32)?
    /// Whether several literals can come next; they are in the table of steps.
    var hasSteps = false
  }

  /// Finds the next state for a text.
  func next(after number: Int32, _ text: ArraySlice<UInt8>) -> Int32? {
    let state = states[Int(number)]
    if let only = state.onlyLiteral, trie.literals.text(at: only.text) == text { return only.next }
    if state.hasSteps, let next = steps.next(after: number, text, in: trie.literals) { return next }
    if text.isEmpty { return nil }
    let next = state.byClass[TextClass(text).rawValue]
    return next < 0 ? nil : next
  }

  /// The patterns in a range.
  func list(_ range: Range<Int32>) -> ArraySlice<Int32> {
    patterns[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
