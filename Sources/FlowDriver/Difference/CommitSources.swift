internal import Foundation

/// The sources of a commit that are scanned: what the paths of the current folder were then.
struct CommitSources {
  private let commit: String
  private let git: GitObjects
  /// The current folder's path in the repository, with a slash at its end, or nothing.
  private let prefix: String
  /// The paths, from the current folder.
  private let paths: [String]

  /// Names the paths from the current folder, so that nothing of the checkout is taken for the commit's.
  init(of commit: String, in git: GitObjects, paths: [String]) throws(DriverError) {
    self.commit = commit
    self.git = git
    let prefix = try git.prefix()
    self.prefix = prefix
    self.paths = paths.map { Root($0).shown }.map { $0.isEmpty ? "." : $0 }
    for path in self.paths where !Self.isInside(prefix + path) {
      throw DriverError("\(path) lies outside of the repository; name a folder of it with --path")
    }
  }

  /// Where the current folder's files are, once they are written.
  func base(in folder: PassingFolder) -> String {
    prefix.isEmpty ? folder.path : "\(folder.path)/\(prefix.dropLast())"
  }

  /// Writes the files that a scan reads, and says which of the paths there were.
  func write(to folder: PassingFolder) throws -> [String] {
    let base = base(in: folder)
    try FileManager.default.createDirectory(atPath: base, withIntermediateDirectories: true)
    try git.write(try git.files(of: commit) { isScanned($0) }, to: folder.path)
    let present = paths.filter { FileManager.default.fileExists(atPath: "\(base)/\($0)") }
    for path in paths where !present.contains(path) && FolderListing.kind(of: path) == .other {
      throw DriverError(
        "\(path): there is no such file or folder, neither in \(commit) nor here; look at its name")
    }
    return present
  }

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
