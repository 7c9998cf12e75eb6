extension Conventions {
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
