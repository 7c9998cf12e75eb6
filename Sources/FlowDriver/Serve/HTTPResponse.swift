/// The few statuses that a file server needs.
enum HTTPStatus: Int, Sendable {
  case ok = 200
  case moved = 301
  case notModified = 304
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case notAllowed = 405
  case tooLate = 408
  case tooLong = 414
  case headTooLong = 431
  case busy = 503

  var name: String {
    switch self {
    case .ok: "OK"
    case .moved: "Moved Permanently"
    case .notModified: "Not Modified"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .notAllowed: "Method Not Allowed"
    case .tooLate: "Request Timeout"
    case .tooLong: "URI Too Long"
    case .headTooLong: "Request Header Fields Too Large"
    case .busy: "Service Unavailable"
    }
  }
}

/// An HTTP response: a status, headers and a body.
struct HTTPResponse: Hashable, Sendable {
  var status: HTTPStatus
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  /// A response with just a status and its name as text.
  static func plain(_ status: HTTPStatus) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8"],
      body: Array("\(status.rawValue) \(status.name)\n".utf8))
  }

  /// The response as sent.
  ///
  /// Pages of other servers may not read it, and browsers must revalidate it each time.
  func bytes(withBody: Bool, keepsAlive: Bool) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.name)"]
    var all = headers
    all["Connection"] = keepsAlive ? "keep-alive" : "close"
    all["Cache-Control"] = all["Cache-Control"] ?? "no-cache"
    all["Cross-Origin-Resource-Policy"] = "same-origin"
    all["X-Content-Type-Options"] = "nosniff"
    if status != .notModified { all["Content-Length"] = "\(body.count)" }
    lines += all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let head = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    return withBody && status != .notModified ? head + body : head
  }
}
