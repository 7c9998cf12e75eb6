extension Conventions {
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
