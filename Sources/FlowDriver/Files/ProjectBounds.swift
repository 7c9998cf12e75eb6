internal import Foundation

/// How far what a project says may reach: into the project itself, and nowhere else on the machine.
///
/// A configuration, a link and a name in a graph file may be somebody else's words. What lies outside, and git's own folder, which may
/// keep a token, only the command line may name.
struct ProjectBounds: Hashable, Sendable {
  /// The real paths of the folders that count as the project.
  private let roots: [String]

  /// The project at hand, and those that some folders lie in: the repository around each, else the folder alone.
  init(around folders: [String] = []) {
    let named = ["."] + folders.map { $0.isEmpty ? "." : $0 }
    let all =
      named.compactMap(RealPath.of)
      + named.compactMap { GitFolder(around: $0).flatMap { RealPath.of($0.root) } }
    roots = Set(all).sorted()
  }

  /// Whether a path leads into the project, through links or not; what is not there yet would have to be made there.
  func contains(_ path: String) -> Bool { isInside(path) { $0.lowercased() != ".git" } }

  /// Whether a link that was come upon may be followed: not to what is hidden, either, which nobody would have come upon.
  func admits(link path: String) -> Bool { isInside(path) { !$0.hasPrefix(".") } }

  /// Refuses a path that leads out of the project.
  func check(_ path: String) throws(DriverError) {
    guard !contains(path) else { return }
    throw DriverError("\(path) leads out of the project; name what it leads to on the command line")
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

/// Where a path leads once all links are followed.
enum RealPath {
  /// Nil where nothing is there.
  static func of(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The same for what may not be there yet; nil for a link that leads nowhere, through which it could be made anywhere.
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
