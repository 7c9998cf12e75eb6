internal import FlowModel
internal import Foundation

/// What is kept of one project between runs: of each file what its bytes told, and the last graph.
///
/// One file holds all of it: thousands of small ones would take longer to open than to make anew.
struct ScanPack {
  /// What is known of a file of certain bytes.
  struct Entry {
    /// Whether the bytes are text in UTF-8.
    var isText: Bool
    /// What was read of it, after a hash of the build that it was read for.
    var code: Data
  }

  /// The last result, and the hash of all that it was made of.
  struct Kept {
    var key: ContentHash
    var graph: Data
    var notes: Data
  }

  var entries: [ContentHash: Entry] = [:]
  var kept: Kept?
}

// The file: a mark, the tool that wrote it, a hash of the rest; then the result and the entries, each with its lengths.
extension ScanPack {
  private static let mark = Data("flowdoc scan 4\n".utf8)

  /// Reads a pack; anything that is not whole, or that another flowdoc wrote, is no pack.
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

  /// The bytes of the file, the same for the same contents.
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
