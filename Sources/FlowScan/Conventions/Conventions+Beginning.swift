extension Conventions {
  /// A function that hands over a flow together with what it is asked for first, as RxFlow's steppers say.
  public struct Beginning: Hashable, Sendable, Codable {
    /// The name of the function.
    public var name: String

    /// The label of the flow, or of the screen that brings its own asker along.
    public var flow: String

    /// The label of what asks: a case, a box around cases, or a type that says in its code what it wants.
    public var asker: String

    /// The function of the flow that is given what is asked for.
    public var handler: String

    /// Properties and functions of an asker that say what it wants first.
    public var says: [String]

    /// Reads a beginning; only what it says first may be left out.
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
