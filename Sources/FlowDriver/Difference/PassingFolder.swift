internal import Foundation

/// A folder that is there for a while, and only for this user.
struct PassingFolder {
  let path: String

  /// Makes a folder of its own below another.
  init(in parent: String) throws {
    path = "\(parent)/flowdoc-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// A file with some bytes, open for reading and writing from its beginning.
  func handle(_ name: String, _ bytes: Data = Data()) throws -> FileHandle {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try bytes.write(to: file)
    return try FileHandle(forUpdating: file)
  }

  /// The bytes of a file.
  func data(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")) }

  /// Removes the folder and all in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
