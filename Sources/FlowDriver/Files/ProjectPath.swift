/// Joins and simplifies the relative paths of project files.
enum ProjectPath {
  /// A path below a folder without `.` and `..`; nil if it leads out of the surveyed folder.
  static func join(_ folder: String, _ path: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// A path and the folders around it, from the innermost to the surveyed one, which is empty.
  static func around(_ path: String) -> [String] {
    var folders = [""]
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      let outer = folders[folders.count - 1]
      folders.append(outer.isEmpty ? String(Substring(part)) : "\(outer)/\(Substring(part))")
    }
    return folders.reversed()
  }

  /// The folder that contains a file; empty for the surveyed one.
  static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The folder that a pattern such as `Sources/**/*.swift` begins with.
  static func plainStart(of pattern: String) -> String {
    pattern.split(separator: "/").prefix { !$0.contains(where: { "*?[{".contains($0) }) }
      .joined(separator: "/")
  }
}
