/// Code in types that begins no declaration, as a half-finished edit leaves it.
///
/// For each piece of it, the parser searches the rest of the file for the next declaration, so that time grows with their product.
extension FileOutline {
  /// The most bytes for the parser to search again, which take it about a second.
  private static let mostSearched = 8_000_000

  /// Tells whether the parser would be busy for long.
  func isTooBroken(_ size: Int) -> Bool { strays.count * size > Self.mostSearched }

  /// The code with blanks in place of strays.
  func withoutStrays(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for stray in strays {
      for place in Int(stray.lowerBound)..<min(Int(stray.upperBound), bytes.count) where bytes[place] != 0x0A
      {
        bytes[place] = 0x20
      }
    }
    return bytes
  }
}
