/// The width of text in a sans-serif font of a given size, independent of the fonts on the machine.
///
/// The widths are those of Helvetica, which Arial, Liberation Sans and Arimo share, with room for wider fonts.
package struct TextMetrics: Sendable {
  package let size: Double
  /// The factor by which the wide fallback fonts of browsers exceed Helvetica.
  static let allowance = 1.17

  package init(size: Double) { self.size = size }

  /// The width of a line in points.
  package func width(of line: some StringProtocol) -> Double {
    let thousandths = line.unicodeScalars.reduce(0) { $0 + Self.thousandths(of: $1) }
    return Double(thousandths) / 1000 * size * Self.allowance
  }

  /// The height of a number of lines in points.
  func height(ofLines count: Int) -> Double { Double(count) * size * 1.25 }
}

extension TextMetrics {
  private static func thousandths(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value >= 0x20, value < 0x7F { return latin[Int(value) - 0x20] }
    if scalar.properties.generalCategory.takesNoRoom || (0xFE00...0xFE0F).contains(value) { return 0 }
    if scalar.properties.isEmojiPresentation || value >= 0x1F000 && value < 0x1FB00 { return 1350 }
    if isWide(value) { return 1020 }
    return value < 0x250 ? 620 : 760
  }

  /// Whether a scalar takes a full square: kana, Han, Hangul and full-width forms.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// The widths of Helvetica from the space to the tilde.
  private static let latin: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}

extension Unicode.GeneralCategory {
  fileprivate var takesNoRoom: Bool {
    switch self {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }
}
