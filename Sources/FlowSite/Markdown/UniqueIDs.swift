/// Makes ids unique: a repeated one gets a number.
struct UniqueIDs {
  private var taken: Set<String> = []
  /// The number to try next, so that many equal ids do not start from the beginning each time.
  private var next: [String: Int] = [:]

  /// The id itself, or with the first free number; `section` if it is empty.
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
