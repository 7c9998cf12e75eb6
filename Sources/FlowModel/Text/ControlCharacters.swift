/// Invisible characters that something acts on: a terminal, a line reader, text layout.
public enum ControlCharacters {
  /// Tells whether a character moves the cursor, ends a line, or changes the direction of the text after it.
  public static func contain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
