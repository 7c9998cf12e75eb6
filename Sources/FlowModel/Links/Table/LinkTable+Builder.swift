extension LinkTable {
  /// Collects links and builds a table.
  ///
  /// ```swift
  /// var builder = LinkTable.Builder()
  /// builder.add(try LinkPattern("shop://orders/:id"), id: "order")
  /// let table = builder.build()
  /// ```
  public struct Builder: Sendable {
    private var entries: [Entry] = []

    /// Makes an empty builder.
    public init() {}

    /// Adds a link.
    public mutating func add(_ pattern: LinkPattern, id: String) {
      entries.append(Entry(id: id, pattern: pattern))
    }

    /// Builds the table of all links added so far.
    public func build() -> LinkTable { LinkTable(entries: entries) }
  }
}
