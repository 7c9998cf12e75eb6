// Operators, distinguished by the blanks around them.
extension CodeCursor {
  /// The position of an operator: between two values, before or after one.
  enum Fix { case infix, prefix, postfix }

  struct Operator {
    let end: Int
    let fix: Fix
  }

  /// The operator at this position.
  func operatorHere() throws(NotPlain) -> Operator? {
    guard byte.isSign || byte == UInt8(ascii: ".") && second == UInt8(ascii: ".") else { return nil }
    if isAt("//") || isAt("/*") { return nil }
    let mayHaveDots = byte == UInt8(ascii: ".")
    var place = position
    while place < end, bytes[place].isSign || mayHaveDots && bytes[place] == UInt8(ascii: ".") {
      if place + 1 < end, bytes[place] == UInt8(ascii: "/"),
        bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*")
      {
        break
      }
      place += 1
    }
    // A regular expression begins, or a comment ends, within operator characters.
    guard place > position, !bytes[position..<place].contains(where: { $0 >= 0x80 }) else { throw NotPlain() }
    let isLeft = isBoundOnTheLeft
    let isRight = isBoundOnTheRight(place, isLeft)
    return Operator(end: place, fix: isLeft == isRight ? .infix : isLeft ? .postfix : .prefix)
  }

  /// Whether an operand ends directly before this position.
  var isBoundOnTheLeft: Bool {
    guard position > 0 else { return false }
    switch bytes[position - 1] {
    case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return !(position > 1 && bytes[position - 2] == UInt8(ascii: "*"))
    default: return true
    }
  }

  private func isBoundOnTheRight(_ place: Int, _ isLeft: Bool) -> Bool {
    guard place < end else { return false }
    switch bytes[place] {
    case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeft
    case UInt8(ascii: "/"):
      guard place + 1 < end else { return true }
      return bytes[place + 1] != UInt8(ascii: "/") && bytes[place + 1] != UInt8(ascii: "*")
    default: return true
    }
  }
}

extension UInt8 {
  /// Whether the byte can be part of an operator.
  @inline(__always)
  var isSign: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
