import FlowModel
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// Scans after small changes: whatever the cache supplies, the result is that of a scan without one.
@Suite struct MovedScanTests {
  @Test(arguments: [
    ("// The first.\n", true), ("\n\n", true), ("func help() {}\n", false),
    ("/// Helps.\nfunc help() {}\n", false),
    ("// flowdoc:noflow\n", false), ("<<<<<<< main\n", false),
  ])
  func aCommentBeforeTheCodeOnlyMovesIt(text: String, isMoved: Bool) throws {
    let app = try ChangedApp()
    defer { app.remove() }
    _ = try app.scan()
    try app.change("Flows/AppFlow.swift") { text + $0 }
    #expect(try app.isMoved() == isMoved)
    try app.expectTheSame("after \(text)")
  }

  @Test func codeThatMovedTwiceIsStillKnown() throws {
    let app = try ChangedApp()
    defer { app.remove() }
    let first = try app.scan()
    for file in ["Flows/AppFlow.swift", "Flows/MainFlow.swift", "Flows/AppFlow.swift"] {
      try app.change(file) { "// One.\n// Two.\n" + $0 }
      #expect(try app.isMoved())
      try app.expectTheSame(file)
    }
    #expect(try app.scan().text != first.text)
    #expect(try app.scan().summary.filesParsed == 0)
  }

  /// In the file of a graph, line 10 comes before line 9.
  @Test func whatIsOrderedByLinesIsOrderedAgain() throws {
    let app = try ChangedApp()
    defer { app.remove() }
    let show = "    navigation.pushViewController(Library.page(), animated: true)\n"
    let start = "final class PageFlow {\n  let navigation = UINavigationController()\n  func start() {\n"
    try app.folder.write(
      "// 1\n// 2\n// 3\n// 4\n// 5\n" + start + show + "\n\n" + show + "  }\n}\n",
      to: "App/Flows/AppFlow.swift")
    let first = try app.scan().graph().unresolved.filter { $0.flow == "PageFlow" }
    #expect(first.map(\.location?.line) == [12, 9])
    try app.change("Flows/AppFlow.swift") { "// 0\n" + $0 }
    #expect(try app.isMoved())
    try app.expectTheSame("after a comment")
    let second = try app.scan().graph().unresolved.filter { $0.flow == "PageFlow" }
    #expect(second.map(\.location?.line) == [10, 13])
  }

  @Test func filesThatComeAndGoAreNoMovedCode() throws {
    let app = try ChangedApp()
    defer { app.remove() }
    _ = try app.scan()
    try app.folder.write("// Nothing yet.\n", to: "App/Flows/New.swift")
    #expect(try !app.isMoved())
    _ = try app.scan()
    try FileManager.default.removeItem(at: app.folder.url("App/Flows/New.swift"))
    #expect(try !app.isMoved())
    try app.expectTheSame("after a file was removed")
  }

  @Test func randomChangesNeverLeaveAStaleResult() throws {
    var random = SeededGenerator()
    let app = try ChangedApp()
    defer { app.remove() }
    _ = try app.scan()
    for _ in 0..<RunLength.of(short: 20, long: 400) {
      let file = random.pick(app.files)
      let change = random.pick(SourceChange.all)
      try app.change(file) { change.applied(to: $0, &random) }
      try app.expectTheSame("seed \(random.seed), \(change.name) in \(file)")
    }
  }
}

/// A copy of the example app.
private struct ChangedApp {
  let folder: Folder
  let files: [String]

  init() throws {
    folder = try Folder.temporary()
    try FileManager.default.copyItem(
      at: Repository.file("Examples/Shop/Sources/ShopApp"), to: folder.url("App"))
    let names = FileManager.default.enumerator(atPath: folder.path("App"))?.compactMap { $0 as? String } ?? []
    files = names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Wireframes") }.sorted()
  }

  func remove() { folder.remove() }

  func change(_ file: String, _ change: (String) -> String) throws {
    let text = try String(contentsOf: folder.url("App/" + file), encoding: .utf8)
    try folder.write(change(text), to: "App/" + file)
  }

  private func sourceScan(_ cache: CacheFolder?) -> SourceScan {
    var scan = SourceScan(paths: [folder.path("App")])
    scan.excludes = [folder.path("App/Wireframes")]
    scan.cache = cache
    return scan
  }

  private var cache: CacheFolder { CacheFolder(path: folder.path("cache")) }

  func scan() throws -> ScanOutcome { try sourceScan(cache).run() }

  /// Tells whether the result of the last scan is known to be that of now on other lines.
  func isMoved() throws -> Bool {
    let scan = sourceScan(cache)
    let pack = ScanCache(cache, of: scan.paths).read()
    let kept = try #require(pack.kept)
    let (inputs, looked) = try ScanRun(scan: scan).look(with: pack) { _ in }
    return MovedScan(kept, inputs, looked, pack, scan) != nil
  }

  /// Compares a scan with the cache and one without.
  func expectTheSame(_ change: String) throws {
    let (cached, fresh) = (try scan(), try sourceScan(nil).run())
    #expect(cached.text == fresh.text, "\(change)")
    #expect(cached.findings == fresh.findings, "\(change)")
    #expect(cached.source == fresh.source, "\(change)")
  }
}
