/// A point of a drawing, in tenths.
struct PathPoint: Equatable {
  let x: Int, y: Int

  static func - (left: Self, right: Self) -> Self { Self(x: left.x - right.x, y: left.y - right.y) }

  /// Pairs of numbers separated by commas or blanks; nil for anything else.
  static func list(_ source: ArraySlice<UInt8>) -> [Self]? {
    guard let numbers = tenths(source), numbers.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: numbers.count, by: 2).map { Self(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  private static func tenths(_ source: ArraySlice<UInt8>) -> [Int]? {
    source.withUnsafeBufferPointer { bytes in
      var numbers: [Int] = []
      var place = 0
      while place < bytes.count {
        if bytes[place] == .space || bytes[place] == UInt8(ascii: ",") {
          place += 1
        } else if let number = DecimalNumber(bytes, at: place, decimals: 1) {
          numbers.append(number.isNegative ? -number.scaled : number.scaled)
          place = number.end
        } else {
          return nil
        }
      }
      return numbers
    }
  }
}

/// A sequence of SVG numbers, with a blank only where they would run together.
struct NumberList {
  private(set) var bytes: [UInt8] = []

  mutating func add(letter: UInt8) { bytes.append(letter) }

  mutating func add(_ point: PathPoint) {
    add(point.x)
    add(point.y)
  }

  /// Adds a number of tenths.
  mutating func add(_ tenths: Int) {
    if tenths < 0 {
      bytes.append(.minus)
    } else if let last = bytes.last, !last.isLetter {
      bytes.append(.space)
    }
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    if whole > 0 || rest == 0 { bytes.append(contentsOf: String(whole).utf8) }
    if rest > 0 { bytes += [.dot, .zero + UInt8(truncatingIfNeeded: rest)] }
  }
}
