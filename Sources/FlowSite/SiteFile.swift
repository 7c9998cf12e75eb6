/// A file of the site: where it lies below the output folder, and what it holds.
public struct SiteFile: Hashable, Sendable {
  /// The path below the output folder, parts joined by `/`.
  public let path: String
  /// What the file holds.
  public let bytes: [UInt8]

  /// Makes a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
