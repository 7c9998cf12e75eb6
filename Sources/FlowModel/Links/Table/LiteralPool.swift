/// The literals of a table, numbered and found by their bytes.
struct LiteralPool: Sendable {
  private var numbers: [Literal: Int32] = [:]
  private var classes: [TextClass?] = []
  private var bytes: [UInt8] = []
  /// The places of the literals, by number.
  private(set) var places: [Place] = []

  /// The place of a literal in the bytes of all.
  struct Place: Sendable {
    let start: Int32
    let count: Int32
  }

  /// Finds the number of a literal, or assigns a new one.
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

  /// The number of a text, if it is a literal of the table.
  func number(of bytes: ArraySlice<UInt8>) -> Int32? { numbers[Literal(bytes: bytes)] }

  /// The bytes of the literal at a place.
  func text(at place: Place) -> ArraySlice<UInt8> {
    bytes[Int(place.start)..<Int(place.start) + Int(place.count)]
  }

  /// The class of a literal; nil for the empty one, which no parameter accepts.
  func textClass(of number: Int32) -> TextClass? { classes[Int(number)] }
}

/// Bytes hashed in one call, which takes a fraction of the time of hashing them one by one.
private struct Literal: Hashable {
  let bytes: ArraySlice<UInt8>

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
