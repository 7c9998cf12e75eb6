internal import Foundation

/// A path from a command line, with the name that the graph uses for it, which is never absolute.
struct Root {
  /// The path as given.
  let given: String
  /// The path relative to the current folder; empty for that folder itself.
  let shown: String

  init(_ path: String, from current: String = FileManager.default.currentDirectoryPath) {
    given = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    shown = Self.relative(Self.isAbsolute(path) ? Self.resolved(path) : path, to: current)
  }

  /// Makes a path relative to a base folder, or to the current folder if there is none.
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

  /// The place of a path below this one, with its name in the graph.
  func place(of path: String) -> FoundFile {
    guard !path.isEmpty else { return .init(file: given, path: shown.isEmpty ? "." : shown) }
    return .init(file: given + "/" + path, path: shown.isEmpty ? path : shown + "/" + path)
  }

  private static func isAbsolute(_ path: String) -> Bool { path.hasPrefix("/") }

  /// Resolves links, as is necessary for comparing with the current folder's path, which has none.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func relative(_ path: String, to current: String) -> String {
    guard isAbsolute(path) else { return plain(parts(path)).joined(separator: "/") }
    let (target, start) = (plain(parts(path)), parts(current))
    // Without a current folder, the last component must do.
    guard !start.isEmpty || current == "/" else { return target.last ?? "" }
    let shared = zip(target, start).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - shared) + target[shared...]).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  /// Removes `a/..` from a path.
  private static func plain(_ parts: [String]) -> [String] {
    parts.reduce(into: []) { plain, part in
      if part == "..", let last = plain.last, last != ".." { plain.removeLast() } else { plain.append(part) }
    }
  }

  /// The name of the folder, as a possible name of the app.
  var name: String {
    URL(fileURLWithPath: given).standardizedFileURL.lastPathComponent
  }
}
