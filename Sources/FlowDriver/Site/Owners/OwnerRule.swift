/// A pattern, and who owns what it matches; nobody, where no owner stands behind it.
struct OwnerRule: Sendable {
  let owners: [String]
  /// Whether what matches is taken out of its section.
  let isExclusion: Bool
  private let parts: [OwnerPart]

  init(pattern: String, owners: [String], dialect: CodeOwners.Dialect) {
    self.owners = owners
    isExclusion = pattern.hasPrefix("!")
    parts = Self.parts(of: isExclusion ? pattern.dropFirst() : pattern[...], dialect)
  }

  /// What each path that matches has among its parts; nil where there is nothing of the kind.
  var need: OwnerPart.Need? {
    // The longest name says the most.
    parts.compactMap(\.need).max { $0.bytes.count < $1.bytes.count }
  }

  /// Whether a path matches, in time that grows with both lengths: only the last `**` is ever tried again.
  func matches(_ path: [[UInt8]]) -> Bool {
    var (part, step) = (0, 0)
    var retry: (part: Int, step: Int)?
    while step < path.count || part < parts.count {
      if part < parts.count, case .folders = parts[part] {
        retry = (part, step)
        part += 1
      } else if part < parts.count, step < path.count, parts[part].matches(path[step]) {
        part += 1
        step += 1
      } else if let last = retry, last.step < path.count {
        retry = (last.part, last.step + 1)
        (part, step) = (last.part + 1, last.step + 1)
      } else {
        return false
      }
    }
    return true
  }

  /// Brings both dialects to one form: all parts from the root on, `**` for any number of folders.
  private static func parts(of pattern: Substring, _ dialect: CodeOwners.Dialect) -> [OwnerPart] {
    let named = pattern.split(separator: "/")
    guard !named.isEmpty else { return [] }
    let isFolder = pattern.hasSuffix("/")
    let isAnchored = pattern.hasPrefix("/") || (dialect == .gitHub && named.count > 1)
    var parts = named.map { $0 == "**" ? OwnerPart.folders : OwnerPart($0) }
    if !isAnchored { parts.insert(.folders, at: 0) }
    switch parts.last {
    // `a/**` is all in `a`, and not `a` itself.
    case .folders: parts.append(.any)
    case _ where isFolder: parts += [.folders, .any]
    // GitHub: a name stands for a file and for a folder; only `docs/*` does not go deeper.
    case .name where dialect == .gitHub, .glob where dialect == .gitHub: parts.append(.folders)
    case .any where dialect == .gitHub && !isAnchored: parts.append(.folders)
    default: break
    }
    return parts
  }
}
