extension Conventions {
  /// A function that puts something on screen.
  public struct Verb: Hashable, Sendable, Codable {
    /// The name of the function.
    public var name: String

    /// The style in which its argument is shown.
    public var style: String

    /// The arguments that are shown: labels, or positions as numbers; if empty, all of them.
    public var arguments: [String]

    /// Labels that the call must have.
    public var labels: [String]

    /// The types that have this function; if empty, its name and labels identify it.
    public var on: [String]

    /// Whether its argument is a route that the flow turns into a screen.
    public var isRoute: Bool
  }

  /// A property that puts the assigned value on screen.
  public struct Assignment: Hashable, Sendable, Codable {
    /// The name of the property.
    public var name: String

    /// The style in which the value is shown.
    public var style: String

    /// The types that have this property; if empty, its name identifies it.
    public var on: [String]
  }

  /// A function that passes a route to the flow that handles it.
  public struct Trigger: Hashable, Sendable, Codable {
    /// The name of the function.
    public var name: String

    /// The function of the flow that answers; without one, the route is a key path to a property of the flow.
    public var handler: String

    /// The argument with the route: a label, a position as a number, all from one on, `1...`, or `self` for the receiver.
    public var argument: String

    /// Whether it only returns the target of the route, without going there.
    public var isQuestion = false

    /// Whether the route goes to every flow that answers it.
    public var reachesAll = false
  }

  /// A property wrapper that turns a property into a route.
  public struct Wrapper: Hashable, Sendable, Codable {
    /// The name of the wrapper.
    public var name: String

    /// The style of the screen, unless the wrapper's arguments determine it.
    public var style: String

    /// The style of the screen by the wrapper's arguments: a case, such as `modal`, or a label, such as `tabItem`.
    public var styles: [String: String]
  }

  /// A function that ends a flow with its outcome.
  public struct End: Hashable, Sendable, Codable {
    /// The name of the function.
    public var name: String

    /// The argument with the outcome: a label, or a position as a number.
    public var argument: String

    /// The function of the parent that receives the outcome, if the library passes it on.
    public var handler: String?

    /// Whether the flow goes on after it.
    public var stays = false
  }

  /// A function of a flow that replaces a request before the flow answers it.
  public struct Adapter: Hashable, Sendable, Codable {
    /// The name of the function.
    public var name: String

    /// The function of the flow that answers requests.
    public var handler: String
  }

  /// A function that registers the handler of a URL.
  public struct LinkCall: Hashable, Sendable, Codable {
    /// The name of the function.
    public var name: String

    /// The argument with the pattern: a label, or a position as a number.
    public var argument: String
  }

  /// A function that passes a flow together with its first request, such as RxFlow's steppers.
  public struct Beginning: Hashable, Sendable, Codable {
    /// The name of the function.
    public var name: String

    /// The label of the flow, or of the screen that makes the first request itself.
    public var flow: String

    /// The label of the requesting object: a case, a container of cases, or a type whose code states its request.
    public var asker: String

    /// The function of the flow that receives the request.
    public var handler: String

    /// Properties and functions of the requesting type that return its first request.
    public var says: [String]

    /// Reads a beginning; only `says` may be omitted.
    public init(from decoder: any Decoder) throws {
      let keys = try KnownKeys(decoder, of: CodingKeys.self)
      name = try keys.demand("name")
      flow = try keys.demand("flow")
      asker = try keys.demand("asker")
      handler = try keys.demand("handler")
      says = try keys.read("says") ?? []
    }

    enum CodingKeys: String, CodingKey, CaseIterable { case name, flow, asker, handler, says }
  }
}
