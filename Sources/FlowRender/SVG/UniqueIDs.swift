/// Gives out the ids of one picture, each with the page's prefix and each once.
struct UniqueIDs {
  private let prefix: String
  /// The ids given out, each with how often it was wanted.
  private var used: [String: Int] = [:]

  init(prefix: String) {
    self.prefix = prefix
  }

  /// The id to write for a wanted one: `a`, then `a-2`, `a-3`.
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

  /// The text without what XML cannot hold: two ids that differ in nothing else would be the same when they are read.
  private static func written(_ id: String) -> String {
    if id.utf8.allSatisfy(\.isPlain) { return id }
    var output: [UInt8] = []
    output.appendXML(id.utf8)
    return String(decoding: decodedXML(output[...]), as: UTF8.self)
  }
}
