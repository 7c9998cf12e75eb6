/// The characters of SVG's syntax, as UTF-8.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let exclamation = UInt8(ascii: "!")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let ampersand = UInt8(ascii: "&")
  static let apostrophe = UInt8(ascii: "'")
  static let minus = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let lessThan = UInt8(ascii: "<")
  static let equals = UInt8(ascii: "=")
  static let greaterThan = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")

  var isDigit: Bool { self >= .zero && self <= .nine }

  var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }

  var isNameByte: Bool { isLetter || isDigit || self == .minus || self == .colon }

  /// Whether XML gives it no other meaning: a printable ASCII character without markup.
  var isPlain: Bool {
    self >= .space && self < 0x7F && self != .ampersand && self != .lessThan && self != .greaterThan
      && self != .quote
  }
}
