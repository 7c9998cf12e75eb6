internal import Foundation

/// The rules for paths below a site's folder.
enum SitePath {
  /// The problem with a path; nil if there is none.
  ///
  /// Hidden names are reserved for flowdoc's own notes and for files that others keep beside a site.
  static func problem(of path: String) -> String? {
    if path.isEmpty { return "it is empty" }
    if path.hasPrefix("/") { return "it is absolute" }
    if path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) {
      return "it has a letter that file systems treat differently"
    }
    for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if part.isEmpty { return "it has two slashes side by side, or one at its end" }
      if part.count > 255 { return "a part of it is longer than 255 bytes" }
      guard part.first == UInt8(ascii: ".") else { continue }
      if part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) {
        return "it has a part '\(Substring(part))'"
      }
      if part.starts(with: ".flowdoc".utf8) {
        return "names that begin with '.flowdoc' are reserved for flowdoc"
      }
    }
    return nil
  }

  /// Checks all paths of a site, and that no two are equal on a case-insensitive disk.
  static func check(_ paths: [String]) throws(DriverError) {
    var files: [String: String] = [:]
    for path in paths {
      if let problem = problem(of: path) {
        throw DriverError("a page cannot be written to '\(path)': \(problem)")
      }
      if let other = files.updateValue(path, forKey: folded(path)) {
        throw DriverError(
          "'\(other)' and '\(path)' are one file on disks that take a for A; rename one of them")
      }
    }
    for path in paths {
      for folder in folders(of: path) {
        guard let file = files[folded(folder)] else { continue }
        throw DriverError("'\(file)' is both a page and the folder of '\(path)'; rename one of them")
      }
    }
  }

  /// The folders in a path, outermost first.
  static func folders(of path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }

  /// The path as a case-insensitive disk compares it.
  static func folded(_ path: String) -> String {
    // Most paths are ASCII, and Foundation is slow.
    path.utf8.allSatisfy { $0 < 0x80 }
      ? path.lowercased() : path.decomposedStringWithCanonicalMapping.lowercased()
  }
}
