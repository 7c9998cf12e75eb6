extension String {
  /// The text with blanks behind it, or before it where the width is less than nothing.
  func padded(to width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? blanks + self : self + blanks
  }
}
