/// The open elements at a position of an XML text, each visited once when it is opened and once when it is closed.
struct OpenTags {
  private var tags: [(name: String, controller: String, isController: Bool)] = []
  /// The number of open elements by name.
  private var counts: [String: Int] = [:]
  /// The number of elements visited.
  private(set) var work = 0

  /// The id of the innermost controller; empty if there is none.
  var controller: String { tags.last?.controller ?? "" }

  /// Whether the element around the innermost one is a controller; a segue among its connections is performed by code alone.
  var isAtController: Bool { tags.dropLast().last?.isController ?? false }

  /// Opens an element, which may be a controller.
  mutating func open(_ name: String, controller id: String) {
    work += 1
    tags.append((name, id.isEmpty ? controller : id, !id.isEmpty))
    counts[name, default: 0] += 1
  }

  /// Closes the nearest element with this name, and everything inside it.
  mutating func close(_ name: String) {
    guard counts[name, default: 0] > 0 else { return }
    while let last = tags.popLast() {
      work += 1
      counts[last.name, default: 0] -= 1
      if last.name == name { return }
    }
  }
}
