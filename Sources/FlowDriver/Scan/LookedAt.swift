internal import FlowModel
internal import FlowScan
internal import Foundation

/// A source file whose bytes were read and hashed.
struct LookedAt: Sendable {
  let found: FoundFile
  private(set) var hash: ContentHash?
  private(set) var size = 0
  private(set) var isText = true
  /// The line of the first unresolved conflict marker; nil if there is none.
  private(set) var conflict: Int?

  /// Reads a file and discards its bytes, since the cache has the code of most files.
  init(_ found: FoundFile, _ pack: ScanPack) {
    self.found = found
    guard let bytes = FileBytes.read(found.file) else { return }
    let hash = ContentHash(of: bytes)
    self.hash = hash
    size = bytes.count
    conflict = ConflictMarkers.line(in: bytes)
    isText = pack.entries[hash]?.isText ?? (String(bytes: bytes, encoding: .utf8) != nil)
  }

  var isReadable: Bool { hash != nil }

  /// The file as it is kept with a result.
  var kept: ScanPack.File {
    ScanPack.File(
      path: found.path, hash: hash ?? ContentHash(), isPlain: isReadable && isText && conflict == nil)
  }
}

extension Finding {
  /// The finding for a file whose bytes are not UTF-8.
  static func noText(_ path: String) -> Finding {
    Finding(
      rule: "invalid-text", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "the file is not valid UTF-8; invalid bytes were replaced",
      remedy: "Save the file as UTF-8.")
  }

  /// The finding for a source file that is not read.
  static func unread(_ file: FoundFile) -> Finding {
    var finding = unreadable(file.path, "file")
    if PlainFile.status(of: file.file).map({ $0.size > FileBytes.largestSource }) ?? false {
      finding.message = "the file is larger than \(FileBytes.largestSource >> 20) MB and was skipped"
      finding.remedy = "If it is generated, exclude it with --exclude; otherwise split it."
    }
    return finding
  }

  /// The finding for a file that would keep the parser busy without end.
  static func tooDeep(_ path: String) -> Finding {
    Finding(
      rule: "too-deep", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "the file is nested too deeply or its syntax is broken; parts of it were not read",
      remedy: "If it is generated, exclude it with --exclude; otherwise fix its syntax or reduce the nesting."
    )
  }

  /// The finding for a file that kept the parser busy for too long.
  static func tooSlow(_ path: String) -> Finding {
    Finding(
      rule: "too-slow", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "the file took the parser too long and was not read",
      remedy: "If it is generated, exclude it with --exclude; otherwise fix its syntax.")
  }

  /// The finding for a file with conflict markers.
  static func conflict(_ path: String, line: Int) -> Finding {
    Finding(
      rule: "conflict-markers", severity: .warning, location: SourceLocation(file: path, line: line),
      message: "the file contains conflict markers, so parts of it may be missing",
      remedy: "Resolve the conflict.")
  }

  /// The finding for a cache that cannot be written.
  static func cacheUnwritable(_ file: String) -> Finding {
    Finding(
      rule: "cache-unwritable", severity: .note,
      message: "the cache \(file) cannot be written, so the next scan will not be faster",
      remedy: "Choose another folder with --cache, or use --no-cache.")
  }
}
