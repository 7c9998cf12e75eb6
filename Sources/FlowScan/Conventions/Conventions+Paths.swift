extension Conventions {
  /// Screens that are asked for by text: a list of builders, each with its path.
  public struct Paths: Hashable, Sendable, Codable {
    /// The type of a builder; whoever gives a list of them is a flow.
    public var builder: String

    /// The label of the path that a builder is made with, or its property of this name.
    public var path: String

    /// The property of a builder that makes its screen, where it is not made with what does.
    public var makes: String

    /// The labels of what names paths; with none, all arguments may.
    public var arguments: [String]

    /// Functions that ask for a path, with the style in which its screen is shown.
    public var verbs: [String: String]

    /// Styles by the cases that such a call is given.
    public var styles: [String: String]

    /// Views and functions that name the path with which the app begins.
    public var starts: [String]

    /// Reads a table of paths; its builder and its path must be there.
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
}
