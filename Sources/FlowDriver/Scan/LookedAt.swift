internal import FlowModel
internal import FlowScan
internal import Foundation

/// A source file whose bytes were read and hashed.
struct LookedAt: Sendable {
  let found: SourceFinder.Found
  private(set) var hash: ContentHash?
  private(set) var size = 0
  private(set) var isText = true
  /// The line of the first unresolved conflict marker; nil if there is none.
  private(set) var conflict: Int?

  /// Reads a file and discards its bytes, since the cache has the code of most files.
  init(_ found: SourceFinder.Found, _ pack: ScanPack) {
    self.found = found
    guard let bytes = FileBytes.read(found.file) else { return }
    let hash = ContentHash(of: bytes)
    self.hash = hash
    size = bytes.count
    conflict = ConflictMarkers.line(in: bytes)
    isText = pack.entries[hash]?.isText ?? (String(bytes: bytes, encoding: .utf8) != nil)
  }

  var isReadable: Bool { hash != nil }
}

extension Finding {
  /// The finding for a file whose bytes are not UTF-8.
  static func noText(_ path: String) -> Finding {
    Finding(
      rule: "invalid-text", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "the file is not valid UTF-8; what is no text was replaced",
      remedy: "Save the file as UTF-8.")
  }

  /// The finding for a file nested too deeply to be parsed.
  static func tooDeep(_ path: String) -> Finding {
    Finding(
      rule: "too-deep", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "the file is nested so deeply that parts of it were not read",
      remedy: "Leave it out with --exclude if it is generated, or make it flatter.")
  }

  /// The finding for a file with conflict markers.
  static func conflict(_ path: String, line: Int) -> Finding {
    Finding(
      rule: "conflict-markers", severity: .warning, location: SourceLocation(file: path, line: line),
      message: "the file has the marks of a merge that was not ended, and may say less than it should",
      remedy: "Choose between the versions, and take the marks out.")
  }

  /// The finding for a cache that cannot be written.
  static func cacheUnwritable(_ file: String) -> Finding {
    Finding(
      rule: "cache-unwritable", severity: .note,
      message: "the cache \(file) cannot be written; the next scan will take as long as this one",
      remedy: "Name another folder with --cache, or none with --no-cache.")
  }
}
