import Testing

@testable import FlowDriver

/// What a server of files understands, and what it refuses.
@Suite struct HTTPTests {
  @Test(
    arguments: [
      ("GET / HTTP/1.1\r\nHost: localhost", nil), ("GET / HTTP/1.1\r\nHost: LOCALHOST:8080", nil),
      ("GET / HTTP/1.1\r\nhost:127.0.0.1:1", nil), ("GET / HTTP/1.1\r\nHost: [::1]:80", nil),
      ("GET / HTTP/1.0", nil),
      ("GET /?a=b HTTP/1.1\r\nHost: localhost", nil), ("POST / HTTP/1.1\r\nHost: localhost", nil),
      ("GET / HTTP/1.1", .badRequest), ("GET / HTTP/1.1\r\nHost: evil.example", .forbidden),
      ("GET / HTTP/1.1\r\nHost: localhost.evil.example", .forbidden),
      ("GET / HTTP/1.1\r\nHost: 127.0.0.1.nip.io", .forbidden),
      ("GET / HTTP/1.1\r\nHost: localhost:80:80", .forbidden), ("GET / HTTP/1.1\r\nHost:", .forbidden),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example", .badRequest),
      ("GET / HTTP/1.0\r\nHost: evil.example", .forbidden), ("GET / HTTP/2\r\nHost: localhost", .badRequest),
      ("GET http://localhost/ HTTP/1.1\r\nHost: localhost", .badRequest),
      ("GET  / HTTP/1.1\r\nHost: localhost", .badRequest),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5", .badRequest),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked", .badRequest),
      ("GET / HTTP/1.1\r\nHost: localhost\r\n folded", .badRequest), ("", .badRequest),
      ("\u{0}\u{1}", .badRequest),
      ("GET /\(String(repeating: "a", count: 5_000)) HTTP/1.1\r\nHost: localhost", .tooLong),
    ] as [(String, HTTPStatus?)])
  func readsRequests(head: String, refusal: HTTPStatus?) {
    do throws(HTTPRequest.Refused) {
      _ = try HTTPRequest(head.utf8)
      #expect(refusal == nil, "\(head)")
    } catch {
      #expect(error.status == refusal, "\(head)")
    }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: HTTPRequest.Refused(status: .badRequest)) { try HTTPRequest([0xFF, 0xFE] as [UInt8]) }
  }

  @Test(arguments: [
    ("HTTP/1.1\r\nHost: localhost", true), ("HTTP/1.1\r\nHost: localhost\r\nConnection: Close", false),
    ("HTTP/1.0\r\nHost: localhost", false), ("HTTP/1.0\r\nConnection: keep-alive", true),
  ])
  func knowsHowLongAConnectionLasts(rest: String, isKept: Bool) throws {
    #expect(try HTTPRequest("GET / \(rest)".utf8).keepsAlive == isKept)
  }

  @Test(arguments: [
    ("/", [], true), ("/index.html", ["index.html"], false), ("/a/b/", ["a", "b"], true),
    ("/a%20b", ["a b"], false),
    ("/%C3%BC", ["ü"], false), ("//a//b", ["a", "b"], false),
  ])
  func findsPaths(path: String, parts: [String], isFolder: Bool) {
    let served = ServedPath(path)
    #expect(served?.parts == parts)
    #expect(served?.isFolder == isFolder)
  }

  @Test(arguments: [
    "/../x", "/a/../../x", "/%2e%2e/x", "/a%2Fb", "/a%5Cb", "/a%00b", "/%", "/%4", "/%zz",
    "/.flowdoc/manifest", "/.git/config",
    "/a/.hidden", "/./x", "/%FF", "x",
  ])
  func findsNothingElsewhere(path: String) { #expect(ServedPath(path) == nil) }

  @Test(arguments: [
    ("<body>a</body></html>", "<body>aS</body></html>"), ("</body>a</body>", "</body>aS</body>"), ("a", "aS"),
    ("", "S"),
    ("</bod", "</bodS"),
  ])
  func addsTheScript(page: String, expected: String) {
    let tag = "<script src=\"/.flowdoc/reload.js\"></script>"
    let added = String(decoding: ReloadScript.added(to: Array(page.utf8)), as: UTF8.self)
    #expect(added == expected.replacing("S", with: tag))
  }
}
