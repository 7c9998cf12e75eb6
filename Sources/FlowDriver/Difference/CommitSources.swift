internal import Foundation

/// The scanned sources and graph files of a commit, for paths relative to the current folder.
struct CommitSources {
  private let commit: String
  private let git: GitObjects
  /// The current folder's path in the repository, with a trailing slash, or empty.
  private let prefix: String
  /// The source paths, relative to the current folder.
  private let paths: [String]
  /// The graph files, relative to the current folder.
  private let files: [String]

  /// Takes paths relative to the current folder, so that nothing from the checkout is mistaken for the commit's.
  init(of commit: String, in git: GitObjects, paths: [String], files: [String] = []) throws(DriverError) {
    self.commit = commit
    self.git = git
    let prefix = try git.prefix()
    self.prefix = prefix
    self.paths = paths.map { Root($0).shown }.map { $0.isEmpty ? "." : $0 }
    // A graph file outside of the repository is in no commit.
    self.files = files.map { Root($0).shown }.filter { Self.isInside(prefix + $0) }
    for path in self.paths where !Self.isInside(prefix + path) {
      throw DriverError("\(path) is outside of the repository; name a folder inside it with --path")
    }
  }

  /// The place of the current folder's files once they are written.
  func base(in folder: PassingFolder) -> String {
    prefix.isEmpty ? folder.path : "\(folder.path)/\(prefix.dropLast())"
  }

  /// The part of the requested paths that exists in the commit.
  struct Present {
    /// The source paths, relative to the place of the current folder's files.
    let paths: [String]
    /// The graph files, as readable paths.
    let files: [String]
  }

  /// Writes the files to be read, and returns which of the requested paths exist.
  func write(to folder: PassingFolder) throws -> Present {
    let base = base(in: folder)
    try FileManager.default.createDirectory(atPath: base, withIntermediateDirectories: true)
    try git.write(try git.files(of: commit) { isRead($0) }, to: folder.path)
    let present = paths.filter { FileManager.default.fileExists(atPath: "\(base)/\($0)") }
    for path in paths where !present.contains(path) && FolderListing.kind(of: path) == .other {
      throw DriverError(
        "\(path): there is no such file or folder, neither in \(commit) nor here; check the name")
    }
    let written = files.map { "\(base)/\($0)" }.filter { FileManager.default.fileExists(atPath: $0) }
    return Present(paths: present, files: written)
  }

  private func isRead(_ file: String) -> Bool { files.contains { prefix + $0 == file } || isScanned(file) }

  private func isScanned(_ file: String) -> Bool {
    guard SourceFinder.isRead(file) else { return false }
    return paths.contains { path in
      let root = Root(prefix + path, below: "").shown
      return root.isEmpty || file == root || file.hasPrefix(root + "/")
    }
  }

  private static func isInside(_ path: String) -> Bool {
    let root = Root(path, below: "").shown
    return root != ".." && !root.hasPrefix("../")
  }
}
