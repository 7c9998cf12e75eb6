import SwiftFacts

/// The parts of tuples, by their label or their number.
struct TupleParts {
  let solver: Solver

  /// The node of a part; nil if a tuple has none of that name, as one of a list of tuples has no `count`.
  func part(_ name: Name, of tuple: ObjectIndex) -> NodeIndex? {
    if let known = solver.knownField(tuple, name) { return known }
    let indices = indices(of: name, in: tuple)
    guard !indices.isEmpty else { return nil }
    let part = solver.field(tuple, name)
    for index in indices { solver.copy(solver.field(tuple, solver.program.part(index)), to: part) }
    return part
  }

  private func indices(of name: Name, in tuple: ObjectIndex) -> [Int] {
    solver.program.indices(ofPart: name, among: count(of: tuple))
  }

  func count(of tuple: ObjectIndex) -> Int {
    (0..<Self.limit).prefix { solver.knownField(tuple, solver.program.part($0)) != nil }.count
  }

  private static let limit = 16
}
