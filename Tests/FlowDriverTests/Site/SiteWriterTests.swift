import FlowModel
import FlowSite
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// What the writer does to a folder, and what it leaves alone.
@Suite struct SiteWriterTests {
  @Test func writesOnlyWhatChanges() throws {
    let site = try Site()
    defer { site.remove() }
    #expect(try site.write(["index.html": "a", "flow/a.html": "b"]) == .init(written: 2))
    let before = site.facts("index.html")
    #expect(try site.write(["index.html": "a", "flow/a.html": "c"]) == .init(written: 1, unchanged: 1))
    #expect(site.facts("index.html") == before)
    #expect(try site.files() == ["flow/a.html": "c", "index.html": "a"])
    #expect(!FileManager.default.fileExists(atPath: site.folder.path("site/.flowdoc/stage")))
  }

  @Test func removesWhatEarlierRunsMadeAndNothingElse() throws {
    let site = try Site()
    defer { site.remove() }
    try site.folder.write("mine", to: "site/flow/mine.txt")
    _ = try site.write(["index.html": "a", "flow/a.html": "b", "gone/deep/c.html": "c", "kept.html": "k"])
    try site.folder.write("by hand", to: "site/kept.html")
    let report = try site.write(["index.html": "a"])
    #expect((report.written, report.unchanged, report.removed) == (0, 1, 2))
    #expect(report.findings.map(\.rule) == ["stale-page-changed"])
    #expect(try site.files() == ["flow/mine.txt": "mine", "index.html": "a", "kept.html": "by hand"])
    #expect(!FileManager.default.fileExists(atPath: site.folder.path("site/gone")))
  }

  @Test func replacesNoFileOfOthersUnlessForced() throws {
    let site = try Site()
    defer { site.remove() }
    try site.folder.write("mine", to: "site/index.html")
    #expect(throws: DriverError.self) { try site.write(["a.html": "x", "index.html": "a"]) }
    #expect(try site.files() == ["index.html": "mine"])
    _ = try site.write(["index.html": "a"], force: true)
    #expect(try site.files() == ["index.html": "a"])
    // What is as it would be written may stay, and is flowdoc's from then on.
    try FileManager.default.removeItem(atPath: site.folder.path("site/.flowdoc"))
    #expect(try site.write(["index.html": "a"]).unchanged == 1)
  }

  @Test func neverWritesThroughALink() throws {
    let site = try Site()
    defer { site.remove() }
    try site.folder.write("secret", to: "outside/a.html")
    try site.folder.write("", to: "site/x.txt")
    try FileManager.default.createSymbolicLink(
      atPath: site.folder.path("site/flow"), withDestinationPath: site.folder.path("outside"))
    #expect(throws: DriverError.self) { try site.write(["flow/a.html": "x"], force: true) }
    try FileManager.default.createSymbolicLink(
      atPath: site.folder.path("site/b.html"), withDestinationPath: site.folder.path("outside/a.html"))
    #expect(throws: DriverError.self) { try site.write(["b.html": "x"]) }
    _ = try site.write(["b.html": "x"], force: true)
    #expect(try site.folder.read("outside/a.html") == "secret")
    #expect(try site.folder.read("site/b.html") == "x")
  }

  @Test func aManifestFromOutsideRemovesNothing() throws {
    let site = try Site()
    defer { site.remove() }
    try site.folder.write("secret", to: "secret.txt")
    let facts = try #require(PlainFile.facts(of: site.folder.path("secret.txt")))
    let entry = SiteManifest.Entry(
      path: "../secret.txt", facts: facts, hash: ContentHash(of: Data("secret".utf8)))
    let manifest = SiteManifest(inputs: "", entries: [entry])
    #expect(SiteManifest(Data(manifest.bytes)) == nil)
    try site.folder.write(String(decoding: manifest.bytes, as: UTF8.self), to: "site/.flowdoc/manifest")
    _ = try site.write(["index.html": "a"])
    #expect(try site.folder.read("secret.txt") == "secret")
    try site.folder.write("flowdoc moves 1\nremove \(entry.line)", to: "site/.flowdoc/moves")
    #expect(throws: DriverError.self) { try site.write(["index.html": "a"]) }
    #expect(try site.folder.read("secret.txt") == "secret")
  }

  @Test func aDamagedManifestIsNone() throws {
    let entry = SiteManifest.Entry(path: "a b.html", facts: .init(size: 1, time: 2), hash: ContentHash())
    let bytes = SiteManifest(inputs: "x", entries: [entry]).bytes
    #expect(SiteManifest(Data(bytes))?.entries == [entry])
    for count in 0..<bytes.count { #expect(SiteManifest(Data(bytes.prefix(count))) == nil) }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1
      #expect(SiteManifest(Data(damaged)) == nil, "\(index)")
    }
  }

  @Test(arguments: [
    ([""], "it is empty"), (["/etc/passwd"], "it is absolute"), (["a/../../b"], "it has a part '..'"),
    (["./a"], "it has a part '.'"), (["a//b"], "two slashes"), (["a/"], "two slashes"),
    (["a\0b"], "file systems"),
    (["a\\b"], "file systems"), (["a\nb"], "file systems"), ([".flowdoc/manifest"], "reserved"),
    ([String(repeating: "a", count: 256)], "255 bytes"),
    (["Cart.html", "cart.html"], "'Cart.html' and 'cart.html' are one file"),
    (["a", "a"], "'a' and 'a' are one file"),
    (["\u{E9}", "E\u{301}"], "are one file"), (["a", "A/b"], "'a' is both a page and the folder of 'A/b'"),
  ])
  func refusesPaths(paths: [String], problem: String) throws {
    let site = try Site()
    defer { site.remove() }
    let error = #expect(throws: DriverError.self) {
      let plan = SitePlan(paths) { MadeFile(SiteFile(path: paths[$0], bytes: [])) }
      return try SiteWriter(folder: site.root).write(plan, inputs: "")
    }
    #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
    #expect(!FileManager.default.fileExists(atPath: site.root))
  }

  @Test func aPageThatCannotBeMadeLeavesTheOldSite() throws {
    let site = try Site()
    defer { site.remove() }
    _ = try site.write(["a.html": "old", "b.html": "old"])
    #expect(throws: DriverError("no")) {
      let plan = SitePlan(["a.html", "c.html"]) { index in
        guard index == 0 else { throw DriverError("no") }
        return MadeFile(SiteFile(path: "a.html", bytes: Array("new".utf8)))
      }
      return try SiteWriter(folder: site.root).write(plan, inputs: "")
    }
    #expect(try site.files() == ["a.html": "old", "b.html": "old"])
    #expect(!FileManager.default.fileExists(atPath: site.folder.path("site/.flowdoc/stage")))
  }

  @Test func onlyOneRunAtATimeMayWrite() throws {
    let site = try Site()
    defer { site.remove() }
    let lock = try SiteFolder(site.root).open()
    let error = #expect(throws: DriverError.self) { try site.write(["a.html": "x"]) }
    #expect(error?.description.hasPrefix("another flowdoc process is writing this site") == true)
    withExtendedLifetime(lock) {}
  }

  @Test func aFileMayBecomeAFolderAndBack() throws {
    let site = try Site()
    defer { site.remove() }
    let generations = [
      ["a": "1", "b/c/d": "2"], ["a/x/y": "3", "b": "4"], ["a/x": "5", "b/c": "6"], ["a": "1", "b/c/d": "2"],
    ]
    for generation in generations {
      _ = try site.write(generation)
      #expect(try site.files() == generation)
    }
    try site.folder.write("mine", to: "site/b/c/mine.txt")
    #expect(throws: (any Error).self) { try site.write(["b": "x"]) }
    #expect(try site.folder.read("site/b/c/mine.txt") == "mine")
  }

  @Test func theStampSeesEveryTouch() throws {
    let site = try Site()
    defer { site.remove() }
    let writer = SiteWriter(folder: site.root)
    #expect(!writer.isUpToDate("1"))
    _ = try site.write(["a.html": "x", "b/c.html": "y"], inputs: "1")
    #expect(writer.isUpToDate("1"))
    #expect(!writer.isUpToDate("2"))
    try site.folder.write("z", to: "site/b/c.html")
    #expect(!writer.isUpToDate("1"))
    _ = try site.write(["a.html": "x", "b/c.html": "y"], inputs: "1")
    #expect(writer.isUpToDate("1"))
    try FileManager.default.removeItem(atPath: site.folder.path("site/a.html"))
    #expect(!writer.isUpToDate("1"))
    _ = try site.write(["a.html": "x", "b/c.html": "y"], inputs: "1")
    try FileManager.default.removeItem(atPath: site.folder.path("site/a.html"))
    try FileManager.default.createSymbolicLink(
      atPath: site.folder.path("site/a.html"), withDestinationPath: "b/c.html")
    #expect(!writer.isUpToDate("1"))
  }

  /// What failed is tried again, whether anything has changed or not, and only that.
  @Test func aSiteWithAPictureThatFailedIsNotUpToDate() throws {
    let site = try Site()
    defer { site.remove() }
    let made = Made()
    for isSettled in [false, true] {
      let key: @Sendable (Int) -> ContentHash? = { ContentHash(of: Data([UInt8($0)])) }
      let make: @Sendable (Int) throws -> MadeFile = { number in
        made.add(number)
        let file = SiteFile(path: "\(number).html", bytes: [UInt8(number)])
        return MadeFile(file, isSettled: number == 0 || isSettled)
      }
      _ = try SiteWriter(folder: site.root).write(
        SitePlan(["0.html", "1.html"], key: key, make: make), inputs: "1")
      #expect(SiteWriter(folder: site.root).isUpToDate("1") == isSettled)
    }
    #expect(made.numbers.sorted() == [0, 1, 1])
  }

  /// Where one page cannot be made, the others behind it are not begun.
  @Test func afterAFailureNoPageIsBegun() throws {
    struct Broken: Error {}
    let site = try Site()
    defer { site.remove() }
    let made = Made()
    let make: @Sendable (Int) throws -> MadeFile = { number in
      made.add(number)
      throw Broken()
    }
    let plan = SitePlan((0..<100).map { "\($0).html" }, make: make)
    var writer = SiteWriter(folder: site.root)
    writer.jobs = 1
    #expect(throws: Broken.self) { try writer.write(plan, inputs: "1") }
    #expect(made.numbers == [0])
  }

  private final class Made: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [Int] = []
    var numbers: [Int] { lock.withLock { found } }
    func add(_ number: Int) { lock.withLock { found.append(number) } }
  }

  @Test func lookingAtThousandsOfFilesTakesNoTime() throws {
    let site = try Site()
    defer { site.remove() }
    let pages = Dictionary(
      uniqueKeysWithValues: (0..<RunLength.of(short: 3_000, long: 12_000)).map {
        ("part\($0 % 40)/page\($0).html", "\($0)")
      })
    _ = try site.write(pages, inputs: "1")
    var isUpToDate = false
    let time = ProcessorTime.measure { isUpToDate = SiteWriter(folder: site.root).isUpToDate("1") }
    #expect(isUpToDate)
    // Far more than it takes, for a machine that is busy and code that is not optimised.
    #expect(time < .seconds(3), "\(time)")
  }

  @Test func theNumberOfThreadsMakesNoDifference() throws {
    let pages = Dictionary(uniqueKeysWithValues: (0..<200).map { ("p\($0).html", "\($0)") })
    for jobs in [1, 2, 7] {
      let site = try Site()
      defer { site.remove() }
      _ = try site.write(pages, jobs: jobs)
      #expect(try site.files() == pages)
    }
  }
}

/// The folder of a site in a folder of its own.
struct Site {
  let folder: Folder
  var root: String { folder.path("site") }

  init() throws { folder = try Folder.temporary() }

  func remove() { folder.remove() }

  func write(
    _ pages: [String: String], inputs: String = "", force: Bool = false, jobs: Int = 2
  ) throws -> SiteWriter.Report {
    var writer = SiteWriter(folder: root)
    writer.replacesForeign = force
    writer.jobs = jobs
    return try write(pages, inputs: inputs, with: writer)
  }

  func write(_ pages: [String: String], inputs: String = "", with writer: SiteWriter) throws
    -> SiteWriter.Report
  {
    let paths = pages.keys.sorted()
    let plan = SitePlan(paths) {
      MadeFile(SiteFile(path: paths[$0], bytes: Array((pages[paths[$0]] ?? "").utf8)))
    }
    return try writer.write(plan, inputs: inputs)
  }

  func facts(_ path: String) -> PlainFile.Facts? { PlainFile.facts(of: root + "/" + path) }

  /// What a reader sees: hidden files are no part of a site.
  func files() throws -> [String: String] {
    let found = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let paths = found.filter { !$0.hasPrefix(".") && PlainFile.facts(of: root + "/" + $0) != nil }
    return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try folder.read("site/\($0)")) })
  }
}
