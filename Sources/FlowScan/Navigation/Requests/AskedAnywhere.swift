import FlowModel

/// Combines transitions that nearly every screen can request into one; a row for each would add nothing.
///
/// Ends and ways back stay with their screens, since readers want to know how each screen is left.
struct AskedAnywhere {
  /// The smallest number of screens that are combined.
  private static let fewest = 8

  private struct Goal: Hashable {
    var flow: String
    var route: String
  }

  func fold(_ graph: inout FlowGraph) {
    let asked = Dictionary(grouping: graph.transitions.filter(isAskedByScreen)) {
      Goal(flow: $0.flow, route: $0.route)
    }
    let everybodys = asked.filter { _, rows in
      let screens = Set(rows.map(\.from.id))
      return screens.count >= Self.fewest && screens.count * 4 >= graph.screens.count * 3
    }
    guard !everybodys.isEmpty else { return }
    graph.transitions.removeAll {
      isAskedByScreen($0) && everybodys[Goal(flow: $0.flow, route: $0.route)] != nil
    }
    for row in everybodys.values.compactMap(row) { add(row, to: &graph.transitions) }
    graph.transitions.sort { $0.identity < $1.identity }
  }

  private func isAskedByScreen(_ transition: Transition) -> Bool {
    transition.kind == .route && transition.from.kind == .screen
  }

  /// Adds a row to what a message of the system may request from anywhere, too.
  private func add(_ row: Transition, to transitions: inout [Transition]) {
    guard let known = transitions.firstIndex(where: { $0.identity == row.identity }) else {
      return transitions.append(row)
    }
    transitions[known].triggers = Set(transitions[known].triggers + row.triggers).sorted()
  }

  private func row(of all: [Transition]) -> Transition? {
    guard var row = all.min(by: { $0.identity < $1.identity }) else { return nil }
    row.from = .anywhere
    row.triggers = Set(all.flatMap(\.triggers)).sorted()
    row.origins = Set(all.flatMap(\.origins)).sorted()
    return row
  }
}
