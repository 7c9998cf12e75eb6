/// Text from outside, made safe for display on one line.
public enum SafeText {
  /// The text without control characters; line breaks become spaces, and a replacement is shown for an empty text.
  public static func shown(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF, 0xFEFF, 0x202A...0x202E, 0x2066...0x2069: break
      default: result.append(scalar)
      }
    }
    let line = String(result)
    return line.allSatisfy { $0 == " " } ? "∅" : line
  }

  /// Whether a text is printable ASCII that begins with a visible character, as nearly all texts do.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.first.map { $0 > 0x20 } == true && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }
}
