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
}
