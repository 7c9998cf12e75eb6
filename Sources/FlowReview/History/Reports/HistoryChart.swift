internal import FlowModel

/// The numbers of flows, screens and links over the tags as an inline SVG.
///
/// Each line has a pattern and a label of its own, so that nothing is said by colour alone; the same numbers are in the table below.
struct HistoryChart {
  private let entries: [HistoryEntry]
  private let most: Int

  init(_ history: History) {
    entries = history.known
    most = max(1, entries.compactMap(\.counts).map { max($0.flows, $0.screens, $0.links) }.max() ?? 1)
  }

  private static let width = 720
  private static let height = 260
  private static let left = 48
  private static let right = 110
  private static let top = 16
  private static let bottom = 40
  /// More labels than this below the chart would run into each other.
  private static let mostLabels = 6
  /// Two lines that end closer than this have their labels moved apart.
  private static let labelHeight = 16.0

  private static let series: [(name: String, count: @Sendable (HistoryCounts) -> Int)] = [
    ("flows", { $0.flows }), ("screens", { $0.screens }), ("links", { $0.links }),
  ]

  /// The chart; empty if there are fewer than two graphs to compare.
  var svg: String {
    guard let first = entries.first, let last = entries.last, entries.count > 1 else { return "" }
    return """
      <svg class="chart" role="img" aria-labelledby="chart-title chart-words" viewBox="0 0 \(Self.width) \(Self.height)">
      <title id="chart-title">Flows, screens and links at each tag</title>
      <desc id="chart-words">\(shown(Self.series.map { name, count in words(name, first, last, count) }.joined(separator: " ")))</desc>
      \(axis)\(marks)\(Self.series.map(line).joined())\(names)</svg>

      """
  }

  private func words(
    _ name: String, _ first: HistoryEntry, _ last: HistoryEntry, _ count: (HistoryCounts) -> Int
  ) -> String {
    let (from, to) = (first.counts.map(count) ?? 0, last.counts.map(count) ?? 0)
    return
      "\(name.prefix(1).uppercased())\(name.dropFirst()): \(from) at \(first.name), \(to) at \(last.name)."
  }

  private var axis: String {
    let (low, high) = (y(0), y(most))
    return """
      <path class="axis" d="M\(Self.left) \(text(high))H\(Self.width - Self.right)M\(Self.left) \(text(low))H\(Self.width - Self.right)"/>
      <text x="\(Self.left - 8)" y="\(text(high + 4))" text-anchor="end">\(most)</text>
      <text x="\(Self.left - 8)" y="\(text(low + 4))" text-anchor="end">0</text>

      """
  }

  /// The names of some tags, the first and last among them, and a mark at each tag that broke something.
  private var marks: String {
    let step = max(1, (entries.count - 1 + Self.mostLabels - 2) / (Self.mostLabels - 1))
    return entries.enumerated().map { number, entry in
      let isNamed =
        number == entries.count - 1 || (number % step == 0 && number + step / 2 < entries.count - 1)
      let anchor = number == 0 ? "start" : number == entries.count - 1 ? "end" : "middle"
      let name = """
        <text x="\(text(x(number)))" y="\(Self.height - 22)" text-anchor="\(anchor)">\(shown(short(entry.name)))</text>

        """
      let breaks = """
        <text class="breaks" x="\(text(x(number)))" y="\(Self.height - 5)" text-anchor="\(anchor)">▲ \(entry.breaking.count)<title>\
        \(shown("\(counted(entry.breaking.count, "breaking change")) in \(entry.name)"))</title></text>

        """
      return (isNamed ? name : "") + (entry.breaking.isEmpty ? "" : breaks)
    }.joined()
  }

  private func line(_ name: String, _ count: (HistoryCounts) -> Int) -> String {
    let points = entries.enumerated().compactMap { number, entry in
      entry.counts.map { (x: text(x(number)), y: text(y(count($0)))) }
    }
    let dots = points.map { "<circle class=\"\(name)\" cx=\"\($0.x)\" cy=\"\($0.y)\" r=\"3\"/>" }
    return """
      <polyline class="\(name)" points="\(points.map { "\($0.x),\($0.y)" }.joined(separator: " "))"/>\(dots.joined())

      """
  }

  /// The name of each line at its end, moved down where another one stands.
  private var names: String {
    let ends = Self.series.compactMap { name, count in
      (entries.last?.counts).map {
        (name: counted(count($0), String(name.dropLast())), y: y(count($0)) + 4)
      }
    }
    var free = -Double.infinity
    return ends.sorted { ($0.y, $0.name) < ($1.y, $1.name) }.map { end in
      let y = max(end.y, free)
      free = y + Self.labelHeight
      return "<text x=\"\(Self.width - Self.right + 10)\" y=\"\(text(y))\">\(end.name)</text>\n"
    }.joined()
  }

  private func x(_ number: Int) -> Double {
    let room = Double(Self.width - Self.left - Self.right)
    return Double(Self.left) + room * Double(number) / Double(max(1, entries.count - 1))
  }

  private func y(_ count: Int) -> Double {
    let room = Double(Self.height - Self.top - Self.bottom)
    return Double(Self.top) + room * (1 - Double(count) / Double(most))
  }

  private func text(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

  private func short(_ name: String) -> String { name.count > 12 ? name.prefix(11) + "…" : name }

  private func shown(_ text: String) -> String { XMLText.escaped(text.onOneLine) }
}
