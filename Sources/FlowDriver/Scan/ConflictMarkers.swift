internal import Foundation

/// The conflict markers that git leaves in a file after a failed merge.
enum ConflictMarkers {
  /// The line of the first marker; nil unless all three follow each other, each at the beginning of a line.
  static func line(in bytes: Data) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let first = place(of: "<<<<<<< ", in: bytes, from: 0),
        let second = place(of: "=======", in: bytes, from: first),
        place(of: ">>>>>>> ", in: bytes, from: second) != nil
      else { return nil }
      return bytes[..<first].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    }
  }

  /// Searches from one first character to the next: most files have few of them, and nothing else is examined.
  private static func place(of mark: String, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, let sign = mark.utf8.first else { return nil }
    var start = start
    while start < bytes.count, let found = memchr(base + start, Int32(sign), bytes.count - start) {
      let place = UnsafeRawPointer(found) - base
      let isLineStart = place == 0 || bytes[place - 1] == UInt8(ascii: "\n")
      if isLineStart, bytes[place...].starts(with: mark.utf8) { return place }
      start = place + 1
    }
    return nil
  }
}
