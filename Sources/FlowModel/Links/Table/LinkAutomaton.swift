/// A trie made deterministic: at each part of a URL there is one state and one step.
///
/// A state stands for all the nodes of the trie that the parts so far lead to. There is a step for each
/// literal that can come next, and one for each class of other texts. As the states of a hostile table can be
/// far more than its nodes, there is a budget; states that are left open when it is used up keep their nodes,
/// and a match goes on from there with lists of nodes, never longer than the trie is wide at that depth.
struct LinkAutomaton: Sendable {
  let trie: LinkTrie
  var states: [State] = []
  var steps: [UInt64: Int32] = [:]

  /// What is known after some parts of a URL.
  struct State: Sendable {
    /// The nodes of the trie.
    var nodes: [Int32]
    /// The patterns that match where the URL ends here, best first, up to the first that asks for no query.
    var patterns: [Int32]
    /// The patterns that match where the URL goes on, in the same manner.
    var wildcards: [Int32]
    /// The states that texts lead to which are no literals here, by class; -1 where there is none.
    var byClass = SIMD8<Int32>(repeating: -1)
    /// Whether the steps from here are not known.
    var isOpen = true
  }

  /// The state that a text leads to, given its number as a literal and its class.
  func next(after state: Int32, literal: Int32?, _ textClass: TextClass?) -> Int32? {
    if let literal, let next = steps[.pair(state, literal)] { return next }
    guard let textClass else { return nil }
    let next = states[Int(state)].byClass[textClass.rawValue]
    return next < 0 ? nil : next
  }
}
