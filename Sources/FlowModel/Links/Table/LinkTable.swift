/// A set of link patterns that finds the one a URL opens.
///
/// ```swift
/// let table = LinkTable([
///   ("orders", try LinkPattern("shop://orders/:id(Int)")), ("help", try LinkPattern("shop://help/*")),
/// ])
/// try table.match("shop://orders/42")?.id       // "orders"
/// try table.match("shop://orders/42")?["id"]    // "42"
/// ```
///
/// The cost of a match grows with the length of the URL, not with the number of patterns. The exception are patterns that share a path
/// and differ in their query: they are tried one by one, best first. The result depends only on the patterns and their ids, never on
/// the order in which they were given.
public struct LinkTable: Sendable {
  /// The links, in order of precedence.
  public let entries: [Entry]
  let automaton: LinkAutomaton

  /// A pattern and its id in the app or the graph.
  public struct Entry: Hashable, Sendable {
    /// The id.
    public let id: String
    /// The pattern.
    public let pattern: LinkPattern
  }

  /// Builds a table of ids and patterns.
  public init(_ links: some Sequence<(id: String, pattern: LinkPattern)>) {
    self.init(entries: links.map { Entry(id: $0.id, pattern: $0.pattern) })
  }

  init(entries unsorted: [Entry], budget: Int? = nil) {
    let sorted = unsorted.sorted { $0.precedes($1) }
    var trie = LinkTrie()
    for (number, entry) in sorted.enumerated() { trie.insert(entry.pattern, as: Int32(number)) }
    entries = sorted
    automaton = LinkAutomatonBuilder.build(trie, budget: budget) { !sorted[Int($0)].pattern.query.isEmpty }
  }
}

extension LinkTable.Entry {
  /// Tells whether this link wins if a URL matches both: by pattern, then by id.
  func precedes(_ other: Self) -> Bool {
    pattern == other.pattern ? id.hasBytes(before: other.id) : pattern.precedes(other.pattern)
  }
}
