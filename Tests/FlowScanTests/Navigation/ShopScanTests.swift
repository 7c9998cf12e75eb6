import FlowModel
import FlowScan
import FlowTestSupport
import Foundation
import SwiftFacts
import Testing

/// The Shop's whole source, which both engines must read alike.
@Suite struct ShopScanTests {
  private var files: [(path: String, text: String)] {
    get throws {
      let folder = Repository.file("Examples/Shop/Sources")
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
        ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
      }
    }
  }

  @Test func bothEnginesReadTheShopAlike() throws {
    let files = try files
    let settings = ScanSettings(name: "Shop")
    let played = ScanResult(of: files.map { SourceFile(parsing: $0.text, path: $0.path) }, settings: settings)
    let values = ValueFlowScan(settings: settings).graph(
      of: files.map { SourceReader.read($0.text, path: $0.path) })
    #expect(values.graph.flows.count == 9)
    #expect(values.graph.canonical == played.graph.canonical)
  }
}
