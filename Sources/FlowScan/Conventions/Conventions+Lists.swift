extension Conventions {
  /// A kind of flow with its own navigation that also lists its routes in a static property.
  public struct RouteList: Hashable, Sendable, Codable {
    /// The protocol of such flows.
    public var flow: String

    /// The static property with the list.
    public var property: String

    /// The type of its elements.
    public var route: String

    /// Styles by the cases of the second argument, if their names differ.
    public var styles: [String: String]

    /// Reads a kind of list; only its styles may be omitted.
    public init(from decoder: any Decoder) throws {
      let keys = try KnownKeys(decoder, of: CodingKeys.self)
      flow = try keys.demand("flow")
      property = try keys.demand("property")
      route = try keys.demand("route")
      styles = try keys.read("styles") ?? [:]
    }

    enum CodingKeys: String, CodingKey, CaseIterable { case flow, property, route, styles }
  }

  /// Screens that are requested by a text: a list of builders, each with its path.
  public struct Paths: Hashable, Sendable, Codable {
    /// The type of a builder; a type that returns a list of them is a flow.
    public var builder: String

    /// The label of the path in the builder's initialiser, or the property with it.
    public var path: String

    /// The property of a builder that builds its screen, if its initialiser takes no closure for that.
    public var makes: String

    /// The labels of arguments that may name paths; if empty, all of them.
    public var arguments: [String]

    /// Functions that request a path, with the style of its screen.
    public var verbs: [String: String]

    /// Styles by the cases passed to such a call.
    public var styles: [String: String]

    /// Views and functions that name the app's first path.
    public var starts: [String]

    /// Reads a table of paths; its builder and its path are required.
    public init(from decoder: any Decoder) throws {
      let keys = try KnownKeys(decoder, of: CodingKeys.self)
      builder = try keys.demand("builder")
      path = try keys.demand("path")
      makes = try keys.read("makes") ?? ""
      arguments = try keys.read("arguments") ?? []
      verbs = try keys.read("verbs") ?? [:]
      styles = try keys.read("styles") ?? [:]
      starts = try keys.read("starts") ?? []
    }

    enum CodingKeys: String, CodingKey, CaseIterable {
      case builder, path, makes, arguments, verbs, styles, starts
    }
  }

  /// The property of a library's flows with the screen that is shown when the flow is.
  public struct FirstScreen: Hashable, Sendable, Codable {
    /// The type or protocol of such flows.
    public var flow: String

    /// The property with the screen.
    public var property: String

    /// Reads such a property; both keys are required.
    public init(from decoder: any Decoder) throws {
      let keys = try KnownKeys(decoder, of: CodingKeys.self)
      flow = try keys.demand("flow")
      property = try keys.demand("property")
    }

    enum CodingKeys: String, CodingKey, CaseIterable { case flow, property }
  }
}
