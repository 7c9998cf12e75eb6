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
    let first = prefix + wanted
    var id = first
    while used[id] != nil {
      let count = used[first, default: 1] + 1
      used[first] = count
      id = "\(first)-\(count)"
    }
    used[id] = 1
    return id
  }
}
