/// The round brackets that have no end within their braces, or within the code.
struct OpenRounds {
  /// The number of brackets without an end so far.
  var unclosed = 0
  /// Those that are open, and those that were at each open brace.
  private var open = 0
  private var outside: [Int] = []

  mutating func add(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("): open += 1
    case UInt8(ascii: ")"): open = max(0, open - 1)
    case UInt8(ascii: "{"):
      outside.append(open)
      open = 0
    case UInt8(ascii: "}"):
      unclosed += open
      open = outside.popLast() ?? 0
    default: return
    }
  }

  /// Counts what is open at the end of the code.
  mutating func end() {
    unclosed += outside.reduce(open, +)
    (open, outside) = (0, [])
  }
}
