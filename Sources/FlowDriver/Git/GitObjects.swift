internal import Foundation

/// Reads commits of a repository without touching its checkout or index.
struct GitObjects {
  let git: GitProgram

  /// Uses the repository around a folder.
  init(around folder: String) { git = GitProgram(folder: folder) }

  /// The full hash of a revision's commit; a name that git may take for several commits or for none is an error.
  ///
  /// Arguments after `--end-of-options` are never parsed as options.
  func commit(_ revision: String) throws(DriverError) -> String {
    if let objection = RevisionName(name: revision).objection { throw DriverError(objection) }
    return try text(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"],
      or: "there is no revision '\(revision)'; \(Self.remedy(for: revision))")
  }

  private static func remedy(for revision: String) -> String {
    FolderListing.kind(of: revision) == .other
      ? "check the name, and fetch what a shallow clone lacks"
      : "the file or folder of that name is '\(MarkedPath.mark)\(revision)'"
  }

  /// The last common commit of two revisions.
  func mergeBase(_ one: String, _ other: String) throws(DriverError) -> String {
    try text(
      ["merge-base", commit(one), commit(other)],
      or:
        "'\(one)' and '\(other)' have no commit in common here; fetch more of a shallow clone, or name two dots"
    )
  }

  /// The path from the repository's root to the folder, with a trailing slash, or empty.
  func prefix() throws(DriverError) -> String {
    try text(
      ["rev-parse", "--show-prefix"], or: "this folder is in no git repository; name files or folders")
  }

  private func text(_ arguments: [String], or message: String) throws(DriverError) -> String {
    let result = try git.run(arguments)
    guard result.status == 0 else {
      throw DriverError(result.errors.isEmpty ? message : "\(message) (\(result.errors))")
    }
    return String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}

extension GitObjects {
  /// A file in a commit.
  struct Entry: Hashable {
    let object: String
    let path: String
  }

  /// The files of a commit that are wanted, in order.
  func files(of commit: String, where isWanted: (String) -> Bool) throws(DriverError) -> [Entry] {
    let result = try git.run(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard result.status == 0 else { throw DriverError("git cannot list \(commit): \(result.errors)") }
    return result.output.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: 0x09) else { return nil }
      let facts = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      // Links and submodules contain no sources here.
      guard facts.count == 3, facts[0].hasPrefix("100"), Self.isSafe(path), isWanted(path) else { return nil }
      return Entry(object: String(facts[2]), path: path)
    }
  }

  /// Whether a path is safe: a hostile tree may have names that lead out of the folder that it is written to.
  private static func isSafe(_ path: String) -> Bool {
    !path.hasPrefix("/")
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part != "." && part != ".." && part.lowercased() != ".git"
      }
  }

  /// Writes files below a folder.
  func write(_ entries: [Entry], to folder: String) throws(DriverError) {
    let input = entries.map { $0.object + "\n" }.joined()
    let result = try git.run(["cat-file", "--batch"], input: Data(input.utf8))
    var reader = BatchReader(result.output)
    for entry in entries {
      guard let bytes = reader.next() else { throw Self.unreadable(entry, result.errors) }
      try Self.write(bytes, to: "\(folder)/\(entry.path)")
    }
  }

  /// The bytes of a file.
  func bytes(of entry: Entry) throws(DriverError) -> Data {
    let result = try git.run(["cat-file", "--batch"], input: Data("\(entry.object)\n".utf8))
    var reader = BatchReader(result.output)
    guard let bytes = reader.next() else { throw Self.unreadable(entry, result.errors) }
    return bytes
  }

  private static func unreadable(_ entry: Entry, _ errors: String) -> DriverError {
    DriverError(
      "git cannot read \(entry.path): \(errors); if the clone is partial, fetch the missing objects")
  }

  private static func write(_ bytes: Data, to path: String) throws(DriverError) {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: file)
    } catch {
      throw DriverError("\(path): the file cannot be written (\(error.localizedDescription))")
    }
  }
}

/// Parses the output of `git cat-file --batch`: a header line and the bytes for each object.
private struct BatchReader {
  private var rest: Data

  init(_ data: Data) { rest = data }

  /// The next object's bytes; nil if git does not have it.
  mutating func next() -> Data? {
    guard let end = rest.firstIndex(of: 0x0A) else { return nil }
    let facts = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
    guard facts.count == 3, let size = Int(facts[2]), size >= 0, rest.endIndex - end - 2 >= size else {
      return nil
    }
    let start = end + 1
    let bytes = rest[start..<(start + size)]
    rest = rest[(start + size + 1)...]
    return bytes
  }
}
