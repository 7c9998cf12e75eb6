import SwiftParser
import SwiftSyntax

/// Reads the facts of one file from its text.
struct FileReader {
  /// Below the parser's own limit, so that whatever it accepts can be walked on a small stack.
  static let deepest = 160

  let path: String

  func read(_ text: String) -> (facts: FileFacts, isWhole: Bool) {
    var source = text
    let tree = source.withUTF8 { bytes in Parser.parse(source: bytes) }
    let reader = DeclarationReader(places: PlaceTable(text))
    var facts = FileFacts(path: path)
    reader.read(Array(tree.statements), into: &facts)
    return (facts, !reader.depth.wasExceeded)
  }
}

/// Counts how deep the walk is, so that hostile nesting ends in a finding and not in a stack overflow.
final class Depth {
  private var level = 0
  private(set) var wasExceeded = false

  func enter<Result>(_ fallback: Result, _ body: () -> Result) -> Result {
    guard level < FileReader.deepest else {
      wasExceeded = true
      return fallback
    }
    level += 1
    defer { level -= 1 }
    return body()
  }
}
