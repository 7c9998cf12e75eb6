/// Makes the ids of one picture unique, each with the page's prefix.
struct UniqueIDs {
  private let prefix: String
  /// The ids in use, each with the number of times that it was requested.
  private var used: [String: Int] = [:]

  init(prefix: String) {
    self.prefix = prefix
  }

  /// The id to write for a requested one: `a`, then `a-2`, `a-3`.
  mutating func claim(_ wanted: String) -> String {
    let first = Self.written(prefix + wanted)
    var id = first
    while used[id] != nil {
      let count = used[first, default: 1] + 1
      used[first] = count
      id = "\(first)-\(count)"
    }
    used[id] = 1
    return id
  }

  /// The text without characters that XML forbids: two ids that only differ in these would be equal after parsing.
  private static func written(_ id: String) -> String {
    if id.utf8.allSatisfy(\.isPlain) { return id }
    var output: [UInt8] = []
    output.appendXML(id.utf8)
    return String(decoding: decodedXML(output[...]), as: UTF8.self)
  }
}
