/// The order of guide pages: first those named in the configuration, then the others by path.
struct GuideOrder {
  private let names: [String]

  /// Takes names of pages, such as `Start.md`, and of folders, which include all their pages.
  init(_ names: [String]) {
    self.names = names.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  func sorted(_ paths: [String]) -> [String] {
    paths.sorted { (rank($0), Self.key($0), $0) < (rank($1), Self.key($1), $1) }
  }

  /// The names that match no path.
  func unknownPaths(among paths: [String]) -> [String] {
    names.filter { name in !paths.contains { $0 == name || $0.hasPrefix(name + "/") } }
  }

  /// The rank of a page; a page's own name takes precedence over its folder's.
  private func rank(_ path: String) -> Int {
    names.firstIndex(of: path) ?? names.firstIndex { path.hasPrefix($0 + "/") } ?? names.count
  }

  /// The sort key of a path; `index.md` and `README.md` come first in their folder.
  private static func key(_ path: String) -> String {
    path.split(separator: "/").map { part in
      ["index.md", "readme.md"].contains(part.lowercased()) ? "" : part.lowercased()
    }.joined(separator: "/")
  }
}
