internal import Foundation

/// Which file of the site a URL's path means.
struct ServedPath: Hashable, Sendable {
  /// The names of the folders and of the file, without percent signs.
  var parts: [String]
  /// Whether the path ends in a slash, and so means the index of a folder.
  var isFolder: Bool

  /// Nil for a path that leads elsewhere, to a hidden file, or nowhere at all.
  init?(_ path: String) {
    guard path.hasPrefix("/"), let decoded = Self.decoded(path) else { return nil }
    parts = decoded.split(separator: "/").map(String.init)
    isFolder = decoded.hasSuffix("/")
    // Names that begin with a dot are `.` and `..`, and what is hidden on purpose.
    guard !parts.contains(where: { $0.hasPrefix(".") }) else { return nil }
  }

  /// Nil where the percent signs are wrong, or hide a letter that may not stand in a path.
  private static func decoded(_ path: String) -> String? {
    var bytes: [UInt8] = []
    var rest = path.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
        return nil
      }
      let decoded = high << 4 | low
      // A slash or a NUL that is written so is meant to deceive.
      if decoded == UInt8(ascii: "/") || decoded == UInt8(ascii: "\\") || decoded < 0x20 { return nil }
      bytes.append(decoded)
    }
    return String(bytes: bytes, encoding: .utf8)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
