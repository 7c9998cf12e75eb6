extension [UInt8] {
  /// Adds a list of numbers (points, a path, a transformation), each rounded to the given number of decimals.
  ///
  /// Of other characters, only those of paths and transformations are kept. Halves are rounded away from zero, and there is no `-0`.
  mutating func appendNumbers(_ source: ArraySlice<UInt8>, decimals: Int = 1) {
    // Coordinates are most of a picture, so they are collected in a buffer and added at once.
    source.withUnsafeBufferPointer { source in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * source.count + 16) { space in
        var digits = DigitBuffer(space)
        var position = 0
        while position < source.count {
          if let number = DecimalNumber(source, at: position, decimals: decimals) {
            digits.append(number, decimals: decimals)
            position = number.end
          } else {
            if source[position].isPlainInNumbers { digits.append(source[position]) }
            position += 1
          }
        }
        append(contentsOf: digits.written)
      }
    }
  }
}

extension UInt8 {
  /// Whether a byte may occur between numbers: letters of paths and transformations, commas, blanks, brackets.
  fileprivate var isPlainInNumbers: Bool {
    isLetter || isDigit || self == .space || self == .minus || self == .dot || self == UInt8(ascii: ",")
      || self == UInt8(ascii: "(") || self == UInt8(ascii: ")")
  }
}

/// A buffer for bytes that are written one by one; it must be large enough, and excess bytes are dropped.
private struct DigitBuffer {
  private let space: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init(_ space: UnsafeMutableBufferPointer<UInt8>) { self.space = space }

  var written: UnsafeMutableBufferPointer<UInt8>.SubSequence { space[..<count] }

  mutating func append(_ byte: UInt8) {
    guard count < space.count else { return }
    space.initializeElement(at: count, to: byte)
    count += 1
  }

  mutating func append(_ number: DecimalNumber, decimals: Int) {
    guard number.scaled != 0 else { return append(.zero) }
    if number.isNegative { append(.minus) }
    let unit = decimals == 1 ? 10 : 100
    let (whole, fraction) = number.scaled.quotientAndRemainder(dividingBy: unit)
    append(whole)
    guard fraction > 0 else { return }
    append(.dot)
    if decimals == 1 { return append(digit: fraction) }
    append(digit: fraction / 10)
    if fraction % 10 > 0 { append(digit: fraction % 10) }
  }

  private mutating func append(_ number: Int) {
    let start = count
    var rest = number
    repeat {
      append(digit: rest % 10)
      rest /= 10
    } while rest > 0
    space[start..<count].reverse()
  }

  private mutating func append(digit: Int) { append(.zero + UInt8(truncatingIfNeeded: digit)) }
}

/// A decimal number in a text, scaled to an integer.
struct DecimalNumber {
  private(set) var isNegative = false
  private(set) var scaled = 0
  private(set) var end: Int

  /// Parses `-12.345`; nil if there is no number, or one too long for any picture.
  @inline(__always)
  init?(_ source: UnsafeBufferPointer<UInt8>, at start: Int, decimals: Int) {
    end = start
    if source[end] == .minus {
      isNegative = true
      end += 1
    }
    let whole = readDigits(source, atMost: .max)
    var fraction = 0
    if end < source.count, source[end] == .dot {
      end += 1
      fraction = readDigits(source, atMost: decimals)
    }
    guard whole > 0 || fraction > 0, whole < 12 else { return nil }
    for _ in fraction..<max(decimals, fraction) { scaled *= 10 }
    roundRest(source)
  }

  /// Reads digits and returns their number.
  @inline(__always)
  private mutating func readDigits(_ source: UnsafeBufferPointer<UInt8>, atMost limit: Int) -> Int {
    let start = end
    while end < source.count, source[end].isDigit, end - start < limit {
      scaled = scaled &* 10 &+ Int(source[end] &- .zero)
      end += 1
    }
    return end - start
  }

  @inline(__always)
  private mutating func roundRest(_ source: UnsafeBufferPointer<UInt8>) {
    guard end < source.count, source[end].isDigit else { return }
    if source[end] >= .zero + 5 { scaled += 1 }
    while end < source.count, source[end].isDigit { end += 1 }
  }
}
