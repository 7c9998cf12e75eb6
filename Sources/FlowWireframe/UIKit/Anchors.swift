internal import SwiftSyntax

/// The order of views from top to bottom and from left to right, as far as constraints between them tell it.
struct Anchors {
  /// The view directly above each view.
  private var above: [String: String] = [:]
  /// The view directly before each view.
  private var before: [String: String] = [:]

  init(_ setup: Setup) {
    for call in setup.calls where call.name == "constraint" {
      let target = ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"]
        .firstValue { call.arguments[$0] }
      let below = target ?? call.arguments["equalToSystemSpacingBelow"]
      if let (name, other) = Self.edge("top", "bottom", call.base, below) { above[name] = other }
      let after = target ?? call.arguments["equalToSystemSpacingAfter"]
      for (start, end) in [("leading", "trailing"), ("left", "right")] {
        if let (name, other) = Self.edge(start, end, call.base, after) { before[name] = other }
        // `icon.trailing` at `title.leading` says the same.
        if let (name, other) = Self.edge(end, start, call.base, after) { before[other] = name }
      }
    }
  }

  /// The views whose edges a constraint joins.
  private static func edge(
    _ own: String, _ others: String, _ base: String, _ target: ExprSyntax?
  ) -> (String, String)? {
    guard base.hasSuffix(".\(own)Anchor") else { return nil }
    let path = Setup.path(target)
    guard path.hasSuffix(".\(others)Anchor") else { return nil }
    return (String(base.dropLast(own.count + 7)), String(path.dropLast(others.count + 7)))
  }

  /// The names from top to bottom; each line has columns, and each column names below each other.
  func lines(_ names: [String]) -> [[[String]]] {
    let all = Set(names)
    var lines: [(first: String, columns: [Int: [String]])] = []
    for name in ordered(names) {
      let (first, column) = place(of: name, among: all)
      if let line = lines.firstIndex(where: { $0.first == first }) {
        lines[line].columns[column, default: []].append(name)
      } else {
        lines.append((first, [column: [name]]))
      }
    }
    return lines.map { line in line.columns.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// The first view in the line of a view, and the number of views between them.
  private func place(of name: String, among names: Set<String>) -> (first: String, column: Int) {
    var (first, column) = (name, 0)
    while column < 12, let next = before[first], names.contains(next), next != name {
      (first, column) = (next, column + 1)
    }
    return (first, column)
  }

  /// The names, each once, with each after the one above it; otherwise in their order.
  func ordered(_ names: [String]) -> [String] {
    var result: [String] = []
    var waiting = names
    var left = Set(names)
    while !waiting.isEmpty {
      let next = waiting.firstIndex { name in
        above[name].map { !left.contains($0) || $0 == name } ?? true
      }
      // Views in a cycle keep their order.
      let name = waiting.remove(at: next ?? 0)
      left.remove(name)
      result.append(name)
    }
    return result
  }
}
