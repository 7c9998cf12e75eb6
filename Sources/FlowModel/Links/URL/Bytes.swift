/// Names for the bytes of URLs and patterns.
extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let hash = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")
  static let ampersand = UInt8(ascii: "&")
  static let openBracket = UInt8(ascii: "(")
  static let closeBracket = UInt8(ascii: ")")
  static let asterisk = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let zero = UInt8(ascii: "0")
  static let colon = UInt8(ascii: ":")
  static let equals = UInt8(ascii: "=")
  static let question = UInt8(ascii: "?")
  static let at = UInt8(ascii: "@")
  static let underscore = UInt8(ascii: "_")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  var isASCIIDigit: Bool { self &- 0x30 < 10 }
  var isASCIIUppercase: Bool { self &- 0x41 < 26 }
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var isASCIIHexDigit: Bool { isASCIIDigit || (self | 0x20) &- 0x61 < 6 }
  var isASCIIControl: Bool { self < 0x20 || self == 0x7F }
  var lowercasedASCII: UInt8 { isASCIIUppercase ? self | 0x20 : self }

  /// Whether the byte may be in a scheme after its first letter.
  var isSchemeByte: Bool { isASCIILetter || isASCIIDigit || self == .plus || self == .minus || self == .dot }
  /// Whether the byte ends a path.
  var endsPath: Bool { self == .question || self == .hash }
  /// Whether the byte ends a host or a segment.
  var endsPathPart: Bool { self == .slash || endsPath }
  /// Whether the byte ends an item of a query.
  var endsQueryItem: Bool { self == .ampersand || self == .hash }
}

/// Strings compared as bytes: URLs differ if their bytes do, whatever Unicode considers equivalent.
extension String {
  var lowercasedASCII: String {
    utf8.contains(where: \.isASCIIUppercase)
      ? String(decoding: utf8.map(\.lowercasedASCII), as: UTF8.self) : self
  }

  /// Strings with the same bytes are equal, and equality is quick to test; only equal ones need comparing byte by byte.
  func hasSameBytes(as other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }

  /// Tells whether the string comes first in the order of Unicode scalars, which is that of UTF-8.
  func hasBytes(before other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }

  /// The class of the text.
  var textClass: TextClass { TextClass(Array(utf8)[...]) }
}
