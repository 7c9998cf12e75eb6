internal import FlowModel
internal import Foundation

/// The cache of one project, read before a scan and written after it.
///
/// Failures cost time and nothing else. A new pack is written beside the old one and then renamed, so that concurrent scans always see
/// a complete one; the last to finish wins.
struct ScanCache {
  /// The pack's file; nil if nothing is kept.
  var file: String?
  var tool = ContentHash()

  init(_ folder: CacheFolder?, of paths: [String]) {
    file = folder?.pack(of: paths)
    if file != nil { tool = Self.runningTool() }
  }

  func read() -> ScanPack {
    guard let file, let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .mappedIfSafe)
    else {
      return ScanPack()
    }
    return ScanPack(data, of: tool) ?? ScanPack()
  }

  /// Writes a pack; returns false on failure.
  func write(_ pack: ScanPack) -> Bool {
    guard let file else { return true }
    let place = URL(fileURLWithPath: file)
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      return FileBeside.replace(place.path, with: pack.data(of: tool))
    } catch {
      return false
    }
  }

  /// Identifies a build of flowdoc: another build might read the same sources differently.
  static func runningTool() -> ContentHash {
    var hash = ContentHash()
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    hash.add(path)
    hash.add(UInt64(truncatingIfNeeded: facts?[.size] as? Int ?? 0))
    hash.add((facts?[.modificationDate] as? Date)?.timeIntervalSince1970.bitPattern ?? 0)
    return hash
  }
}
