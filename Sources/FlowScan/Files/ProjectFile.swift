public import Foundation

/// A file of the project that is no Swift source: a property list, entitlements, a storyboard, conventions.
public struct ProjectFile: Hashable, Sendable {
  /// The path, as findings and the graph name it.
  public var path: String

  /// What stands in the file.
  public var bytes: Data

  /// Makes a file of its path and bytes.
  public init(path: String, bytes: Data) {
    self.path = path
    self.bytes = bytes
  }
}
