/// Gives each id once: what comes again gets a number.
struct UniqueIDs {
  private var taken: Set<String> = []
  /// The number to try next, so that many equal ones do not count from the start each time.
  private var next: [String: Int] = [:]

  /// The id itself, or with the first free number; `section` where there is nothing to call it.
  mutating func id(for wanted: String) -> String {
    let base = wanted.isEmpty ? "section" : wanted
    var id = base
    while !taken.insert(id).inserted {
      let number = next[base, default: 1]
      next[base] = number + 1
      id = "\(base)-\(number)"
    }
    return id
  }
}
