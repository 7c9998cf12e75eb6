internal import Foundation

/// The head of an HTTP request, as far as a file server needs it.
struct HTTPRequest: Hashable, Sendable {
  var method: String
  /// The percent-encoded path without the query.
  var path: String
  /// The query with its question mark; empty if there is none.
  var query: String
  var isHTTP11: Bool
  /// The headers by lower-case name; of repeated ones, the last.
  var headers: [String: String]

  /// The reason why a request is refused, as a status.
  struct Refused: Error, Equatable {
    var status: HTTPStatus
  }

  static let longestHead = 16 << 10
  private static let longestTarget = 4 << 10

  /// Parses the lines up to the empty one.
  init(_ head: some Sequence<UInt8>) throws(Refused) {
    guard let text = String(bytes: Array(head), encoding: .utf8) else { throw Refused(status: .badRequest) }
    let lines = text.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), Self.isToken(words[0]) else {
      throw Refused(status: .badRequest)
    }
    guard words[1].utf8.count <= Self.longestTarget else { throw Refused(status: .tooLong) }
    guard words[1].hasPrefix("/") else { throw Refused(status: .badRequest) }
    method = words[0]
    isHTTP11 = words[2] != "HTTP/1.0"
    let cut = words[1].firstIndex(of: "?") ?? words[1].endIndex
    path = String(words[1][..<cut])
    query = String(words[1][cut...])
    headers = try Self.headers(lines.dropFirst())
    try check()
  }

  private static func headers(_ lines: some Sequence<String>) throws(Refused) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines where !line.isEmpty {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, isToken(String(parts[0])) else { throw Refused(status: .badRequest) }
      let name = parts[0].lowercased()
      // With two `Host` headers, two readers could understand a request differently.
      if name == "host", headers[name] != nil { throw Refused(status: .badRequest) }
      headers[name] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return headers
  }

  private static func isToken(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"()<>@,;:\\\"/[]?={}".utf8.contains($0) }
  }

  /// Rejects requests with a body: no request for a file has one, and an unread body would be taken for the next request.
  private func check() throws(Refused) {
    if headers["transfer-encoding"] != nil || (headers["content-length"] ?? "0") != "0" {
      throw Refused(status: .badRequest)
    }
    guard let host = headers["host"] else {
      if isHTTP11 { throw Refused(status: .badRequest) }
      return
    }
    if !Self.isOwn(host) { throw Refused(status: .forbidden) }
  }

  /// Tells whether the host is this machine: another name that resolves here belongs to a foreign page in a browser.
  private static func isOwn(_ host: String) -> Bool {
    host.lowercased().wholeMatch(of: /(localhost|127\.0\.0\.1|\[::1\])(:[0-9]{1,5})?/) != nil
  }

  /// Whether the browser wants to reuse the connection.
  var keepsAlive: Bool {
    let words = (headers["connection"] ?? "").lowercased()
    return isHTTP11 ? !words.contains("close") : words.contains("keep-alive")
  }
}
