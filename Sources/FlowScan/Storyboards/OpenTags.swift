/// The elements that a place of an XML text stands in, each looked at once when it is opened and once when it is closed.
struct OpenTags {
  private var tags: [(name: String, controller: String)] = []
  /// How many of each name are open.
  private var counts: [String: Int] = [:]
  /// How many were looked at.
  private(set) var work = 0

  /// The id of the innermost controller; empty where there is none.
  var controller: String { tags.last?.controller ?? "" }

  /// Opens an element, which may be a controller.
  mutating func open(_ name: String, controller id: String) {
    work += 1
    tags.append((name, id.isEmpty ? controller : id))
    counts[name, default: 0] += 1
  }

  /// Closes an element: where names do not match, the nearest one that does is meant, with all in it.
  mutating func close(_ name: String) {
    guard counts[name, default: 0] > 0 else { return }
    while let last = tags.popLast() {
      work += 1
      counts[last.name, default: 0] -= 1
      if last.name == name { return }
    }
  }
}
