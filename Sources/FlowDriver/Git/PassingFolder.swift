internal import Foundation

/// A temporary folder, accessible only to this user.
struct PassingFolder {
  let path: String

  /// Creates a unique folder below another.
  init(in parent: String) throws {
    path = "\(parent)/flowdoc-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Creates a file with some bytes, open for reading and writing from its beginning.
  func handle(_ name: String, _ bytes: Data = Data()) throws -> FileHandle {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try bytes.write(to: file)
    return try FileHandle(forUpdating: file)
  }

  /// Reads a file.
  func data(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")) }

  /// Removes the folder and its contents.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
