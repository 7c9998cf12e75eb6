/// A name with its hash, which is computed once when a template is parsed.
struct TemplateName: Hashable, Sendable {
  let text: String
  let slot: Int

  init(_ text: String) {
    self.text = text
    slot = Self.slot(of: text)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.slot == right.slot && left.text == right.text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(slot) }

  /// FNV-1a: short, and the same in every run.
  private static func slot(of text: String) -> Int {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}

/// The content of a tag: `.`, a name, or names joined by dots.
struct TemplatePath: Hashable, Sendable {
  /// The name that is looked up in all contexts; nil for `.`, the context itself.
  let first: TemplateName?
  /// The names that are then looked up in the value found, and only there.
  let rest: [TemplateName]

  /// Parses the content of a tag; nil if it is not a name.
  init?(_ text: String) {
    if text == "." {
      first = nil
      rest = []
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) }) else { return nil }
    first = parts.first.map { TemplateName(String($0)) }
    rest = parts.dropFirst().map { TemplateName(String($0)) }
  }
}
