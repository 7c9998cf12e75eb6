/// A target that a project or package declares: an app, or code that apps use.
struct ProjectTarget: Hashable {
  enum Kind {
    case app
    /// A framework, a library or a package's module.
    case library
    /// An extension, a watch app, a tool or tests.
    case other
  }

  var name: String
  var kind: Kind
  /// The folder of the project or package; targets refer to each other by name within it.
  var project: String
  /// The source files and folders.
  var sources: Set<String> = []
  /// The files and folders in `sources` that belong to other targets or to none.
  var excludes: Set<String> = []
  /// The property list and the entitlements.
  var files: [String] = []
  /// The names of the targets and package products that it uses.
  var uses: Set<String> = []
  /// The products of a package that contain this target.
  var products: Set<String> = []
  /// Whether it is built for iPhones or iPads, as far as the project says.
  var isForPhones = true
}

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
    let parts = path.split(separator: "/")
    return (0...parts.count).reversed().map { parts[..<$0].joined(separator: "/") }
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
