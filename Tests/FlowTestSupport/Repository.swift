public import Foundation

/// Where the tests find the repository's own files.
public enum Repository {
  /// The folder that has Package.swift.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file of the repository, by its path from the root.
  public static func file(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The text of a file of the repository.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }
}
