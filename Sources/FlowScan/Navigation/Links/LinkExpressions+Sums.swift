import SwiftFacts
import ValueFlow

/// Texts and lists that are put together from parts of a link: `"\(host)\(path)"`, `[host] + segments`.
extension LinkExpressions {
  /// The value of a string literal with interpolations.
  func text(_ operands: CodeCursor, _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    var cursor = operands
    let file = walk.program.files[Int(frame.file)]
    let pieces = cursor.rows(2).map { row -> LinkValue in
      row[0] == 0
        ? .text(walk.program.name(file.names[Int(row[1])]))
        : evaluate(row[1], state, in: frame).first?.value ?? .unknown
    }
    let whole = pieces.filter { $0 != .text("") }
    return [(whole.dropFirst().reduce(whole.first ?? .text(""), sum), state)]
  }

  func binary(_ operands: CodeCursor, _ node: Int32, _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    var cursor = operands
    let sign = walk.program.name(cursor.name())
    guard sign == "+" else {
      return walk.conditions.holds(node, state, in: frame).map {
        ($0.holds.map { .flag($0) } ?? .unknown, $0.state)
      }
    }
    return all([cursor.next(), cursor.next()], state, in: frame).map {
      (sum($0.values[0], $0.values[1]), $0.state)
    }
  }

  /// Two texts, lists or numbers, added.
  func sum(_ one: LinkValue, _ two: LinkValue) -> LinkValue {
    switch (one, two) {
    case (.text(let one), .text(let two)):
      one.utf8.count + two.utf8.count > Self.longestText ? .unknown : .text(one + two)
    case (.number(let one), .number(let two)): .number(one &+ two)
    case (.list(let one), .list(let two)):
      one.count + two.count > Self.longestList ? .unknown : .list(one + two)
    case (.list(let values), .part(let path)):
      values.isEmpty ? two : values.count == 1 ? hostAndPath(values[0].part, path) : .unknown
    case (.part(let host), .part(let path)): hostAndPath(host, path)
    default: .unknown
    }
  }

  // Code that adds values to themselves would double them with each line.
  private static let longestText = 2_000
  private static let longestList = 200

  private func hostAndPath(_ host: LinkPart?, _ path: LinkPart) -> LinkValue {
    host?.step == .host ? LinkPart.hostAnd(path).map { .part($0) } ?? .unknown : .unknown
  }
}
