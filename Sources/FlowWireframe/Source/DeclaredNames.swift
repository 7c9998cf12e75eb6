/// The names of the types that a file may declare or extend, found without parsing it.
///
/// Names in comments and texts are found too; parsing excludes them later.
enum DeclaredNames {
  private static let keywords = ["struct", "class", "enum", "extension", "protocol", "actor"].map {
    Array($0.utf8)
  }

  static func of(_ bytes: [UInt8]) -> Set<String> {
    bytes.withUnsafeBufferPointer { buffer in
      var names: Set<String> = []
      var wasPartOfName = false
      var place = 0
      while place < buffer.count {
        let isPartOfName = isPartOfName(buffer[place])
        if isPartOfName, !wasPartOfName, let end = keyword(in: buffer, at: place) {
          let (path, rest) = path(in: buffer, from: end)
          names.formUnion(path)
          names.formUnion(inherited(in: buffer, from: rest))
        }
        wasPartOfName = isPartOfName
        place += 1
      }
      return names
    }
  }

  /// The offset after a keyword that begins at an offset.
  private static func keyword(in buffer: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
    switch buffer[place] {
    case UInt8(ascii: "s"), UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "p"), UInt8(ascii: "a"): break
    default: return nil
    }
    for keyword in keywords where buffer.count - place > keyword.count {
      let end = place + keyword.count
      if isBlank(buffer[end]), buffer[place..<end].elementsEqual(keyword) { return end }
    }
    return nil
  }

  /// The parts of `Outer.Inner` after a keyword.
  private static func path(
    in buffer: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (names: [String], end: Int) {
    var place = start
    while place < buffer.count, isBlank(buffer[place]) { place += 1 }
    let end = buffer[place...].firstIndex { !isPartOfName($0) && $0 != UInt8(ascii: ".") } ?? buffer.count
    return (String(decoding: buffer[place..<end], as: UTF8.self).split(separator: ".").map(String.init), end)
  }

  /// The types that a declaration inherits from, each with a colon before its name, as in `:Equatable`.
  private static func inherited(in buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> [String] {
    guard let colon = buffer[start...].prefix(longestHead).firstIndex(where: { !isBlank($0) }),
      buffer[colon] == UInt8(ascii: ":")
    else { return [] }
    let clause = buffer[(colon + 1)...].prefix(longestHead).prefix { $0 != UInt8(ascii: "{") }
    return clause.split { !isPartOfName($0) && $0 != UInt8(ascii: ".") }
      .map { ":" + String(decoding: $0, as: UTF8.self) }
  }

  private static let longestHead = 300

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF:
      true
    default: false
    }
  }
}
