/// A file of Swift source.
public struct SourceText: Hashable, Sendable {
  /// The path, as in the graph.
  public var path: String
  /// The bytes.
  public var bytes: [UInt8]

  /// Creates a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
