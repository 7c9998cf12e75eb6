import CAllocations

/// Measures several tasks in turns, so that a machine that slows down affects all of them.
struct Contest {
  private var entries: [(name: String, work: () throws -> Void)] = []

  mutating func add(_ name: String, _ work: @escaping () throws -> Void) { entries.append((name, work)) }

  /// The seconds of each entry in each round, after one warm-up round.
  func run(rounds: Int) throws -> Times {
    var times = Times()
    for round in 0...rounds {
      for entry in entries {
        let time = try seconds(entry.work)
        if round > 0 { times.seconds[entry.name, default: []].append(time) }
      }
    }
    return times
  }
}

/// The results of a contest.
struct Times {
  var seconds: [String: [Double]] = [:]

  func median(_ name: String) -> Double { middle(seconds[name] ?? []) }

  /// The median over the rounds of one entry's time divided by another's in the same round.
  func ratio(_ name: String, to other: String) -> Double {
    middle(zip(seconds[name] ?? [], seconds[other] ?? []).map { $0 / $1 })
  }
}

func seconds(_ work: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let duration = try clock.measure { try work() }
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

/// A line of the report: the task, the figure, the goal, and whether it was met.
func report(_ what: String, _ figure: Double, goal: Double? = nil, atLeast: Bool = false) {
  let isLarge = figure >= 100 && figure.isFinite
  let text = isLarge ? "\(Int(figure.rounded()))" : "\((figure * 100).rounded() / 100)"
  guard let goal else { return print("  \(what): \(text)") }
  let isMet = atLeast ? figure >= goal : figure <= goal
  print("  \(what): \(text) (goal: \(atLeast ? "at least" : "at most") \(goal)) \(isMet ? "met" : "MISSED")")
}

/// A time in a readable unit.
func timeText(_ seconds: Double) -> String {
  switch seconds {
  case ..<1e-6: "\(Int((seconds * 1e9).rounded())) ns"
  case ..<1e-3: "\((seconds * 1e7).rounded() / 10) µs"
  case ..<1: "\((seconds * 1e4).rounded() / 10) ms"
  default: "\((seconds * 100).rounded() / 100) s"
  }
}

/// The number of allocations of a task on this thread, per repetition, as text for the report.
func allocationText(each times: Int, _ work: () throws -> Void) rethrows -> String {
  try work()
  let before = allocation_count()
  try work()
  let count = allocation_count() - before
  return before < 0 ? "allocations not counted" : "\(Double(count * 10 / times) / 10) allocations"
}
