internal import Foundation

/// A path that a command line gives, and what the graph calls it: never an absolute path.
struct Root {
  /// The path as given.
  let given: String
  /// The path from the current folder, empty for that folder itself.
  let shown: String

  init(_ path: String, from current: String = FileManager.default.currentDirectoryPath) {
    given = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    shown = Self.relative(Self.isAbsolute(path) ? Self.resolved(path) : path, to: current)
  }

  /// A path that starts from a folder, and is named from there; without one, from the current folder.
  init(_ path: String, below base: String?) {
    guard let base, !Self.isAbsolute(path) else {
      self.init(path)
      return
    }
    self.init(
      given: Self.parts(path).isEmpty ? base : "\(base)/\(path)",
      shown: Self.plain(Self.parts(path)).joined(separator: "/"))
  }

  private init(given: String, shown: String) {
    self.given = given
    self.shown = shown
  }

  /// Where a path below this one lies, and what the graph calls it.
  func place(of path: String) -> SourceFinder.Found {
    guard !path.isEmpty else { return .init(file: given, path: shown.isEmpty ? "." : shown) }
    return .init(file: given + "/" + path, path: shown.isEmpty ? path : shown + "/" + path)
  }

  private static func isAbsolute(_ path: String) -> Bool { path.hasPrefix("/") }

  /// The current folder's own path has no links in it, and so must what is compared to it.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func relative(_ path: String, to current: String) -> String {
    guard isAbsolute(path) else { return plain(parts(path)).joined(separator: "/") }
    let (target, start) = (plain(parts(path)), parts(current))
    // Where there is no current folder, the path's own name must do.
    guard !start.isEmpty || current == "/" else { return target.last ?? "" }
    let shared = zip(target, start).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - shared) + target[shared...]).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  /// Takes `a/..` out.
  private static func plain(_ parts: [String]) -> [String] {
    parts.reduce(into: []) { plain, part in
      if part == "..", let last = plain.last, last != ".." { plain.removeLast() } else { plain.append(part) }
    }
  }

  /// The name of what lies here, as an app may be called after it.
  var name: String {
    URL(fileURLWithPath: given).standardizedFileURL.lastPathComponent
  }
}
