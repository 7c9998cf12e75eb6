/// Percent-encoding of the parts of a URL (RFC 3986, section 2.1).
public enum PercentEncoding {
  /// Encodes everything except ASCII letters, digits and `-._~`.
  public static func encoded(_ text: String) -> String {
    var result = ""
    encode(text, keepingMarks: false, into: &result)
    return result
  }

  /// Decodes a text; nil if a percent sign lacks its two digits, or the result is not UTF-8.
  public static func decoded(_ text: String) -> String? {
    var bytes = Array(text.utf8)
    guard let range = try? decode(&bytes, bytes.indices) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The reason why a text cannot be decoded.
  enum Failure: Error, Equatable {
    /// The percent sign at this index is not followed by two hexadecimal digits.
    case escape(at: Int)
    /// The result is not UTF-8.
    case utf8
  }

  /// Decodes a range in place, which can only shorten it, and returns the remaining range.
  static func decode(_ bytes: inout [UInt8], _ range: Range<Int>) throws(Failure) -> Range<Int> {
    guard var read = bytes[range].firstIndex(of: .percent) else { return range }
    var write = read
    var isASCII = true
    while read < range.upperBound {
      var byte = bytes[read]
      if byte == .percent {
        byte = try value(bytes[read..<range.upperBound])
        isASCII = isASCII && byte < 0x80
        read += 2
      }
      bytes[write] = byte
      read += 1
      write += 1
    }
    guard isASCII || isUTF8(bytes[range.lowerBound..<write]) else { throw .utf8 }
    return range.lowerBound..<write
  }

  /// Encodes everything except ASCII letters, digits, `-._~` and, if wanted, the bytes of `!$'(),;@`.
  static func encode(_ text: String, keepingMarks: Bool, into result: inout String) {
    if text.utf8.allSatisfy({ isKept($0, keepingMarks) }) {
      result += text
      return
    }
    for byte in text.utf8 {
      if isKept(byte, keepingMarks) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += byte < 16 ? "%0" : "%"
        result += String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

extension PercentEncoding {
  private static func value(_ escape: ArraySlice<UInt8>) throws(Failure) -> UInt8 {
    guard escape.count > 2, let high = digit(escape[escape.startIndex + 1]),
      let low = digit(escape[escape.startIndex + 2])
    else { throw .escape(at: escape.startIndex) }
    return high << 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    if byte.isASCIIDigit { return byte - .zero }
    return byte.isASCIIHexDigit ? byte.lowercasedASCII - UInt8(ascii: "a") + 10 : nil
  }

  /// Decoding repairs invalid UTF-8, so only valid UTF-8 comes out unchanged.
  private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }

  private static func isKept(_ byte: UInt8, _ keepingMarks: Bool) -> Bool {
    if byte.isASCIILetter || byte.isASCIIDigit { return true }
    switch byte {
    case .minus, .dot, .underscore, UInt8(ascii: "~"): return true
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "'"), .openBracket, .closeBracket,
      UInt8(ascii: ","), UInt8(ascii: ";"), .at:
      return keepingMarks
    default: return false
    }
  }
}
