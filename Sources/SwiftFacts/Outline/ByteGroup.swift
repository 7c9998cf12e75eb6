/// A few of the bytes that there are.
struct ByteGroup {
  private var isTaken = [Bool](repeating: false, count: 256)

  init(_ text: String) {
    for byte in text.utf8 { isTaken[Int(byte)] = true }
  }

  func contains(_ byte: UInt8) -> Bool { isTaken[Int(byte)] }
}
