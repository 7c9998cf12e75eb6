internal import FlowModel

/// The web addresses of lines of source.
///
/// ```swift
/// let links = SourceLinks(pattern: "https://github.com/shop/app/blob/{revision}/{file}#L{line}", revision: "main")
/// links?.url(of: SourceLocation(file: "App/Cart.swift", line: 7))  // …/blob/main/App/Cart.swift#L7
/// ```
struct SourceLinks: Hashable, Sendable {
  /// The placeholders in a pattern.
  static let holes = ["file", "line", "revision"]

  /// The URL of a line, with `{file}`, `{line}` and `{revision}` as placeholders.
  let pattern: String
  /// The commit, tag or branch.
  let revision: String
  /// The folder in the repository that the files of the graph are relative to; empty for its root.
  let folder: String

  /// Makes links; nil if the pattern is not a web address, or needs a revision and there is none.
  init?(pattern: String, revision: String = "", folder: String = "") {
    guard Self.isWebAddress(pattern), !revision.isEmpty || !pattern.contains("{revision}") else { return nil }
    self.pattern = pattern
    self.revision = revision
    self.folder = folder
  }

  /// The URL of a location; nil for a file outside of the repository.
  func url(of place: SourceLocation) -> String? {
    guard let path = RepositoryPath.path(of: place.file, in: folder) else { return nil }
    let values = [
      "file": Self.escaped(path), "line": "\(max(place.line, 1))", "revision": Self.escaped(revision),
    ]
    // Substitutes in one pass: an inserted value may itself look like a placeholder.
    return pattern.split(separator: "{", omittingEmptySubsequences: false).enumerated().reduce(into: "") {
      url, piece in
      let parts = piece.element.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      guard piece.offset > 0 else { return url += piece.element }
      guard parts.count == 2, let value = values[String(parts[0])] else { return url += "{" + piece.element }
      url += value + parts[1]
    }
  }

  /// The URL of a whole file or folder; nil outside of the repository.
  func url(ofFile path: String) -> String? {
    url(of: SourceLocation(file: path, line: 1)).flatMap { $0.split(separator: "#").first.map(String.init) }
  }

  /// Tells whether an address opens as a web page: nothing else may become a link.
  static func isWebAddress(_ text: String) -> Bool {
    let lowered = text.lowercased()
    guard let start = ["https://", "http://"].first(where: lowered.hasPrefix) else { return false }
    return text.utf8.count > start.utf8.count
      && !text.utf8.contains { $0 <= 0x20 || $0 == 0x7F || $0 == 0x22 }
  }

  private static func escaped(_ path: String) -> String {
    path.utf8.reduce(into: "") { text, byte in
      let letter = Character(UnicodeScalar(byte))
      let isPlain = letter.isASCII && (letter.isLetter || letter.isNumber || "-._~/".contains(letter))
      text +=
        isPlain ? String(letter) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

/// The path of a file from the root of its repository.
enum RepositoryPath {
  /// Computes the path; nil if it leads out of the repository.
  static func path(of file: String, in folder: String) -> String? {
    guard !file.hasPrefix("/") else { return nil }
    var parts: [Substring] = []
    for part in (folder + "/" + file).split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }
}
