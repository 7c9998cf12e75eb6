internal import FlowModel
internal import Foundation

/// The cached data of one project: the result of reading each file, and the last graph.
///
/// Everything is in one file: opening thousands of small ones would take longer than parsing again.
struct ScanPack {
  /// The cached result for a file with certain bytes.
  struct Entry {
    /// Whether the bytes are UTF-8 text.
    var isText: Bool
    /// The encoded code, after a hash of the build that it was read for.
    var code: Data
  }

  /// The last result, with a hash of all its inputs.
  struct Kept {
    var key: ContentHash
    /// A hash of all inputs except for the source files.
    var frame = ContentHash()
    var files: [File] = []
    var graph: Data
    var notes: Data
  }

  /// A source file that the last result was made from.
  struct File: Equatable {
    var path: String
    var hash: ContentHash
    /// Whether there was nothing to report about its text.
    var isPlain: Bool
  }

  var entries: [ContentHash: Entry] = [:]
  var kept: Kept?
}

// The file: a magic mark, the tool that wrote it, a hash of the rest; then the result and the entries with their lengths.
extension ScanPack {
  private static let mark = Data("flowdoc scan 5\n".utf8)

  /// Parses a pack; nil if it is damaged or was written by another build.
  init?(_ data: Data, of tool: ContentHash) {
    var reader = PackReader(data)
    guard reader.bytes(Self.mark.count) == Self.mark, reader.hash() == tool, let checksum = reader.hash(),
      checksum == ContentHash(of: reader.rest), let count = reader.number(), count >= 0,
      let hasKept = reader.number()
    else { return nil }
    if hasKept == 1 {
      guard let kept = Kept(&reader) else { return nil }
      self.kept = kept
    }
    entries.reserveCapacity(min(count, data.count / 16))
    for _ in 0..<count {
      guard let key = reader.hash(), let isText = reader.number(), let code = reader.block()
      else { return nil }
      entries[key] = Entry(isText: isText == 1, code: code)
    }
  }

  /// Serialises the pack; equal contents give equal bytes.
  func data(of tool: ContentHash) -> Data {
    var body = Data()
    body.append(number: entries.count)
    body.append(number: kept == nil ? 0 : 1)
    kept?.append(to: &body)
    for (key, entry) in entries.sorted(by: { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }) {
      body.append(hash: key)
      body.append(number: entry.isText ? 1 : 0)
      body.append(block: entry.code)
    }
    var data = Self.mark
    data.append(hash: tool)
    data.append(hash: ContentHash(of: body))
    return data + body
  }
}

extension ScanPack.Kept {
  fileprivate init?(_ reader: inout PackReader) {
    guard let key = reader.hash(), let frame = reader.hash(),
      let files = reader.list({ ScanPack.File(&$0) }), let graph = reader.block(), let notes = reader.block()
    else { return nil }
    self.init(key: key, frame: frame, files: files, graph: graph, notes: notes)
  }

  fileprivate func append(to data: inout Data) {
    data.append(hash: key)
    data.append(hash: frame)
    data.append(list: files) { $1.append(to: &$0) }
    data.append(block: graph)
    data.append(block: notes)
  }
}

extension ScanPack.File {
  fileprivate init?(_ reader: inout PackReader) {
    guard let path = reader.text(), let hash = reader.hash(), let isPlain = reader.number() else {
      return nil
    }
    self.init(path: path, hash: hash, isPlain: isPlain == 1)
  }

  fileprivate func append(to data: inout Data) {
    data.append(text: path)
    data.append(hash: hash)
    data.append(number: isPlain ? 1 : 0)
  }
}
