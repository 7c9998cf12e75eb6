internal import Foundation
internal import SwiftFacts

/// Writes the lines of places anew in a kept result, in which a place is an object with the keys `file` and `line`, one after the other.
struct MovedPlaces {
  /// The lines of the files that changed, by path.
  let lines: [String: MovedLines]

  /// The result with the lines of now; nil if the code that was on one of them is not known.
  func moved(_ json: Data) -> Data? {
    var text = MovedText(Array(json))
    while let quoted = text.nextFile() {
      guard let file = text.path(quoted) else { return nil }
      guard let moved = lines[file] else { continue }
      guard let line = text.line(), let now = moved[line.number] else { return nil }
      text.replace(line.digits, with: now)
    }
    return text.rest()
  }
}

/// JSON of flowdoc, copied with other lines.
private struct MovedText {
  private let bytes: [UInt8]
  private var position = 0
  private var copied = 0
  private var written: [UInt8] = []
  private var paths: [ArraySlice<UInt8>: String] = [:]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let fileKey = Array("\"file\"".utf8)
  private static let lineKey = Array("\"line\"".utf8)

  /// Goes to the next key `file` and returns its text as written.
  mutating func nextFile() -> ArraySlice<UInt8>? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "\"") else {
        position += 1
        continue
      }
      let text = string()
      if text.elementsEqual(Self.fileKey), passes(":"), position < bytes.count,
        bytes[position] == UInt8(ascii: "\"")
      {
        return string()
      }
    }
    return nil
  }

  /// The number after the key `line`, which follows that of the file.
  mutating func line() -> (number: Int, digits: Range<Int>)? {
    guard passes(","), position < bytes.count, bytes[position] == UInt8(ascii: "\""),
      string().elementsEqual(Self.lineKey), passes(":")
    else { return nil }
    let start = position
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
      position += 1
    }
    return Int(String(decoding: bytes[start..<position], as: UTF8.self)).map { ($0, start..<position) }
  }

  mutating func replace(_ digits: Range<Int>, with number: Int) {
    written += bytes[copied..<digits.lowerBound]
    written += Array(String(number).utf8)
    copied = digits.upperBound
  }

  func rest() -> Data { Data(written + bytes[copied...]) }

  /// Passes a text with its quotes.
  private mutating func string() -> ArraySlice<UInt8> {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, bytes.count)
    return bytes[start..<position]
  }

  /// Passes a sign and the space around it.
  private mutating func passes(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    skipSpace()
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
  }

  /// The path that a text says; nil if it is no text of JSON.
  mutating func path(_ quoted: ArraySlice<UInt8>) -> String? {
    if let known = paths[quoted] { return known }
    let list = Data([UInt8(ascii: "[")] + quoted + [UInt8(ascii: "]")])
    let path = (try? JSONDecoder().decode([String].self, from: list))?.first
    paths[quoted] = path
    return path
  }
}
