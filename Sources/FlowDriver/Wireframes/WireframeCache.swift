internal import FlowModel
internal import FlowWireframe
internal import Foundation
internal import SwiftFacts

/// The file that keeps a project's wireframes between runs.
///
/// Failures cost time and nothing else.
struct WireframeCache {
  /// The file; nil if nothing is kept.
  private let file: String?
  private let tool: ContentHash

  init(_ scan: SourceScan, _ frame: ScreenFrame) {
    file = scan.cache?.wireframes(of: scan.keptAs.map { [$0] } ?? scan.paths)
    var tool = ScanCache.runningTool()
    for word in scan.conditions.words { tool.add(word) }
    if frame != .phone { tool.add("\(frame.width)") }
    self.tool = tool
  }

  func read() -> WireframePack {
    file.flatMap { FileBytes.read($0) }.flatMap { WireframePack($0, of: tool) } ?? WireframePack()
  }

  func write(_ pack: WireframePack) {
    guard let file else { return }
    let place = URL(fileURLWithPath: file)
    try? FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = FileBeside.replace(place.path, with: pack.data(of: tool))
  }
}
