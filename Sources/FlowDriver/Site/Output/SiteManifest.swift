internal import FlowModel
internal import Foundation

/// The files that the last run made, and their inputs.
///
/// One line per file: a site may have thousands, and checking that nothing changed must take no time.
struct SiteManifest: Sendable {
  struct Entry: Hashable, Sendable {
    var path: String
    var facts: PlainFile.Facts
    var hash: ContentHash
    /// A hash of all the file's inputs; nil if the file must be made to be known.
    var key: ContentHash?
    /// The number of pictures in it.
    var pictures = 0
  }

  /// A hash of all the site's inputs.
  var inputs = ""
  var entries: [Entry] = []

  private static let mark = "flowdoc site 2"

  init(inputs: String, entries: [Entry]) {
    self.inputs = inputs
    self.entries = entries
  }

  /// Parses a manifest; nil if it is damaged or names a file outside of the site.
  init?(_ data: Data) {
    let bytes = Array(data)
    // A hash comes after everything else, so that a truncated file is rejected.
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")), end > bytes.startIndex,
      let cut = bytes[..<end].lastIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let body = bytes[...cut]
    guard String(decoding: bytes[(cut + 1)..<end], as: UTF8.self) == ContentHash(of: body).text else {
      return nil
    }
    var lines = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    guard lines.popFirst().map({ String(decoding: $0, as: UTF8.self) }) == Self.mark,
      let inputs = lines.popFirst()
    else { return nil }
    self.inputs = String(decoding: inputs, as: UTF8.self)
    entries.reserveCapacity(lines.count)
    for line in lines {
      guard let entry = Entry(line) else { return nil }
      entries.append(entry)
    }
  }

  /// Tells by the first lines alone whether a manifest is of a run with these inputs.
  static func isMade(from inputs: String, _ data: Data) -> Bool {
    data.starts(with: "\(mark)\n\(inputs)\n".utf8)
  }

  var bytes: [UInt8] {
    var text = "\(Self.mark)\n\(inputs.filter { !$0.isNewline })\n"
    for entry in entries { text += entry.line + "\n" }
    return Array((text + ContentHash(of: Array(text.utf8)).text + "\n").utf8)
  }
}

extension SiteManifest.Entry {
  /// The size, the time, the hash, the key, the number of pictures, the path.
  var line: String {
    "\(facts.size) \(facts.time) \(hash.text) \(key?.text ?? "-") \(pictures) \(path)"
  }

  init?(_ line: ArraySlice<UInt8>) {
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 5).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard parts.count == 6, let size = Int(parts[0]), let time = Int(parts[1]),
      let hash = ContentHash(text: parts[2]), let pictures = Int(parts[4]),
      SitePath.problem(of: parts[5]) == nil
    else { return nil }
    self.init(
      path: parts[5], facts: .init(size: size, time: time), hash: hash, key: ContentHash(text: parts[3]),
      pictures: pictures)
  }
}
