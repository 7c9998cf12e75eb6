extension Conventions {
  /// Screens that are asked for by text: a list of builders, each with its path.
  public struct Paths: Hashable, Sendable, Codable {
    /// The type of a builder; whoever has a function that gives a list of them is a flow.
    public var builder: String

    /// The label of the path that a builder is made with.
    public var path: String

    /// Functions that ask for a path, with the style in which its screen is shown.
    public var verbs: [String: String]

    /// Views and functions that name the path with which the app begins.
    public var starts: [String]

    /// Reads a table of paths; its builder and its path must be there.
    public init(from decoder: any Decoder) throws {
      let keys = try KnownKeys(decoder, of: CodingKeys.self)
      builder = try keys.demand("builder")
      path = try keys.demand("path")
      verbs = try keys.read("verbs") ?? [:]
      starts = try keys.read("starts") ?? []
    }

    enum CodingKeys: String, CodingKey, CaseIterable { case builder, path, verbs, starts }
  }
}
