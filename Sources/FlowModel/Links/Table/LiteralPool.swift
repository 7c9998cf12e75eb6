/// The literals of a table, each with a number, found by their bytes.
struct LiteralPool: Sendable {
  private var numbers: [ArraySlice<UInt8>: Int32] = [:]
  private var classes: [TextClass?] = []

  /// The number of a literal, a new one where it is not known.
  mutating func insert(_ text: String) -> Int32 {
    let bytes = Array(text.utf8)[...]
    if let number = numbers[bytes] { return number }
    let number = Int32(classes.count)
    numbers[bytes] = number
    classes.append(bytes.isEmpty ? nil : TextClass(bytes))
    return number
  }

  /// The number of a text that is a literal of the table.
  func number(of bytes: ArraySlice<UInt8>) -> Int32? { numbers[bytes] }

  /// The class of a literal; nil for the empty one, which no parameter takes.
  func textClass(of number: Int32) -> TextClass? { classes[Int(number)] }
}
