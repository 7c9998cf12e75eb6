/// The names after the colon of a plain declaration, such as `class A: B, C {}`, found without parsing it.
enum InheritedNames {
  /// The names; nil if only a parser can tell them.
  static func of(_ head: String) -> [String]? {
    guard let end = head.utf8.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let head = head[..<end]
    let parts = head.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].utf8.allSatisfy(isPlain), !parts[0].split(whereSeparator: \.isWhitespace).contains("where")
    else { return nil }
    guard parts.count == 2 else { return [] }
    let names = parts[1].split(separator: ",", omittingEmptySubsequences: false).map {
      $0.drop(while: \.isWhitespace)
    }.map { name in name.lastIndex { !$0.isWhitespace }.map { name[...$0] } ?? "" }
    return names.allSatisfy(isName) ? names.map(String.init) : nil
  }

  /// Whether a byte before the colon belongs to a word or a plain attribute: brackets and comments may contain a colon.
  private static func isPlain(_ byte: UInt8) -> Bool {
    isPartOfName(byte) || byte == UInt8(ascii: "@") || byte == 0x20 || byte == 0x0A
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isPartOfName)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }
}
