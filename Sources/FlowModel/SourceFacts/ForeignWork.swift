/// Something that a coordinator does, and that is a model's work.
public struct ForeignWork: Codable, Hashable, Sendable {
  /// What it does.
  public enum Kind: String, Codable, Sendable {
    /// It asks a server.
    case network
    /// It keeps or reads data.
    case storage
  }

  /// The id of the coordinator.
  public var flow: String
  /// What it does.
  public var kind: Kind
  /// The type or function that it uses for that.
  public var tool: String
  /// Where it does so.
  public var location: SourceLocation

  /// Tells of a coordinator.
  public init(flow: String, kind: Kind, tool: String, location: SourceLocation) {
    self.flow = flow
    self.kind = kind
    self.tool = tool
    self.location = location
  }
}
