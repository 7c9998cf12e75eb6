import ValueFlow

/// The code that calls the functions of an object, other than its own.
final class ObjectUsers {
  private let solution: Solution
  private lazy var running = Dictionary(grouping: solution.instances.indices) { solution.receiver(of: $0) }

  init(_ solution: Solution) { self.solution = solution }

  subscript(_ object: ObjectIndex) -> [InstanceIndex] {
    let callers = (running[object] ?? []).flatMap { solution.callers(of: $0).map(\.instance) }
    return Set(callers).filter { solution.receiver(of: $0) != object }.sorted()
  }
}
