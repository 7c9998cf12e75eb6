/// Unique slugs for many ids.
///
/// The slug of an id does not depend on the order of the ids. If two ids would have the same slug, both get a hash.
struct PathNames: Sendable {
  private let slugs: [String: String]

  init(_ ids: some Sequence<String>) {
    let ids = Set(ids)
    var owners: [String: [String]] = [:]
    var marked: [String] = []
    for id in ids {
      let slug = PathName(id)
      if slug.isLossy { marked.append(id) } else { owners[slug.text, default: []].append(id) }
    }
    var slugs: [String: String] = [:]
    for (text, ids) in owners where ids.count == 1 { slugs[ids[0]] = text }
    marked += owners.values.filter { $0.count > 1 }.joined()
    var taken = Set(slugs.values)
    for id in marked.sorted() { slugs[id] = Self.free(PathName.marked(id), &taken) }
    self.slugs = slugs
  }

  /// The slug of an id; ids that are not in the book have none.
  subscript(id: String) -> String? { slugs[id] }

  /// Even two hashes may be equal, in theory.
  private static func free(_ slug: String, _ taken: inout Set<String>) -> String {
    var candidate = slug
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(slug)-\(number)"
      number += 1
    }
    return candidate
  }
}
