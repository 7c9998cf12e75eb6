internal import FlowModel
internal import Foundation

/// Answers requests with the files of a folder.
struct SiteResponder: Sendable {
  let root: String

  static let scriptPath = "/.flowdoc/reload.js"
  static let eventsPath = "/.flowdoc/events"

  func response(to request: HTTPRequest) -> HTTPResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      var refusal = HTTPResponse.plain(.notAllowed)
      refusal.headers["Allow"] = "GET, HEAD"
      return refusal
    }
    if request.path == Self.scriptPath { return found(Array(ReloadScript.text.utf8), "reload.js", request) }
    guard let path = ServedPath(request.path) else { return missing }
    switch ServedFile(path.isFolder ? path.parts + ["index.html"] : path.parts, in: root) {
    case .file(let bytes): return found(bytes, path.isFolder ? "index.html" : path.parts.last ?? "", request)
    case .folder where !path.isFolder: return moved(path, request)
    case .folder, .nothing: return missing
    }
  }

  /// Redirects to the address with a trailing slash: links of a folder's page are relative to it.
  private func moved(_ path: ServedPath, _ request: HTTPRequest) -> HTTPResponse {
    var response = HTTPResponse.plain(.moved)
    let parts = path.parts.map { $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "" }
    response.headers["Location"] = "/" + parts.joined(separator: "/") + "/" + request.query
    return response
  }

  private func found(_ bytes: [UInt8], _ name: String, _ request: HTTPRequest) -> HTTPResponse {
    let type = ContentType.of(name)
    let body = type.hasPrefix("text/html") ? ReloadScript.added(to: bytes) : bytes
    let tag = "\"\(ContentHash(of: body).text)\""
    let known = (request.headers["if-none-match"] ?? "").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).replacing(/^W\//, with: "")
    }
    let isKnown = known.contains(tag) || known == ["*"]
    return HTTPResponse(
      status: isKnown ? .notModified : .ok, headers: ["Content-Type": type, "ETag": tag],
      body: isKnown ? [] : body)
  }

  private var missing: HTTPResponse {
    var page = Array("<!doctype html><title>Not found</title><p>There is no page here.</p></body>".utf8)
    if case .file(let bytes) = ServedFile(["404.html"], in: root) { page = bytes }
    return HTTPResponse(
      status: .notFound, headers: ["Content-Type": ContentType.of("404.html")],
      body: ReloadScript.added(to: page))
  }
}
