internal import FlowModel
internal import Foundation

/// A cache of drawn pictures, keyed by all their inputs.
///
/// Failures cost time and nothing else. Each picture is a separate file, so that concurrent runs do not interfere.
struct PictureCache: Sendable {
  /// The folder; nil if nothing is kept.
  let folder: String?
  private let tool: ContentHash

  init(_ cache: CacheFolder?) {
    folder = cache.map { $0.path + "/pictures" }
    tool = ScanCache.runningTool()
  }

  /// The key of a picture: a hash of the drawing program and of the inputs.
  func key(of texts: [String]) -> String {
    var hash = tool
    for text in texts { hash.add(text) }
    return hash.text
  }

  func picture(_ key: String) -> String? {
    kept(path(key, "svg")).map { String(decoding: $0, as: UTF8.self) }
  }

  func keep(_ svg: String, as key: String) { keep(Data(svg.utf8), at: path(key, "svg")) }

  /// A smaller version of a screenshot.
  func image(_ key: String) -> [UInt8]? { kept(path(key, "image")).map(Array.init) }

  func keep(_ image: [UInt8], as key: String) { keep(Data(image), at: path(key, "image")) }

  private func kept(_ path: String?) -> Data? {
    path.flatMap { FileBytes.read($0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func keep(_ data: Data, at path: String?) {
    guard let path else { return }
    let place = URL(fileURLWithPath: path)
    try? FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: place, options: .atomic)
  }

  private func path(_ key: String, _ ending: String) -> String? {
    folder.map { "\($0)/\(key.prefix(2))/\(key.dropFirst(2)).\(ending)" }
  }
}

extension PictureCache {
  /// The age at which a picture is removed: older ones mostly belong to old graphs or old versions of flowdoc.
  private static let lifetime: TimeInterval = 30 * 24 * 3600

  /// Removes old pictures from the folders to which a run added these, so that no folder grows forever.
  func removeOld(beside keys: some Sequence<String>, now: Date = Date()) {
    guard let folder else { return }
    for part in Set(keys.map { $0.prefix(2) }) {
      for file in FolderListing.entries(of: "\(folder)/\(part)") ?? [] where file.kind == .file {
        let path = "\(folder)/\(part)/\(file.name)"
        guard let facts = PlainFile.facts(of: path) else { continue }
        let age = now.timeIntervalSince1970 - Double(facts.time) / 1e9
        if age > Self.lifetime { try? FileManager.default.removeItem(atPath: path) }
      }
    }
  }
}
