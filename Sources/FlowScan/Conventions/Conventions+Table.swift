extension Conventions {
  /// A kind of struct whose properties are the routes of the enclosing flow.
  public struct Table: Hashable, Sendable, Codable {
    /// The protocol of these structs.
    public var table: String

    /// The protocols of route targets.
    public var screens: [String]

    /// The types of routes, with the style in which each shows its target.
    public var routes: [String: String]

    /// The styles by the cases of the argument `style`.
    public var styles: [String: String]

    /// Modifiers whose closure runs after a child flow, with the name of that trigger.
    public var endings: [String: String]

    /// Functions that take a route given by its key path.
    public var go: [String]

    /// Functions that end the flow, with the name of the outcome.
    public var outcomes: [String: String]

    /// Functions that open the link in their first argument.
    public var opens: [String]

    /// Functions that remove something from the screen.
    public var back: [String]

    /// The function in which a flow begins.
    public var start: String

    /// Types nested in a flow that declare its result, with the outcome that they belong to.
    public var results: [String: String]

    /// The static property with the description of a flow.
    public var about: String

    /// The type of the guards of links.
    public var `guard`: String

    /// The functions and types that take the app's first flows.
    public var roots: [String]

    /// The function that shows an app's first flow.
    public var launch: String
  }
}

extension Conventions.Table {
  /// The functions that a flow calls to navigate.
  var verbs: Set<String> { Set(go + opens + back + [start]).union(outcomes.keys) }
}
