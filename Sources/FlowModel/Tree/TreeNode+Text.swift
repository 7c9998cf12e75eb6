extension TreeNode {
  /// The type and the number, as in `CheckoutCoordinator #3`; for an item its value, as in `product(1) #4`.
  public var title: String {
    "\(onOneLine(role == .item && !shows.isEmpty ? shows : type)) \(onOneLine(id))"
  }

  /// Everything known about the node, on one line.
  var line: String {
    var parts = [title]
    if role != .coordinator { parts.append("(\(role.rawValue))") }
    if let style { parts.append(style.rawValue) }
    if !shows.isEmpty, role != .item { parts.append("→ \(onOneLine(shows))") }
    return parts.joined(separator: " ") + markWords
  }

  /// The marks after a sign, or an empty string.
  var markWords: String {
    marks.isEmpty ? "" : "  ✗ " + marks.map { onOneLine($0.words) }.joined(separator: ", ")
  }
}

/// Replaces control characters and line breaks in outside text by spaces.
func onOneLine(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { !breaksLine($0) }
  guard !isPlain else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.map { breaksLine($0) ? " " : $0 }))
}

private func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF: true
  default: false
  }
}
