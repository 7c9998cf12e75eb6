extension [UInt8] {
  /// Adds a list of numbers (points, a path, a transformation), each rounded to so many decimals.
  ///
  /// What is no number is kept. Halves are rounded away from zero, and there is no `-0`.
  mutating func appendNumbers(_ source: ArraySlice<UInt8>, decimals: Int = 1) {
    source.withUnsafeBufferPointer { source in
      var position = 0
      while position < source.count {
        if let number = DecimalNumber(source, at: position, decimals: decimals) {
          append(number, decimals: decimals)
          position = number.end
        } else {
          if source[position] < 0x7F { appendXML(CollectionOfOne(source[position])) }
          position += 1
        }
      }
    }
  }

  /// Writes from the last digit to the first, which needs no second pass.
  private mutating func append(_ number: DecimalNumber, decimals: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      var start = digits.count
      func put(_ byte: UInt8) {
        start -= 1
        digits[start] = byte
      }
      var rest = number.scaled
      for _ in 0..<decimals {
        // Zeros at the end of the fraction say nothing.
        if rest % 10 != 0 || start < digits.count { put(.zero + UInt8(truncatingIfNeeded: rest % 10)) }
        rest /= 10
      }
      if start < digits.count { put(.dot) }
      repeat {
        put(.zero + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      } while rest > 0
      if number.isNegative, number.scaled != 0 { put(.minus) }
      append(contentsOf: digits[start...])
    }
  }
}

/// A number as text has it, scaled to an integer.
private struct DecimalNumber {
  var isNegative = false
  var scaled = 0
  var end: Int

  /// Reads `-12.345`; nil where no number begins, or one so long that no picture has it.
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

  /// Takes up digits and says how many there were.
  private mutating func readDigits(_ source: UnsafeBufferPointer<UInt8>, atMost limit: Int) -> Int {
    let start = end
    while end < source.count, source[end].isDigit, end - start < limit {
      scaled = scaled &* 10 &+ Int(source[end] &- .zero)
      end += 1
    }
    return end - start
  }

  private mutating func roundRest(_ source: UnsafeBufferPointer<UInt8>) {
    guard end < source.count, source[end].isDigit else { return }
    if source[end] >= .zero + 5 { scaled += 1 }
    while end < source.count, source[end].isDigit { end += 1 }
  }
}
