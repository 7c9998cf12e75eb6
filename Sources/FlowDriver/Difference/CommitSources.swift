internal import Foundation

/// What a commit has of the sources that are scanned, and of graph files: what the paths of the current folder were then.
struct CommitSources {
  private let commit: String
  private let git: GitObjects
  /// The current folder's path in the repository, with a slash at its end, or nothing.
  private let prefix: String
  /// The paths, from the current folder.
  private let paths: [String]
  /// The graph files, from the current folder.
  private let files: [String]

  /// Names the paths from the current folder, so that nothing of the checkout is taken for the commit's.
  init(of commit: String, in git: GitObjects, paths: [String], files: [String] = []) throws(DriverError) {
    self.commit = commit
    self.git = git
    let prefix = try git.prefix()
    self.prefix = prefix
    self.paths = paths.map { Root($0).shown }.map { $0.isEmpty ? "." : $0 }
    // Of a graph file that lies elsewhere, no commit knows anything.
    self.files = files.map { Root($0).shown }.filter { Self.isInside(prefix + $0) }
    for path in self.paths where !Self.isInside(prefix + path) {
      throw DriverError("\(path) lies outside of the repository; name a folder of it with --path")
    }
  }

  /// Where the current folder's files are, once they are written.
  func base(in folder: PassingFolder) -> String {
    prefix.isEmpty ? folder.path : "\(folder.path)/\(prefix.dropLast())"
  }

  /// What the commit has of what was named.
  struct Present {
    /// The paths, from where the current folder's files are.
    let paths: [String]
    /// The graph files, where they can be read.
    let files: [String]
  }

  /// Writes what is read, and says how much of what was named there is.
  func write(to folder: PassingFolder) throws -> Present {
    let base = base(in: folder)
    try FileManager.default.createDirectory(atPath: base, withIntermediateDirectories: true)
    try git.write(try git.files(of: commit) { isRead($0) }, to: folder.path)
    let present = paths.filter { FileManager.default.fileExists(atPath: "\(base)/\($0)") }
    for path in paths where !present.contains(path) && FolderListing.kind(of: path) == .other {
      throw DriverError(
        "\(path): there is no such file or folder, neither in \(commit) nor here; look at its name")
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
