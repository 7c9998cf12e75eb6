internal import Foundation

/// The limits of what a project's own files may refer to: the project itself and nothing else on the machine.
///
/// A configuration, a link or a name in a graph file may come from a stranger. Only the command line may name files outside of the
/// project, or in git's own folder, which may hold a token.
struct ProjectBounds: Hashable, Sendable {
  /// The real paths of the folders that count as the project.
  private let roots: [String]

  /// Covers the current project and those of some folders: the repository around each, or else the folder itself.
  init(around folders: [String] = []) {
    let named = ["."] + folders.map { $0.isEmpty ? "." : $0 }
    let all =
      named.compactMap(RealPath.of)
      + named.compactMap { GitFolder(around: $0).flatMap { RealPath.of($0.root) } }
    roots = Set(all).sorted()
  }

  /// Tells whether a path leads into the project after resolving links; a missing file counts by where it would be created.
  func contains(_ path: String) -> Bool { isInside(path) { $0.lowercased() != ".git" } }

  /// Tells whether a link found in a folder may be followed; hidden targets are excluded, since a walk would not find them either.
  func admits(link path: String) -> Bool { isInside(path) { !$0.hasPrefix(".") } }

  /// Rejects a path that leads out of the project.
  func check(_ path: String) throws(DriverError) {
    guard !contains(path) else { return }
    throw DriverError("\(path) leads out of the project; to use its target, name that on the command line")
  }

  private func isInside(_ path: String, _ isOpen: (Substring) -> Bool) -> Bool {
    guard let real = RealPath.ofFuture(path) else { return false }
    return roots.contains { root in
      let start = root == "/" ? root : root + "/"
      return real == root
        || (real.hasPrefix(start) && real.dropFirst(start.count).split(separator: "/").allSatisfy(isOpen))
    }
  }
}

/// The path of a file after resolving all links.
enum RealPath {
  /// Resolves a path; nil if nothing is there.
  static func of(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Resolves the path of a file that may not exist; nil for a dangling link, through which it could be created anywhere.
  static func ofFuture(_ path: String) -> String? {
    var (known, missing) = (path, [String]())
    while true {
      if let real = of(known.isEmpty ? "." : known) {
        return missing.isEmpty
          ? real : ([real == "/" ? "" : real] + missing.reversed()).joined(separator: "/")
      }
      var status = stat()
      guard lstat(known, &status) != 0, let (folder, name) = parted(known), name != ".." else { return nil }
      if !name.isEmpty, name != "." { missing.append(name) }
      known = folder
    }
  }

  private static func parted(_ path: String) -> (folder: String, name: String)? {
    guard !path.isEmpty, path != "/" else { return nil }
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (
      slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...])
    )
  }
}
