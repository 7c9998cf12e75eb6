/// A file of the site: its path below the output folder, and its content.
public struct SiteFile: Hashable, Sendable {
  /// The path below the output folder, parts joined by `/`.
  public let path: String
  /// The content of the file.
  public let bytes: [UInt8]

  /// Creates a file from its path and content.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
