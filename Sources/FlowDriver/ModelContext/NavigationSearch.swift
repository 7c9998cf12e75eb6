import FlowAnalysis
internal import FlowModel

/// A search for flows, screens, routes and links by words.
struct NavigationSearch {
  /// The most results.
  private static let most = 30

  private let index: GraphIndex

  init(_ index: GraphIndex) { self.index = index }

  private struct Entry {
    let kind: String
    let id: String
    let name: String
    let summary: String
    let location: SourceLocation?

    var line: String {
      let id = id == name ? "" : " (\(id))"
      let place = location.map { " at \($0)" } ?? ""
      return "\(kind) \(name)\(id)\(place)\(summary.isEmpty ? "" : ": \(summary)")"
    }
  }

  /// The results, one per line, exact names first.
  func text(for text: String) -> String {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    let found = entries.filter { entry in
      let text = "\(entry.id) \(entry.name) \(entry.summary)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    let exact = found.filter { $0.name.lowercased() == text.lowercased() }
    let others = found.filter { $0.name.lowercased() != text.lowercased() }
    guard !found.isEmpty else {
      return "Nothing matches\(suggestion(for: text, among: entries.map(\.name)))."
    }
    let lines = (exact + others).prefix(Self.most).map(\.line)
    let rest = found.count - lines.count
    return (lines + (rest > 0 ? ["\(rest) more; use more words."] : [])).joined(separator: "\n")
  }

  private var entries: [Entry] {
    let graph = index.graph
    return graph.flows.map {
      Entry(kind: "flow", id: $0.id, name: $0.name, summary: $0.summary, location: $0.location)
    }
      + graph.screens.map {
        Entry(kind: "screen", id: $0.id, name: $0.name, summary: $0.summary, location: $0.location)
      }
      + graph.links.map {
        Entry(kind: "link", id: $0.id, name: $0.pattern, summary: $0.summary, location: $0.location)
      }
      + graph.flows.flatMap(\.routes).map {
        Entry(kind: "route", id: $0.id, name: $0.id, summary: $0.summary, location: $0.location)
      }
  }
}
