@testable import FlowModel
import FlowTestSupport

/// Random patterns and URLs of few words, so that they match often.
extension SeededGenerator {
  mutating func pattern() -> String {
    var names = ["a", "b", "c", "d", "e", "f", "g"].shuffled(using: &self)
    var text = pick(["s", "s", "s", "t"]) + "://" + pick(["h", "h", "42", "true", ""])
    if oneIn(4) { text = "s://" + parameter(&names) }
    for _ in 0..<Int.random(in: 0...3, using: &self) {
      text += "/" + (oneIn(2) ? parameter(&names) : pick(Self.words))
    }
    if oneIn(5) { text += "/*" + (oneIn(2) ? names.removeLast() : "") }
    let keys = ["k", "l"].prefix(oneIn(2) ? 0 : Int.random(in: 1...2, using: &self)).shuffled(using: &self)
    for (index, key) in keys.enumerated() {
      text += (index == 0 ? "?" : "&") + key + "="
      text += oneIn(3) ? pick(Self.words) : parameter(&names) + (oneIn(2) ? "?" : "")
    }
    return text
  }

  mutating func url() -> String {
    var text =
      pick(["s", "s", "S", "t"]) + "://" + pick(["h", "H", "42", "true", "TRUE", "", "x", Self.uuid])
    for _ in 0..<Int.random(in: 0...4, using: &self) {
      text += "/" + (oneIn(30) ? "" : pick(Self.words + Self.others))
    }
    if oneIn(4) { text += "/" }
    for index in 0..<(oneIn(2) ? 0 : Int.random(in: 1...3, using: &self)) {
      text += (index == 0 ? "?" : "&") + pick(["k", "l", "m"]) + "=" + pick(Self.words + Self.others)
    }
    return text
  }

  private mutating func parameter(_ names: inout [String]) -> String {
    ":" + names.removeLast() + pick(["", "", "(Int)", "(Double)", "(Bool)", "(UUID)", "(Order.ID)"])
  }

  static let uuid = "123e4567-e89b-12d3-a456-426614174000"
  private static let words = ["x", "y", "42", "true"]
  private static let others = ["z", "7", "1.5", "false", uuid, "%78", "99999999999999999999"]

  /// A table of random patterns, each by its text.
  mutating func table(count: Int, budget: Int? = nil) throws -> LinkTable {
    LinkTable(entries: try (0..<count).map { _ in try entry() }, budget: budget)
  }

  private mutating func entry() throws -> LinkTable.Entry {
    let text = pattern()
    return LinkTable.Entry(id: text, pattern: try LinkPattern(text))
  }
}
