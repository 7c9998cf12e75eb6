/// A file of Swift source.
public struct SourceText: Hashable, Sendable {
  /// Its path, as the graph names it.
  public var path: String
  /// Its bytes.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
