/// The order of guide pages: as the configuration names them, the others after these by their paths.
struct GuideOrder {
  private let names: [String]

  /// Takes the names of pages, as `Start.md`, and of folders, which stand for all that is in them.
  init(_ names: [String]) {
    self.names = names.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  func sorted(_ paths: [String]) -> [String] {
    paths.sorted { (rank($0), Self.key($0), $0) < (rank($1), Self.key($1), $1) }
  }

  /// The names that no path goes by.
  func strangers(among paths: [String]) -> [String] {
    names.filter { name in !paths.contains { $0 == name || $0.hasPrefix(name + "/") } }
  }

  /// A page that is named itself stands there, wherever its folder stands.
  private func rank(_ path: String) -> Int {
    names.firstIndex(of: path) ?? names.firstIndex { path.hasPrefix($0 + "/") } ?? names.count
  }

  /// `index.md` and `README.md` come first in their folder.
  private static func key(_ path: String) -> String {
    path.split(separator: "/").map { part in
      ["index.md", "readme.md"].contains(part.lowercased()) ? "" : part.lowercased()
    }.joined(separator: "/")
  }
}
