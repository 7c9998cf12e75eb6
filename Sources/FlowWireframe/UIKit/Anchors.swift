internal import SwiftSyntax

/// The order of views from top to bottom, as far as constraints between them tell it.
struct Anchors {
  /// The view directly above each view.
  private var above: [String: String] = [:]

  init(_ setup: Setup) {
    for call in setup.calls where call.name == "constraint" {
      guard call.base.hasSuffix(".topAnchor"),
        let target = call.arguments["equalTo"] ?? call.arguments["greaterThanOrEqualTo"]
          ?? call.arguments["equalToSystemSpacingBelow"]
      else { continue }
      let path = Setup.path(target)
      guard path.hasSuffix(".bottomAnchor") else { continue }
      above[String(call.base.dropLast(".topAnchor".count))] = String(path.dropLast(".bottomAnchor".count))
    }
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
