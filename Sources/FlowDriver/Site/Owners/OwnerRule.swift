/// A pattern and the owners of the files it matches; none if the line has no owners.
struct OwnerRule: Sendable {
  let owners: [String]
  /// Whether matching files are excluded from the section.
  let isExclusion: Bool
  private let parts: [OwnerPart]

  init(pattern: String, owners: [String], dialect: CodeOwners.Dialect) {
    self.owners = owners
    isExclusion = pattern.hasPrefix("!")
    parts = Self.parts(of: isExclusion ? pattern.dropFirst() : pattern[...], dialect)
  }

  /// The property shared by all matching paths; nil if there is none to index by.
  var need: OwnerPart.Need? {
    // The longest name is the most selective.
    parts.compactMap(\.need).max { $0.bytes.count < $1.bytes.count }
  }

  /// Tells whether a path matches, retrying only the last `**`, so that the time is bounded by the product of the lengths.
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

  /// Normalises both dialects: all components from the root on, with `**` for any number of folders.
  private static func parts(of pattern: Substring, _ dialect: CodeOwners.Dialect) -> [OwnerPart] {
    let named = pattern.split(separator: "/")
    guard !named.isEmpty else { return [] }
    let isFolder = pattern.hasSuffix("/")
    let isAnchored = pattern.hasPrefix("/") || (dialect == .gitHub && named.count > 1)
    var parts = named.map { $0 == "**" ? OwnerPart.folders : OwnerPart($0) }
    if !isAnchored { parts.insert(.folders, at: 0) }
    switch parts.last {
    // `a/**` matches everything in `a`, but not `a` itself.
    case .folders: parts.append(.any)
    case _ where isFolder: parts += [.folders, .any]
    // On GitHub a name matches a file and a folder; only `docs/*` does not match deeper files.
    case .name where dialect == .gitHub, .glob where dialect == .gitHub: parts.append(.folders)
    case .any where dialect == .gitHub && !isAnchored: parts.append(.folders)
    default: break
    }
    return parts
  }
}
