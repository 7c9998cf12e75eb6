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
    var graph: Data
    var notes: Data
  }

  var entries: [ContentHash: Entry] = [:]
  var kept: Kept?
}

// The file: a magic mark, the tool that wrote it, a hash of the rest; then the result and the entries with their lengths.
extension ScanPack {
  private static let mark = Data("flowdoc scan 4\n".utf8)

  /// Parses a pack; nil if it is damaged or was written by another build.
  init?(_ data: Data, of tool: ContentHash) {
    var reader = PackReader(data)
    guard reader.bytes(Self.mark.count) == Self.mark, reader.hash() == tool, let checksum = reader.hash(),
      checksum == ContentHash(of: reader.rest), let count = reader.number(), count >= 0,
      let hasKept = reader.number()
    else { return nil }
    if hasKept == 1 {
      guard let key = reader.hash(), let graph = reader.block(), let notes = reader.block() else {
        return nil
      }
      kept = Kept(key: key, graph: graph, notes: notes)
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
    if let kept {
      body.append(hash: kept.key)
      body.append(block: kept.graph)
      body.append(block: kept.notes)
    }
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
