/// The literals of a table, each with a number, found by their bytes.
struct LiteralPool: Sendable {
  private var numbers: [Literal: Int32] = [:]
  private var classes: [TextClass?] = []
  private var bytes: [UInt8] = []
  /// Where the literals stand, by their numbers.
  private(set) var places: [Place] = []

  /// Where a literal stands among the bytes of all.
  struct Place: Sendable {
    let start: Int32
    let count: Int32
  }

  /// The number of a literal, a new one where it is not known.
  mutating func insert(_ text: String) -> Int32 {
    let bytes = Array(text.utf8)[...]
    if let number = number(of: bytes) { return number }
    let number = Int32(classes.count)
    numbers[Literal(bytes: bytes)] = number
    places.append(Place(start: Int32(self.bytes.count), count: Int32(bytes.count)))
    self.bytes += bytes
    classes.append(bytes.isEmpty ? nil : TextClass(bytes))
    return number
  }

  /// The number of a text that is a literal of the table.
  func number(of bytes: ArraySlice<UInt8>) -> Int32? { numbers[Literal(bytes: bytes)] }

  /// The bytes of the literal that stands in a place.
  func text(at place: Place) -> ArraySlice<UInt8> {
    bytes[Int(place.start)..<Int(place.start) + Int(place.count)]
  }

  /// The class of a literal; nil for the empty one, which no parameter takes.
  func textClass(of number: Int32) -> TextClass? { classes[Int(number)] }
}

/// Bytes that are hashed all at once, which takes a fraction of the time of one by one.
private struct Literal: Hashable {
  let bytes: ArraySlice<UInt8>

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
