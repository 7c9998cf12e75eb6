import FlowSite
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// A run that ends in the middle leaves a site in which every page leads somewhere, and the next run ends what it began.
@Suite struct InterruptedWriteTests {
  private struct Killed: Error {}

  /// Counts down to the step at which the process is gone.
  private final class Fuse: @unchecked Sendable {
    private let lock = NSLock()
    private var left: Int

    init(_ left: Int) { self.left = left }

    func burn() throws {
      try lock.withLock {
        if left == 0 { throw Killed() }
        left -= 1
      }
    }
  }

  private let old = [
    "a.html": "a1 → b.html", "b.html": "b1 → old.html", "old.html": "o1 → a.html", "x": "x1",
  ]
  private let new = [
    "a.html": "a2 → new/n.html", "b.html": "b2 → a.html", "new/n.html": "n2 → b.html", "x/y": "y2",
  ]

  @Test func everyStepOfTheMoveMayBeTheLast() throws {
    for steps in 0... {
      let site = try Site()
      defer { site.remove() }
      _ = try site.write(old, inputs: "old")
      var writer = SiteWriter(folder: site.root)
      let fuse = Fuse(steps)
      writer.folder.beforeStep = { try fuse.burn() }
      let isKilled = (try? site.write(new, inputs: "new", with: writer)) == nil
      try expectWhole(site, "step \(steps)")
      // Whatever the next run is about, it starts from a whole site.
      try SiteWriter(folder: site.root).recover()
      let files = try site.files()
      #expect(files == (steps == 0 ? old : new), "step \(steps)")
      #expect(SiteWriter(folder: site.root).isUpToDate(steps == 0 ? "old" : "new"), "step \(steps)")
      if !isKilled { return #expect(steps > 8) }
    }
  }

  /// Each page is an old or a new one, and leads to a page that is there.
  private func expectWhole(_ site: Site, _ place: String) throws {
    let files = try site.files()
    for (path, text) in files {
      #expect(text == old[path] || text == new[path], "\(place): \(path)")
      guard let link = text.split(separator: " → ").dropFirst().first else { continue }
      #expect(files[String(link)] != nil, "\(place): \(path) leads to \(link)")
    }
  }

  @Test func aProcessMayBeKilledAtAnyTime() throws {
    var random = SeededGenerator()
    let site = try Site()
    defer { site.remove() }
    let count = 60
    #expect(try probe(site, 0, count, for: nil) == 0)
    var whole = 0.0
    func writeWhole(_ generation: Int) throws {
      let start = ContinuousClock.now
      #expect(try probe(site, generation, count, for: nil) == 0)
      whole = (ContinuousClock.now - start) / .microseconds(1)
    }
    try writeWhole(1)
    var killed = 0
    let rounds = RunLength.of(short: 8, long: 50)
    for generation in 2..<(2 + rounds) {
      let wait = Int.random(in: 0...Int(whole * 1.1), using: &random)
      if try probe(site, generation, count, for: wait) != 0 { killed += 1 }
      try expectGenerations(site, [generation - 1, generation], "seed \(random.seed), \(wait) µs")
      try writeWhole(generation)
      try expectGenerations(site, [generation], "seed \(random.seed), after \(wait) µs")
      #expect(try site.files().count == 2 * count, "seed \(random.seed), after \(wait) µs")
    }
    #expect(killed > rounds / 10, "seed \(random.seed)")
  }

  /// Each page is of one of the generations, and all its links lead to pages that are there.
  private func expectGenerations(_ site: Site, _ generations: [Int], _ place: String) throws {
    let files = try site.files()
    for (path, text) in files {
      let lines = text.split(separator: "\n").map(String.init)
      #expect(generations.contains { lines.first == "generation \($0)" }, "\(place): \(path)")
      #expect(lines.dropFirst().allSatisfy { files[$0] != nil }, "\(place): links of \(path)")
    }
  }

  /// Runs the probe, and kills it after some microseconds.
  private func probe(_ site: Site, _ generation: Int, _ count: Int, for wait: Int?) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Products.siteWriterProbe)
    process.arguments = [site.root, "\(generation)", "\(count)"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    if let wait {
      usleep(UInt32(wait))
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
