internal import FlowModel
internal import Foundation

/// Pictures that were drawn before, by all that they are drawn from.
///
/// Whatever goes wrong with it costs time and nothing else. Each picture is a file of its own, so that runs that go on at once do
/// not stand in each other's way.
struct PictureCache: Sendable {
  /// The folder; nil where nothing is kept.
  let folder: String?
  private let tool: ContentHash

  init(_ cache: CacheFolder?) {
    folder = cache.map { $0.path + "/pictures" }
    tool = ScanCache.runningTool()
  }

  /// What stands for a picture: the program that draws it, and what it is drawn from.
  func key(of texts: [String]) -> String {
    var hash = tool
    for text in texts { hash.add(text) }
    return hash.text
  }

  func picture(_ key: String) -> String? {
    guard let path = path(key), let bytes = FileBytes.read(path), !bytes.isEmpty else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func keep(_ svg: String, as key: String) {
    guard let path = path(key) else { return }
    let place = URL(fileURLWithPath: path)
    try? FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(svg.utf8).write(to: place, options: .atomic)
  }

  private func path(_ key: String) -> String? {
    folder.map { "\($0)/\(key.prefix(2))/\(key.dropFirst(2)).svg" }
  }
}

extension PictureCache {
  /// Pictures that nobody made anew for so long are of old graphs, or of old versions of flowdoc.
  private static let lifetime: TimeInterval = 30 * 24 * 3600

  /// Removes what is old; called by runs that have drawn something, since others add nothing.
  func removeOld(now: Date = Date()) {
    guard let folder else { return }
    for part in FolderListing.entries(of: folder) ?? [] where part.kind == .folder {
      for file in FolderListing.entries(of: "\(folder)/\(part.name)") ?? [] where file.kind == .file {
        let path = "\(folder)/\(part.name)/\(file.name)"
        guard let facts = PlainFile.facts(of: path) else { continue }
        let age = now.timeIntervalSince1970 - Double(facts.time) / 1e9
        if age > Self.lifetime { try? FileManager.default.removeItem(atPath: path) }
      }
    }
  }
}
