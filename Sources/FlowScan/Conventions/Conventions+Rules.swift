extension Conventions {
  /// A function that puts something on screen.
  public struct Verb: Hashable, Sendable, Codable {
    /// The name of the function.
    public var name: String

    /// How it shows what it is given.
    public var style: String

    /// Which arguments it shows: labels, or positions as numbers; none are all of them.
    public var arguments: [String]

    /// Labels that the call must have.
    public var labels: [String]

    /// The types that have this function; with none it is known by its name and labels alone.
    public var on: [String]

    /// Whether what it is given is a route that the flow turns into a screen.
    public var isRoute: Bool
  }

  /// A property that puts on screen what is assigned to it.
  public struct Assignment: Hashable, Sendable, Codable {
    /// The name of the property.
    public var name: String

    /// How it shows what it is given.
    public var style: String

    /// The types that have this property; with none it is known by its name alone.
    public var on: [String]
  }

  /// A function that hands a route to the flow that knows it.
  public struct Trigger: Hashable, Sendable, Codable {
    /// The name of the function.
    public var name: String

    /// The function of the flow that answers; with none, the route is a key path to a property of the flow.
    public var handler: String

    /// Which argument is the route: a label, a position as a number, or `self` for what the function is called on.
    public var argument: String

    /// Whether it only gives what the route leads to, and does not go there.
    public var isQuestion = false
  }

  /// A property wrapper that makes a property a route.
  public struct Wrapper: Hashable, Sendable, Codable {
    /// The name of the wrapper.
    public var name: String

    /// How it shows its screen, where its arguments do not say it.
    public var style: String

    /// How it shows its screen by its arguments: a case, as `modal`, or a label, as `tabItem`.
    public var styles: [String: String]
  }

  /// A function by which a flow ends and says how.
  public struct End: Hashable, Sendable, Codable {
    /// The name of the function.
    public var name: String

    /// The argument that says how it ended: a label, or a position as a number.
    public var argument: String

    /// The function of the parent that is given what the flow says, where the library hands it on.
    public var handler: String?
  }

  /// A function that registers what answers a URL.
  public struct LinkCall: Hashable, Sendable, Codable {
    /// The name of the function.
    public var name: String

    /// The argument that is the pattern: a label, or a position as a number.
    public var argument: String
  }
}
