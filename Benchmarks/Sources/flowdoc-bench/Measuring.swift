import CAllocations

/// How long each of several pieces of work takes, measured in turns, so that a machine that slows down slows all of them.
struct Contest {
  private var entries: [(name: String, work: () throws -> Void)] = []

  mutating func add(_ name: String, _ work: @escaping () throws -> Void) { entries.append((name, work)) }

  /// The seconds of each entry in each round, after one round that does not count.
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

/// What a contest measured.
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

/// A line of the report: what was measured, the figure, the goal, and whether it was met.
func report(_ what: String, _ figure: Double, goal: Double? = nil, atLeast: Bool = false) {
  let text = figure >= 100 ? "\(Int(figure.rounded()))" : "\((figure * 100).rounded() / 100)"
  guard let goal else { return print("  \(what): \(text)") }
  let isMet = atLeast ? figure >= goal : figure <= goal
  print("  \(what): \(text) (goal: \(atLeast ? "at least" : "at most") \(goal)) \(isMet ? "met" : "MISSED")")
}

/// A time in a unit that reads well.
func timeText(_ seconds: Double) -> String {
  switch seconds {
  case ..<1e-6: "\(Int((seconds * 1e9).rounded())) ns"
  case ..<1e-3: "\((seconds * 1e7).rounded() / 10) µs"
  case ..<1: "\((seconds * 1e4).rounded() / 10) ms"
  default: "\((seconds * 100).rounded() / 100) s"
  }
}

/// How many allocations a piece of work makes on this thread, each time that it is done; as text, for the report.
func allocationText(each times: Int, _ work: () throws -> Void) rethrows -> String {
  try work()
  let before = allocation_count()
  try work()
  let count = allocation_count() - before
  return before < 0 ? "allocations not counted" : "\(Double(count * 10 / times) / 10) allocations"
}
