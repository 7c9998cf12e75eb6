/// Finds renamed elements: removed and added ones that are alike, and unlike any other.
enum UniquePairs {
  /// Pairs the old and new ids of elements with the same shape; elements with a nil shape are not paired.
  static func pairs<Element: Identifiable, Shape: Hashable>(
    gone: [Element], new: [Element], _ oldShape: (Element) -> Shape?, _ newShape: (Element) -> Shape?
  ) -> [String: String] where Element.ID == String {
    let before = ids(gone, oldShape)
    let after = ids(new, newShape)
    return before.reduce(into: [:]) { pairs, entry in
      guard entry.value.count == 1, let now = after[entry.key], now.count == 1 else { return }
      pairs[entry.value[0]] = now[0]
    }
  }

  private static func ids<Element: Identifiable, Shape: Hashable>(
    _ elements: [Element], _ shape: (Element) -> Shape?
  ) -> [Shape: [String]] where Element.ID == String {
    elements.reduce(into: [:]) { ids, element in
      if let shape = shape(element) { ids[shape, default: []].append(element.id) }
    }
  }
}

/// The elements that only one of two lists has.
struct Unmatched<Element: Identifiable & Sendable> where Element.ID == String {
  let gone: [Element]
  let new: [Element]

  init(_ old: [Element], _ new: [Element], besides found: [String: String] = [:]) {
    let before = Set(old.map(\.id))
    let after = Set(new.map(\.id))
    let taken = Set(found.values)
    gone = old.filter { !after.contains($0.id) && found[$0.id] == nil }
    self.new = new.filter { !before.contains($0.id) && !taken.contains($0.id) }
  }
}
