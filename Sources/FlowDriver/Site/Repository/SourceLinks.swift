public import FlowModel

/// Where lines of source can be read on the web.
///
/// ```swift
/// let links = SourceLinks(pattern: "https://github.com/shop/app/blob/{revision}/{file}#L{line}", revision: "main")
/// links?.url(of: SourceLocation(file: "App/Cart.swift", line: 7))  // …/blob/main/App/Cart.swift#L7
/// ```
public struct SourceLinks: Hashable, Sendable {
  /// What a pattern may leave open.
  static let holes = ["file", "line", "revision"]

  /// The page of a line, with `{file}`, `{line}` and `{revision}` in it.
  public let pattern: String
  /// The commit, tag or branch.
  public let revision: String
  /// The folder in the repository from which the files of the graph are named, empty for the repository's own.
  public let folder: String

  /// Nil where the pattern is no address of the web, or asks for a revision and there is none.
  public init?(pattern: String, revision: String = "", folder: String = "") {
    guard Self.isWebAddress(pattern), !revision.isEmpty || !pattern.contains("{revision}") else { return nil }
    self.pattern = pattern
    self.revision = revision
    self.folder = folder
  }

  /// The page of a place, nil for a file outside of the repository.
  public func url(of place: SourceLocation) -> String? {
    guard let path = RepositoryPath.path(of: place.file, in: folder) else { return nil }
    let values = [
      "file": Self.escaped(path), "line": "\(max(place.line, 1))", "revision": Self.escaped(revision),
    ]
    // One pass: what is put in may itself look like a hole.
    return pattern.split(separator: "{", omittingEmptySubsequences: false).enumerated().reduce(into: "") {
      url, piece in
      let parts = piece.element.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      guard piece.offset > 0 else { return url += piece.element }
      guard parts.count == 2, let value = values[String(parts[0])] else { return url += "{" + piece.element }
      url += value + parts[1]
    }
  }

  /// The page of a whole file or folder, nil outside of the repository.
  func url(ofFile path: String) -> String? {
    url(of: SourceLocation(file: path, line: 1)).flatMap { $0.split(separator: "#").first.map(String.init) }
  }

  /// Whether a browser opens an address as a page: nothing else may become a link.
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

/// A file's path from the root of its repository.
enum RepositoryPath {
  /// Nil where the path leads out of the repository.
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
