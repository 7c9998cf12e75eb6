public import Foundation

/// A file of the project other than Swift source: a property list, entitlements, a storyboard, conventions.
public struct ProjectFile: Hashable, Sendable {
  /// The path in findings and in the graph.
  public var path: String

  /// The content of the file.
  public var bytes: Data

  /// Makes a file with a path and bytes.
  public init(path: String, bytes: Data) {
    self.path = path
    self.bytes = bytes
  }
}
