internal import FlowModel
internal import FlowScan
internal import Foundation

/// A source file whose bytes were seen.
struct LookedAt: Sendable {
  let found: SourceFinder.Found
  private(set) var hash: ContentHash?
  private(set) var size = 0
  private(set) var isText = true

  /// Reads a file once; its bytes are let go of, since of most the cache has the code.
  init(_ found: SourceFinder.Found, _ pack: ScanPack) {
    self.found = found
    guard let bytes = FileBytes.read(found.file) else { return }
    let hash = ContentHash(of: bytes)
    self.hash = hash
    size = bytes.count
    isText = pack.entries[hash]?.isText ?? (String(bytes: bytes, encoding: .utf8) != nil)
  }

  var isReadable: Bool { hash != nil }
}

extension Finding {
  /// A file with bytes that are no UTF-8.
  static func noText(_ path: String) -> Finding {
    Finding(
      rule: "invalid-text", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "the file is not valid UTF-8; what is no text was replaced",
      remedy: "Save the file as UTF-8.")
  }

  /// A file that nests deeper than anything that is read.
  static func tooDeep(_ path: String) -> Finding {
    Finding(
      rule: "too-deep", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "the file is nested so deeply that parts of it were not read",
      remedy: "Leave it out with --exclude if it is generated, or make it flatter.")
  }

  /// A cache that keeps nothing.
  static func cacheUnwritable(_ file: String) -> Finding {
    Finding(
      rule: "cache-unwritable", severity: .note,
      message: "the cache \(file) cannot be written; the next scan will take as long as this one",
      remedy: "Name another folder with --cache, or none with --no-cache.")
  }
}
