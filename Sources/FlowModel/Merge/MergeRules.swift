/// The ways to merge several values into one. Each is associative, commutative and idempotent, so that graphs can be merged in any
/// order and any grouping.
extension FileValue {
  /// The least of the values that are not blank.
  static func least(of parts: [Contribution<Self>], unless blank: Self) -> Self {
    parts.counting(unless: blank).map(\.value).min(by: precedes) ?? blank
  }

  /// The least of the values that are not blank, or nil; different values are a conflict.
  static func agreed(
    _ parts: [Contribution<Self>], on key: String, unless blank: Self?, _ conflicts: inout MergeConflicts
  ) -> Self? {
    let opinions = firstOfEach(parts.counting(unless: blank))
    if opinions.count > 1 { conflicts.note(key, opinions: opinions) }
    return opinions.first?.value
  }

  /// One contribution for each distinct value, the first in order, sorted by value.
  private static func firstOfEach(_ parts: [Contribution<Self>]) -> [Contribution<Self>] {
    guard let first = parts.first, parts.contains(where: { $0.value != first.value }) else {
      return Array(parts.prefix(1))
    }
    return Dictionary(grouping: parts, by: \.value).values
      .compactMap { $0.min { $0.place < $1.place } }
      .sorted { precedes($0.value, $1.value) }
  }
}

extension Array where Element: FileObject {
  /// The union of all lists; objects with the same identity are merged into one.
  static func union(_ lists: [Contribution<Self>], _ conflicts: inout MergeConflicts) -> Self {
    if lists.count == 1, isInOrder(lists[0].value) { return inOrder(lists[0], &conflicts) }
    let elements = lists.flatMap { list in list.value.map { list.element($0) } }
    return Dictionary(grouping: elements, by: \.value.identity)
      .sorted { $0.key < $1.key }
      .map { Element.merged($0.value, &conflicts) }
  }

  /// Whether the objects are in strict order, as in files written by flowdoc: then there is nothing to group.
  private static func isInOrder(_ elements: Self) -> Bool {
    zip(elements, elements.dropFirst()).allSatisfy { $0.identity < $1.identity }
  }

  private static func inOrder(_ list: Contribution<Self>, _ conflicts: inout MergeConflicts) -> Self {
    guard Element.fields.contains(where: \.isMergedAlone) else { return list.value }
    return list.value.map { Element.merged([list.element($0)], &conflicts) }
  }
}

extension FileObject {
  /// Merges the versions of one object, field by field.
  static func merged(_ parts: [Contribution<Self>], _ conflicts: inout MergeConflicts) -> Self {
    // An object of only one graph needs no comparing, except for lists in it; most objects are of this kind.
    let alone = parts.count == 1 ? parts[0].value : nil
    var result = alone ?? Self.blank
    for field in fields where alone == nil || field.isMergedAlone { field.merge(&result, parts, &conflicts) }
    return result
  }
}
