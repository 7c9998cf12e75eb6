import Foundation

/// The figures of all rounds for one app.
struct ScanFigures {
  /// The tasks of each round, in this order.
  enum Kind: String, CaseIterable {
    case parse = "full parse"
    case cold, unchanged, changed
  }

  let name: String
  let files: Int
  let megabytes: Double
  var runs: [Kind: [OwnProcess.Run]] = [:]

  init(name: String, files: Int, megabytes: Double) {
    (self.name, self.files, self.megabytes) = (name, files, megabytes)
  }

  var subject: String { "\(name), \(files) Swift files of \((megabytes * 10).rounded() / 10) MB" }

  /// The median of a kind's figure as a share of the parse in the same round.
  func share(_ kind: Kind, _ figure: KeyPath<OwnProcess.Run, Double>) -> Double {
    middle(zip(runs[kind] ?? [], runs[.parse] ?? []).map { $0[keyPath: figure] / $1[keyPath: figure] })
  }

  func peak(_ kind: Kind) -> Double { middle(runs[kind]?.map(\.megabytes)) }

  func report() {
    for (kind, goal) in [(Kind.cold, 0.25), (.unchanged, 0.01), (.changed, 0.06)] {
      flowdoc_bench.report("\(kind.rawValue), two jobs / full parse", share(kind, \.seconds), goal: goal)
      flowdoc_bench.report("its work / that of the parse", share(kind, \.work))
      flowdoc_bench.report("its peak memory in MB", peak(kind), goal: 250)
    }
  }

  /// One line per app: times and, in brackets, processor times, each as a share of the parse's, and peak memory.
  static func lines(of table: [ScanFigures]) -> [String] {
    table.map { figures in
      let parts = [Kind.cold, .unchanged, .changed].map { kind in
        "\(kind.rawValue) \(rounded(figures.share(kind, \.seconds))) (\(rounded(figures.share(kind, \.work)))), "
          + "\(Int(figures.peak(kind))) MB"
      }
      let parse = timeText(middle(figures.runs[.parse]?.map(\.work)))
      return "\(figures.subject), parsed in \(parse): \(parts.joined(separator: "; "))"
    }
  }

  private static func rounded(_ share: Double) -> String { "\((share * 1_000).rounded() / 1_000)" }
}
