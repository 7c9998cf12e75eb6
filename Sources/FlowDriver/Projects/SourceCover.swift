/// The folders that contain the files of an app, and the parts of them that belong to others: the shortest such list.
struct SourceCover {
  /// The folders to scan; empty for the surveyed folder itself.
  let sources: [String]
  /// The folders, with a slash at the end, and files to leave out.
  let excludes: [String]

  /// The owner of a file.
  enum Owner {
    case app, others
    /// No target.
    case noTarget
  }

  init(_ files: [String], owner: (String) -> Owner) {
    var root = SourceFolder()
    for file in files where !Self.isScript(file, owner(file)) {
      root.add(file.split(separator: "/").map(String.init)[...], owner(file))
    }
    let cover = root.hasOwnSource ? root.whole("") : root.parts("")
    sources = cover.sources == [""] ? [] : cover.sources
    excludes = cover.excludes
    included = Set(cover.sources)
    excluded = Set(cover.excludes.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
  }

  /// Tells whether a file is a loose source file of no target, such as `Dangerfile.swift`.
  private static func isScript(_ file: String, _ owner: Owner) -> Bool {
    owner == .noTarget && file.hasSuffix(".swift") && !file.contains("/")
  }

  private let included: Set<String>
  private let excluded: Set<String>

  /// Tells whether a file would be scanned.
  func contains(_ file: String) -> Bool {
    let around = ProjectPath.around(file)
    return !included.isDisjoint(with: around) && excluded.isDisjoint(with: around)
  }
}

/// A folder or file in the tree of a project's sources.
private struct SourceFolder {
  private var children: [String: SourceFolder] = [:]
  private var owner: SourceCover.Owner?
  private var counts: [SourceCover.Owner: Int] = [:]

  typealias Cover = (sources: [String], excludes: [String])

  mutating func add(_ path: ArraySlice<String>, _ owner: SourceCover.Owner) {
    counts[owner, default: 0] += 1
    guard let name = path.first else {
      self.owner = owner
      return
    }
    children[name, default: SourceFolder()].add(path.dropFirst(), owner)
  }

  /// Whether a source file of the app is directly in the folder.
  var hasOwnSource: Bool { children.contains { $0.value.owner == .app && $0.key.hasSuffix(".swift") } }

  /// Whether the folder belongs to others; a few files of no target do not change that.
  private var isForeign: Bool {
    counts[.app] == nil && 4 * (counts[.noTarget] ?? 0) < (counts[.others] ?? 0)
  }

  /// The shorter of two ways to name the app's part.
  private func cover(_ path: String) -> Cover {
    if isForeign { return ([], []) }
    let whole = whole(path)
    guard !hasOwnSource, owner == nil else { return whole }
    let parts = parts(path)
    return parts.sources.count + parts.excludes.count < 1 + whole.excludes.count ? parts : whole
  }

  /// Names the folder, and the parts of it that belong to others.
  func whole(_ path: String) -> Cover { ([path], foreign(path)) }

  /// Names the contents of the folder one by one.
  func parts(_ path: String) -> Cover {
    sorted(path).reduce(into: ([], [])) { all, child in
      let cover = child.folder.cover(child.path)
      all.sources += cover.sources
      all.excludes += cover.excludes
    }
  }

  /// The outermost folders and files that belong to others.
  private func foreign(_ path: String) -> [String] {
    if isForeign { return [owner == nil ? path + "/" : path] }
    return sorted(path).flatMap { $0.folder.foreign($0.path) }
  }

  private func sorted(_ path: String) -> [(path: String, folder: SourceFolder)] {
    children.sorted { $0.key < $1.key }.map { (path.isEmpty ? $0.key : "\(path)/\($0.key)", $0.value) }
  }
}
