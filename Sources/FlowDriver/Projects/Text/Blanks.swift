/// Skips blanks and comments, which property lists and Swift write alike: `// …` and `/* … */`.
enum Blanks {
  /// The position of the next byte that is neither blank nor in a comment.
  static func end(in bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if starts(with: "//", bytes, position) {
        position = end(of: "\n", in: bytes, from: position)
      } else if starts(with: "/*", bytes, position) {
        position = end(of: "*/", in: bytes, from: position + 2)
      } else {
        return position
      }
    }
    return bytes.count
  }

  private static func starts(with sign: String, _ bytes: [UInt8], _ position: Int) -> Bool {
    bytes[position] == sign.utf8.first && bytes[position...].starts(with: sign.utf8)
  }

  private static func end(of sign: String, in bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count, !starts(with: sign, bytes, position) { position += 1 }
    return min(position + sign.utf8.count, bytes.count)
  }
}
