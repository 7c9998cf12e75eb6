/// A set of bytes as a table, which needs no hash.
struct ByteTable {
  private var isElement = [Bool](repeating: false, count: 256)

  init(_ text: String) {
    for byte in text.utf8 { isElement[Int(byte)] = true }
  }

  func contains(_ byte: UInt8) -> Bool { isElement[Int(byte)] }
}
