public import FlowModel

/// Work of the model layer that a coordinator does itself.
public struct ForeignWork: Codable, Hashable, Sendable {
  /// The kind of work.
  public enum Kind: String, Codable, Sendable {
    /// Requests to a server.
    case network
    /// Storing or reading data.
    case storage
    /// Calculating with the values of a list.
    case calculation
  }

  /// The id of the coordinator.
  public var flow: String
  /// The kind of work.
  public var kind: Kind
  /// The type or function used.
  public var tool: String
  /// The location of the use.
  public var location: SourceLocation

  /// Makes an entry.
  public init(flow: String, kind: Kind, tool: String, location: SourceLocation) {
    self.flow = flow
    self.kind = kind
    self.tool = tool
    self.location = location
  }
}
