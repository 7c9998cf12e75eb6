import FlowModel
import FlowScan
import FlowTestSupport
import Foundation
import SwiftFacts
import Testing

@testable import FlowDriver

/// Reading the code of files, from the cache or with the parser.
@Suite struct CodeReadingTests {
  private let sources = [
    "A.swift": "final class MainFlow { func start() { show(Home()) } }", "B.swift": "struct B {}",
  ]

  /// Reads the files, one after another.
  private func outcome(
    _ pack: ScanPack = ScanPack(), limit: WorkLimit? = nil
  ) throws -> CodeReading.Outcome {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    for (path, text) in sources { try folder.write(text, to: path) }
    let scan = SourceScan(paths: [folder.path("")])
    let files = try SourceFinder().find(scan.paths).sources.map { LookedAt($0, pack) }
    return CodeReading(files: files, scan: scan, pack: pack, workers: Workers(jobs: 2), limit: limit)
      .outcome()
  }

  private func declarations(_ outcome: CodeReading.Outcome) -> [Int] {
    outcome.files.map(\.declarations.count)
  }

  /// A limit of nothing, which everything exceeds: no input is known that the parser needs so long for.
  @Test func filesThatKeepTheParserBusyAreLeftOutAndReported() throws {
    let left = try outcome(limit: WorkLimit(seconds: 0))
    #expect(
      left.findings.map { "\($0.rule) \($0.location?.file.suffix(7) ?? "")" }
        == ["too-slow A.swift", "too-slow B.swift"])
    #expect(declarations(left) == [0, 0])
    // Nothing is kept, so that the next scan tries again.
    #expect(left.entries.isEmpty)
    #expect(!left.isSettled)

    let read = try outcome(ScanPack(entries: left.entries))
    #expect(read.findings.isEmpty)
    #expect(declarations(read) == [1, 1])
    #expect(read.entries.count == 2)
  }

  @Test func damagedCodeInTheCacheIsReadAgainAndReplaced() throws {
    let first = try outcome()
    let damaged = first.entries.mapValues { ScanPack.Entry(isText: $0.isText, code: $0.code.dropLast()) }
    let second = try outcome(ScanPack(entries: damaged))
    #expect(declarations(second) == [1, 1])
    #expect(second.entries.mapValues(\.code) == first.entries.mapValues(\.code))
  }
}
