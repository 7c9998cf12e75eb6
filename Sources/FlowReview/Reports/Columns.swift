extension String {
  /// Pads the text with blanks on the right, or on the left for a negative width.
  func padded(to width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? blanks + self : self + blanks
  }
}
