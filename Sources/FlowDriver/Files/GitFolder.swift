internal import Foundation

/// The git repository around a folder, read from its files without running git.
struct GitFolder: Hashable, Sendable {
  /// The folder that contains `.git`.
  let root: String
  /// The folder that contains `HEAD`.
  private let own: String
  /// The folder of the configuration and references; for a worktree, that of the main one.
  private let common: String

  /// Searches a folder and its ancestors.
  init?(around folder: String) {
    var place = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
    while true {
      if let found = Self(at: place) {
        self = found
        return
      }
      let outer = URL(fileURLWithPath: place).deletingLastPathComponent().path
      guard outer != place, outer.count < place.count else { return nil }
      place = outer
    }
  }

  private init?(at root: String) {
    let entry = root == "/" ? "/.git" : root + "/.git"
    switch FolderListing.kind(of: entry) {
    case .folder: own = entry
    case .file:
      guard let text = Self.text(of: entry), text.hasPrefix("gitdir:") else { return nil }
      own = Self.path(Self.line(text.dropFirst("gitdir:".count)), from: root)
    case .other, .outside: return nil
    }
    self.root = root
    common =
      Self.text(of: own + "/commondir").map { [own] in Self.path(Self.line($0[...]), from: own) } ?? own
  }

  /// The main remote.
  var remote: GitRemote? {
    Self.text(of: common + "/config").flatMap { GitConfig($0).home }.flatMap { GitRemote($0) }
  }

  /// The current commit; nil if there is none yet.
  var revision: String? {
    var file = own + "/HEAD"
    // A reference may point to another; five steps are more than ever occur.
    for _ in 0..<5 {
      guard let content = Self.text(of: file).flatMap(GitHead.content) else { return nil }
      guard case .reference(let name) = content else {
        if case .commit(let commit) = content { return commit }
        return nil
      }
      file = [own, common].map { "\($0)/\(name)" }.first { FolderListing.kind(of: $0) == .file } ?? ""
      if file.isEmpty {
        return Self.text(of: common + "/packed-refs").flatMap { GitHead.commit(of: name, inPacked: $0) }
      }
    }
    return nil
  }

  /// A folder's path from the root, empty for the root itself; nil if it is elsewhere.
  func path(of folder: String) -> String? {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
    if path == root { return "" }
    let start = root == "/" ? "/" : root + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  private static func text(of file: String) -> String? {
    guard FolderListing.kind(of: file) == .file else { return nil }
    return FileBytes.read(file).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func line(_ text: Substring) -> String {
    text.prefix { !$0.isNewline }.trimmingCharacters(in: .whitespaces)
  }

  private static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
