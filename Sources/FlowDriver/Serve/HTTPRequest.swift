internal import Foundation

/// The head of a request, as far as a server of files needs it.
struct HTTPRequest: Hashable, Sendable {
  var method: String
  /// The path, with its percent signs; without the query.
  var path: String
  /// The query, with its question mark; empty where there is none.
  var query: String
  var isHTTP11: Bool
  /// By names in small letters; of two of a name the last.
  var headers: [String: String]

  /// Why a request is not answered: the status says it.
  struct Refused: Error, Equatable {
    var status: HTTPStatus
  }

  static let longestHead = 16 << 10
  private static let longestTarget = 4 << 10

  /// Reads the lines up to the empty one.
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
      // Two hosts are a way to be understood differently by two readers.
      if name == "host", headers[name] != nil { throw Refused(status: .badRequest) }
      headers[name] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return headers
  }

  private static func isToken(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"()<>@,;:\\\"/[]?={}".utf8.contains($0) }
  }

  /// No request for a file brings a body, and one that is not read would be taken for the next request.
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

  /// Whether a page of this machine asks: another name that leads here is somebody else's page, asking from a browser.
  private static func isOwn(_ host: String) -> Bool {
    host.lowercased().wholeMatch(of: /(localhost|127\.0\.0\.1|\[::1\])(:[0-9]{1,5})?/) != nil
  }

  /// Whether the browser wants to ask for more on the same connection.
  var keepsAlive: Bool {
    let words = (headers["connection"] ?? "").lowercased()
    return isHTTP11 ? !words.contains("close") : words.contains("keep-alive")
  }
}
