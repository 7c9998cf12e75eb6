internal import FlowModel

/// Which file of the site a URL's path means.
struct ServedPath: Hashable, Sendable {
  /// The names of the folders and of the file, without percent signs.
  var parts: [String]
  /// Whether the path ends in a slash, and so means the index of a folder.
  var isFolder: Bool

  /// Nil for a path that leads elsewhere, to a hidden file, or nowhere at all.
  init?(_ path: String) {
    guard path.hasPrefix("/"), let decoded = Self.decoded(path) else { return nil }
    parts = decoded.split(separator: "/").map(String.init)
    isFolder = decoded.hasSuffix("/")
    // Names that begin with a dot are `.` and `..`, and what is hidden on purpose.
    guard !parts.contains(where: { $0.hasPrefix(".") }) else { return nil }
  }

  /// Nil where the percent signs are wrong, or hide a letter that may not stand in a path.
  private static func decoded(_ path: String) -> String? {
    // A slash or a control character that is written so is meant to deceive.
    guard !path.contains(/%(?:2[Ff]|5[Cc]|[01])/) else { return nil }
    return PercentEncoding.decoded(path)
  }
}
