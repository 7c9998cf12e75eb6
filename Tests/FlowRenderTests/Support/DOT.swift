// DOT texts that tests draw.
import FlowTestSupport

enum DOT {
  /// A text in quotes.
  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A text within an HTML label.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// A graph of random edges.
  ///
  /// With 3,000 nodes dot is at it for hours, with 200 for a minute.
  static func dense(nodes: Int, edges: Int) -> String {
    var random = SeededGenerator(seed: 1)
    let lines = (0..<edges).map { _ in
      "n\(Int.random(in: 0..<nodes, using: &random)) -> n\(Int.random(in: 0..<nodes, using: &random))"
    }
    return "digraph { \(lines.joined(separator: ";")) }"
  }

  /// A chain of so many nodes.
  static func chain(_ count: Int) -> String {
    "digraph { \((0..<count).map { "n\($0)" }.joined(separator: " -> ")) }"
  }
}
