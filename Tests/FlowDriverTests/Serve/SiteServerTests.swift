import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// A server that runs, asked over the wire.
@Suite struct SiteServerTests {
  @Test func answersWithTheFilesOfTheFolder() throws {
    let site = try Served([
      "index.html": "<body>home</body>", "flow/index.html": "flow", "assets/a.css": "p{}", "empty.txt": "",
    ])
    defer { site.stop() }
    let home = try site.get("/")
    #expect(home.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(home.contains("Content-Type: text/html; charset=utf-8\r\n"))
    #expect(home.hasSuffix("<body>home<script src=\"/.flowdoc/reload.js\"></script></body>"))
    #expect(try site.folder.read("site/index.html") == "<body>home</body>")
    #expect(try site.get("/flow/").contains("flow<script"))
    #expect(try site.get("/flow?a=b").contains("301 Moved Permanently\r\n"))
    #expect(try site.get("/flow?a=b").contains("Location: /flow/?a=b\r\n"))
    #expect(try site.get("/assets/a.css?v=1").contains("Content-Type: text/css; charset=utf-8\r\n"))
    #expect(try site.get("/empty.txt").contains("Content-Length: 0\r\n"))
    #expect(try site.get("/.flowdoc/reload.js").contains("EventSource"))
    #expect(try site.get("/assets/").hasPrefix("HTTP/1.1 404 Not Found\r\n"))
    let head = try site.ask("HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    #expect(head.hasSuffix("\r\n\r\n"))
    #expect(head.contains("Content-Length: 60\r\n"))
    let post = try site.ask("POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    #expect(post.hasPrefix("HTTP/1.1 405 Method Not Allowed\r\n"))
    #expect(post.contains("Allow: GET, HEAD\r\n"))
  }

  @Test func leadsNowhereElse() throws {
    let site = try Served(["index.html": "home", ".flowdoc/manifest": "secret"])
    defer { site.stop() }
    try site.folder.write("secret", to: "secret.txt")
    for (name, target) in [("link.txt", "../secret.txt"), ("folder", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: site.folder.path("site/\(name)"), withDestinationPath: target)
    }
    #expect(mkfifo(site.folder.path("site/pipe"), 0o600) == 0)
    let paths = [
      "/link.txt", "/folder/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/.flowdoc/manifest",
      "/..%2fsecret.txt", "/pipe",
    ]
    for path in paths {
      let answer = try site.get(path)
      #expect(answer.hasPrefix("HTTP/1.1 404 "), "\(path)")
      #expect(!answer.contains("secret"), "\(path)")
    }
    #expect(try site.get("/", host: "evil.example").hasPrefix("HTTP/1.1 403 "))
  }

  @Test func tellsWhatABrowserHasAlready() throws {
    let site = try Served(["a.css": "p{}", "404.html": "<body>gone</body>"])
    defer { site.stop() }
    let tag = try #require(try site.get("/a.css").firstMatch(of: /ETag: ("\w+")/)).1
    for known in [String(tag), "\"x\", W/\(tag)", "*"] {
      let again = try site.get("/a.css", more: "If-None-Match: \(known)\r\n")
      #expect(again.hasPrefix("HTTP/1.1 304 Not Modified\r\n"))
      #expect(again.hasSuffix("\r\n\r\n"))
    }
    try site.folder.write("b{}", to: "site/a.css")
    #expect(try site.get("/a.css", more: "If-None-Match: \(tag)\r\n").hasSuffix("b{}"))
    let missing = try site.get("/nowhere")
    #expect(missing.hasPrefix("HTTP/1.1 404 "))
    #expect(missing.contains("<body>gone<script"))
  }

  @Test func aConnectionTakesSeveralRequests() throws {
    let site = try Served(["a.txt": "first", "b.txt": "second"])
    defer { site.stop() }
    let both = try site.ask(
      "GET /a.txt HTTP/1.1\r\nHost: localhost\r\n\r\nGET /b.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )
    #expect(both.contains("first") && both.hasSuffix("second"))
  }

  @Test func aRequestThatTakesTooLongIsRefused() throws {
    var limits = Served.patient
    limits.request = .milliseconds(200)
    let site = try Served(["a.txt": "a"], limits: limits)
    defer { site.stop() }
    #expect(try site.ask("GET / HT").hasPrefix("HTTP/1.1 408 "))
    #expect(try site.ask("").isEmpty)
  }

  @Test func moreConnectionsThanTheLimitAreRefused() throws {
    var limits = Served.patient
    limits.connections = 2
    let site = try Served(["a.txt": "a"], limits: limits)
    defer { site.stop() }
    let idle = try (0..<2).map { _ in try site.connect() }
    #expect(try site.get("/a.txt").hasPrefix("HTTP/1.1 503 "))
    for socket in idle { socket.end() }
    #expect(try site.getWhenThereIsRoom("/a.txt").hasPrefix("HTTP/1.1 200 "))
  }

  @Test func aLongRequestIsRefused() throws {
    let site = try Served(["a.txt": "a"])
    defer { site.stop() }
    let long = "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "a", count: 40_000))"
    #expect(try site.ask(long).hasPrefix("HTTP/1.1 431 "))
  }

  @Test func aPortThatIsTakenIsToldUnlessAnyWillDo() throws {
    let site = try Served([:])
    defer { site.stop() }
    let port = site.server.port
    #expect(throws: DriverError("port \(port) is taken; name another with --port")) {
      try SiteServer(folder: site.folder.root.path, port: port)
    }
    let next = try SiteServer(folder: site.folder.root.path, port: nil)
    #expect((8080..<8100).contains(next.port))
    let other = try SiteServer(folder: site.folder.root.path, port: nil)
    #expect(other.port > next.port)
  }

  /// A second thread that accepts would close descriptors that are no longer the server's.
  @Test func startsOnce() {
    let state = PreviewState()
    #expect([state.start(), state.start()] == [true, false])
  }

  @Test func pagesThatWereLeftMakeRoom() throws {
    let site = try Served(["a.txt": "a"])
    defer { site.stop() }
    for _ in 0..<64 {
      let page = try site.connect()
      let request = "GET \(SiteResponder.eventsPath) HTTP/1.1\r\nHost: localhost\r\n\r\n"
      _ = page.send(Array(request.utf8), within: testLimit)
      _ = page.receive(until: .now + testLimit)
      page.end()
    }
    #expect(try site.getWhenThereIsRoom("/a.txt").hasPrefix("HTTP/1.1 200"))
  }

  @Test func manyAskAtOnce() throws {
    let site = try Served(["a.txt": String(repeating: "a", count: 200_000)])
    defer { site.stop() }
    let answers = Workers(jobs: 16).map(Array(0..<200)) { _ in (try? site.get("/a.txt"))?.utf8.count ?? 0 }
    #expect(answers.allSatisfy { $0 > 200_000 })
  }
}

/// A server on a folder of its own.
struct Served: Sendable {
  let folder: Folder
  let server: SiteServer

  /// Limits that no busy machine reaches.
  static var patient: SiteServer.Limits { SiteServer.Limits(request: testLimit, answer: testLimit) }

  init(_ files: [String: String], limits: SiteServer.Limits = Self.patient) throws {
    folder = try Folder.temporary()
    try FileManager.default.createDirectory(at: folder.url("site"), withIntermediateDirectories: true)
    for (path, text) in files { try folder.write(text, to: "site/\(path)") }
    server = try SiteServer(folder: folder.path("site"), port: 0, limits: limits)
    server.start()
  }

  func stop() {
    server.stop()
    folder.remove()
  }

  func get(_ path: String, host: String = "localhost", more: String = "") throws -> String {
    try ask("GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\(more)Connection: close\r\n\r\n")
  }

  /// The answer once the server accepts one more connection.
  func getWhenThereIsRoom(_ path: String) throws -> String {
    let end = ContinuousClock.now + testLimit
    while true {
      let answer = try get(path)
      guard answer.hasPrefix("HTTP/1.1 503 "), ContinuousClock.now < end else { return answer }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  /// All that comes until the server ends the connection.
  func ask(_ text: String) throws -> String {
    let socket = try connect()
    defer { socket.end() }
    _ = socket.send(Array(text.utf8), within: testLimit)
    var answer: [UInt8] = []
    while let more = socket.receive(until: .now + testLimit) { answer += more }
    return String(decoding: answer, as: UTF8.self)
  }

  func connect() throws -> Socket { try Self.connect(to: server.port) }

  static func connect(to port: Int) throws -> Socket {
    #if os(Linux)
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.connect(file, $0, size) == 0 }
    }
    try #require(isOpen)
    return Socket(file: file)
  }
}
