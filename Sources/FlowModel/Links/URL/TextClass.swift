/// A classification of texts; every text is in exactly one class.
///
/// The class of a text alone decides which types accept it, so a table needs one transition per class.
enum TextClass: Int, CaseIterable, Sendable {
  /// An integer within 64 bits, which is also a decimal number.
  case integer
  /// Any other finite decimal number.
  case decimal
  /// `true` or `false`.
  case boolean
  /// A UUID.
  case uuid
  /// Everything else.
  case text

  /// Classifies UTF-8 bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first else {
      self = .text
      return
    }
    if first.isASCIIDigit || first == .minus, let number = TextClass.number(bytes) {
      self = number
    } else if bytes.elementsEqual("true".utf8) || bytes.elementsEqual("false".utf8) {
      self = .boolean
    } else {
      self = TextClass.isUUID(bytes) ? .uuid : .text
    }
  }
}

extension TextClass {
  private static func number(_ bytes: ArraySlice<UInt8>) -> TextClass? {
    let digits = bytes.first == .minus ? bytes.dropFirst() : bytes
    let whole = digits.prefix(while: \.isASCIIDigit)
    guard !whole.isEmpty else { return nil }
    if whole.count == digits.count {
      if fitsInteger(whole, isNegative: digits.startIndex != bytes.startIndex) { return .integer }
    } else {
      let fraction = digits[whole.endIndex...]
      guard fraction.first == .dot, fraction.count > 1, fraction.dropFirst().allSatisfy(\.isASCIIDigit)
      else { return nil }
    }
    return isFinite(whole) ? .decimal : nil
  }

  private static func fitsInteger(_ digits: ArraySlice<UInt8>, isNegative: Bool) -> Bool {
    var value: Int64 = 0
    for digit in digits {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let amount = Int64(digit - .zero)
      let (next, isOutside) =
        isNegative ? product.subtractingReportingOverflow(amount) : product.addingReportingOverflow(amount)
      if overflow || isOutside { return false }
      value = next
    }
    return true
  }

  /// Up to 308 digits are always below the greatest finite number.
  private static func isFinite(_ whole: ArraySlice<UInt8>) -> Bool {
    let digits = whole.drop { $0 == .zero }
    if digits.count <= 308 { return true }
    if digits.count > 309 { return false }
    return Double(String(decoding: digits, as: UTF8.self))?.isFinite ?? false
  }

  private static func isUUID(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 36 else { return false }
    return zip(0..., bytes).allSatisfy { offset, byte in
      switch offset {
      case 8, 13, 18, 23: byte == .minus
      default: byte.isASCIIHexDigit
      }
    }
  }
}
