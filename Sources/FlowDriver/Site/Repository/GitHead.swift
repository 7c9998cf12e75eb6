/// Parses the files of a git folder that determine the current commit.
enum GitHead {
  /// The content of `HEAD`: a commit, or a reference to look up.
  enum Content: Hashable {
    case commit(String)
    case reference(String)
  }

  /// Parses `HEAD`, or a file below `refs/`.
  static func content(_ text: String) -> Content? {
    let line = text.prefix { !$0.isNewline }
    if line.hasPrefix("ref:") {
      let name = line.dropFirst(4).drop { $0 == " " }
      return isReference(name) ? .reference(String(name)) : nil
    }
    return isCommit(line) ? .commit(String(line)) : nil
  }

  /// Looks up a reference in `packed-refs`.
  static func commit(of reference: String, inPacked text: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") && !line.hasPrefix("^") {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2, parts[1] == reference, isCommit(parts[0]) { return String(parts[0]) }
    }
    return nil
  }

  /// Tells whether a text is a hash: SHA-1 has 40 digits, SHA-256 has 64.
  private static func isCommit(_ text: Substring) -> Bool {
    (text.count == 40 || text.count == 64) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// Tells whether a name is a safe reference: it becomes a path below the git folder and must not lead out of it.
  private static func isReference(_ name: Substring) -> Bool {
    name.hasPrefix("refs/")
      && !name.split(separator: "/", omittingEmptySubsequences: false).contains { $0 == ".." || $0.isEmpty }
  }
}
