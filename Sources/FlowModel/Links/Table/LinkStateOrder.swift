/// The order of an automaton's states in memory: successors directly follow their state.
///
/// States are found breadth first, which is fair when a budget ends the search. A URL visits them depth first, and in this order they
/// are adjacent.
struct LinkStateOrder {
  /// The state from which each was first found; states come before those found from them.
  private var previous: [Int32] = []

  /// Appends the next state that was found.
  mutating func append(after state: Int32) { previous.append(state) }

  /// Computes the new number of each state.
  func numbers() -> [Int32] {
    var sizes = [Int32](repeating: 1, count: previous.count)
    for state in previous.indices.dropFirst().reversed() { sizes[Int(previous[state])] += sizes[state] }
    var numbers = [Int32](repeating: 0, count: previous.count)
    var free = [Int32](repeating: 1, count: previous.count)
    for state in previous.indices.dropFirst() {
      let parent = Int(previous[state])
      numbers[state] = free[parent]
      free[parent] += sizes[state]
      free[state] = numbers[state] + 1
    }
    return numbers
  }
}

extension LinkAutomaton {
  /// Moves the states to their new numbers and updates the references.
  mutating func renumber(_ numbers: [Int32]) {
    var ordered = states
    for (state, number) in zip(states, numbers) { ordered[Int(number)] = state.renumbered(numbers) }
    states = ordered
  }
}

extension LinkAutomaton.State {
  fileprivate func renumbered(_ numbers: [Int32]) -> Self {
    var state = self
    state.onlyLiteral = onlyLiteral.map { ($0.text, numbers[Int($0.next)]) }
    for index in byClass.indices where byClass[index] >= 0 {
      state.byClass[index] = numbers[Int(byClass[index])]
    }
    return state
  }
}

extension LinkSteps.Step {
  /// The step with the new numbers of its states.
  func renumbered(_ numbers: [Int32]) -> Self {
    Self(from: numbers[Int(from)], literal: literal, to: numbers[Int(to)])
  }
}
