internal import FlowModel

/// The file of the site that a URL's path refers to.
struct ServedPath: Hashable, Sendable {
  /// The names of the folders and the file, percent-decoded.
  var parts: [String]
  /// Whether the path ends with a slash and so refers to the index of a folder.
  var isFolder: Bool

  /// Parses a path; nil if it leads elsewhere or to a hidden file.
  init?(_ path: String) {
    guard path.hasPrefix("/"), let decoded = Self.decoded(path) else { return nil }
    parts = decoded.split(separator: "/").map(String.init)
    isFolder = decoded.hasSuffix("/")
    // Names that begin with a dot are `.`, `..` and hidden files.
    guard !parts.contains(where: { $0.hasPrefix(".") }) else { return nil }
  }

  /// Decodes a path; nil for invalid encodings, and for characters that must not be hidden in a path.
  private static func decoded(_ path: String) -> String? {
    // An encoded slash or control character is meant to deceive.
    guard !path.contains(/%(?:2[Ff]|5[Cc]|[01])/) else { return nil }
    return PercentEncoding.decoded(path)
  }
}
