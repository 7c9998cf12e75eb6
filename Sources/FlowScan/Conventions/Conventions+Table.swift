extension Conventions {
  /// A kind of struct whose properties are the routes of the flow that it stands in.
  public struct Table: Hashable, Sendable, Codable {
    /// The protocol of such structs.
    public var table: String

    /// Protocols of what routes lead to.
    public var screens: [String]

    /// What a route is made with, and the style in which it shows its target.
    public var routes: [String: String]

    /// The styles that the argument `style` gives, by the names of its cases.
    public var styles: [String: String]

    /// Modifiers that are handed what happens after a child flow, and how that is called.
    public var endings: [String: String]

    /// Functions that go along a route by its key path.
    public var go: [String]

    /// Functions that end the flow, and how that is called.
    public var outcomes: [String: String]

    /// Functions that open a link, which is their first argument.
    public var opens: [String]

    /// Functions that take something off the screen.
    public var back: [String]

    /// The function by which a flow begins.
    public var start: String

    /// Types in a flow that say with what it ends, and the outcome that they belong to.
    public var results: [String: String]

    /// The static property in which a flow tells of itself.
    public var about: String

    /// The type of what is asked before a link enters.
    public var `guard`: String

    /// What is handed the flows with which the app begins.
    public var roots: [String]

    /// The function by which an app shows its first flow.
    public var launch: String
  }
}

extension Conventions.Table {
  /// The functions that a flow calls to navigate.
  var verbs: Set<String> { Set(go + opens + back + [start]).union(outcomes.keys) }
}
