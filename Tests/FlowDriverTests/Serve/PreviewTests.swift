import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// What is watched, what is built again, and what pages are told of it.
@Suite struct PreviewTests {
  @Test func seesEveryChangeOfWhatCounts() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("a", to: "App/A.swift")
    try folder.write("a", to: "App/notes.txt")
    try folder.write("a", to: "templates/deep/page.mustache")
    var watched = Watched()
    watched.sources = [folder.path("App"), folder.path("nowhere")]
    watched.folders = [folder.path("templates")]
    watched.files = [folder.path("flowdoc.graph.json")]
    var seen = [watched.fingerprint()]
    func look(_ isChange: Bool, _ what: String) {
      let now = watched.fingerprint()
      #expect((now != seen[seen.count - 1]) == isChange, "\(what)")
      if isChange { seen.append(now) }
    }
    look(false, "nothing")
    try folder.write("longer", to: "App/A.swift")
    look(true, "a source")
    try folder.write("longer", to: "App/notes.txt")
    look(false, "what no scan reads")
    try folder.write("b", to: "App/B.swift")
    look(true, "a new source")
    try folder.write("longer", to: "templates/deep/page.mustache")
    look(true, "a template")
    try folder.write("{}", to: "flowdoc.graph.json")
    look(true, "a file that was not there")
    try FileManager.default.removeItem(atPath: folder.path("App/B.swift"))
    look(true, "a file that is gone")
    #expect(Set(seen).count == seen.count)
  }

  @Test func twoThousandFilesAreLookedAtInNoTime() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    for number in 0..<2_000 { try folder.write("", to: "App/Part\(number % 50)/File\(number).swift") }
    var watched = Watched()
    watched.sources = [folder.path("App")]
    let time = ProcessorTime.measure { _ = watched.fingerprint() }
    #expect(time < .seconds(1), "\(time)")
  }

  @Test func pagesAreToldOfEachBuildAndOfEachFailure() throws {
    let site = try Served(["index.html": "home"])
    defer { site.stop() }
    let builds = Builds()
    var watched = Watched()
    let source = site.folder.url("source")
    watched.files = [source.path]
    try replace(source, by: "1")
    let preview = Preview(
      server: site.server, pause: 0.02, watched: { [watched] in [watched] },
      rebuild: { try builds.build(site.folder.read("source")) }, report: { builds.report($0) })
    preview.start()
    let socket = try site.connect()
    defer { socket.end() }
    _ = socket.send(
      Array("GET /.flowdoc/events HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8), within: testLimit)
    #expect(try read(socket, until: ".1\",\"problem\":\"\"").contains("Content-Type: text/event-stream\r\n"))
    try replace(source, by: "bad <b>")
    // The old build stays, with what is wrong with the new one.
    _ = try read(socket, until: ".1\",\"problem\":\"no bad <b>\"")
    try replace(source, by: "3 is good")
    _ = try read(socket, until: ".2\",\"problem\":\"\"")
    #expect(builds.all == ["1", "bad <b>", "3 is good"])
    #expect(builds.told == ["no bad <b>"])
    preview.stop()
    #expect(socket.receive(until: .now + testLimit) == nil)
  }

  /// Replaces a file at once: written in place, it is empty for a moment, which is a change of its own.
  private func replace(_ file: URL, by text: String) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  private func read(_ socket: Socket, until end: String) throws -> String {
    var text = ""
    while !text.contains(end) {
      text += String(decoding: try #require(socket.receive(until: .now + testLimit)), as: UTF8.self)
    }
    return text
  }
}

/// What was built and told, in order.
private final class Builds: @unchecked Sendable {
  private let lock = NSLock()
  private var builds: [String] = [], messages: [String] = []

  var all: [String] { lock.withLock { builds } }
  var told: [String] { lock.withLock { messages } }

  func report(_ message: String) { lock.withLock { messages.append(message) } }

  func build(_ text: String) throws {
    lock.withLock { builds.append(text) }
    if text.hasPrefix("bad") { throw DriverError("no \(text)") }
  }
}
