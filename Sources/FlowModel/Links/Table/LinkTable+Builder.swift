extension LinkTable {
  /// Gathers links one by one and makes a table of them.
  ///
  /// ```swift
  /// var builder = LinkTable.Builder()
  /// builder.add(try LinkPattern("shop://orders/:id"), id: "order")
  /// let table = builder.build()
  /// ```
  public struct Builder: Sendable {
    private var entries: [Entry] = []

    /// Begins without any link.
    public init() {}

    /// Adds a link.
    public mutating func add(_ pattern: LinkPattern, id: String) {
      entries.append(Entry(id: id, pattern: pattern))
    }

    /// The table of all links added so far.
    public func build() -> LinkTable { LinkTable(entries: entries) }
  }
}
