internal import FlowModel
internal import Foundation

/// The cached wireframes of a project: the facts read from each file, and each screen's drawing.
struct WireframePack: Hashable {
  /// A file as it was read.
  struct File: Hashable {
    var facts: PlainFile.Facts
    var hash: ContentHash
    /// The types that a file of source may declare.
    var names: Set<String>
  }

  /// The shapes of a screen, and the files that they depend on.
  struct Drawing: Hashable {
    var needs: WireframeNeeds
    /// A hash of the files according to `needs`.
    var inputs: ContentHash
    /// The shapes; nil if the source does not say what the screen shows.
    var shapes: String?
  }

  /// The files by their paths.
  var files: [String: File] = [:]
  /// The drawings by the names of their screens and files.
  var drawings: [String: Drawing] = [:]
}

/// The dependencies of a wireframe.
struct WireframeNeeds: Hashable {
  /// The names of the types that were looked up.
  var types: [String] = []
  var texts = false
  var interfaces = false
}

// The file: a magic mark, the tool that wrote it, a hash of the rest; then the files and drawings.
extension WireframePack {
  private static let mark = Data("flowdoc wireframes 1\n".utf8)

  /// Parses a pack; nil if it is damaged or was written by another build.
  init?(_ data: Data, of tool: ContentHash) {
    var reader = PackReader(data)
    guard reader.bytes(Self.mark.count) == Self.mark, reader.hash() == tool, let checksum = reader.hash(),
      checksum == ContentHash(of: reader.rest),
      let files = reader.list({ $0.pair { $0.file() } }),
      let drawings = reader.list({ $0.pair { $0.drawing() } })
    else { return nil }
    self.files = Dictionary(files, uniquingKeysWith: { first, _ in first })
    self.drawings = Dictionary(drawings, uniquingKeysWith: { first, _ in first })
  }

  /// Serialises the pack; equal contents give equal bytes.
  func data(of tool: ContentHash) -> Data {
    var body = Data()
    body.append(list: files.sorted { $0.key < $1.key }) { $0.append($1.key, $1.value) }
    body.append(list: drawings.sorted { $0.key < $1.key }) { $0.append($1.key, $1.value) }
    var data = Self.mark
    data.append(hash: tool)
    data.append(hash: ContentHash(of: body))
    return data + body
  }
}

extension Data {
  fileprivate mutating func append(_ path: String, _ file: WireframePack.File) {
    append(text: path)
    append(number: file.facts.size)
    append(number: file.facts.time)
    append(hash: file.hash)
    append(list: file.names.sorted()) { $0.append(text: $1) }
  }

  fileprivate mutating func append(_ screen: String, _ drawing: WireframePack.Drawing) {
    append(text: screen)
    append(list: drawing.needs.types) { $0.append(text: $1) }
    append(number: drawing.needs.texts ? 1 : 0)
    append(number: drawing.needs.interfaces ? 1 : 0)
    append(hash: drawing.inputs)
    append(list: drawing.shapes.map { [$0] } ?? []) { $0.append(text: $1) }
  }
}

extension PackReader {
  fileprivate mutating func pair<Value>(_ value: (inout PackReader) -> Value?) -> (String, Value)? {
    guard let name = text(), let value = value(&self) else { return nil }
    return (name, value)
  }

  fileprivate mutating func file() -> WireframePack.File? {
    guard let size = number(), let time = number(), let hash = hash(), let names = list({ $0.text() })
    else { return nil }
    return WireframePack.File(
      facts: PlainFile.Facts(size: size, time: time), hash: hash, names: Set(names))
  }

  fileprivate mutating func drawing() -> WireframePack.Drawing? {
    guard let types = list({ $0.text() }), let texts = number(), let interfaces = number(),
      let inputs = hash(), let shapes = list({ $0.text() })
    else { return nil }
    let needs = WireframeNeeds(types: types, texts: texts == 1, interfaces: interfaces == 1)
    return WireframePack.Drawing(needs: needs, inputs: inputs, shapes: shapes.first)
  }
}
