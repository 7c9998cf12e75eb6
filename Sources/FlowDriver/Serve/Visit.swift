internal import Foundation

/// One connection: a sequence of requests, until one side ends it.
struct Visit {
  let socket: Socket
  let responder: SiteResponder
  let state: PreviewState
  let limits: SiteServer.Limits

  func run() {
    var received: [UInt8] = []
    while !state.isEnded {
      do {
        guard let head = try nextHead(&received) else { return }
        guard try answer(HTTPRequest(head)) else { return }
      } catch {
        refuse(error)
        return
      }
    }
  }

  /// Receives the bytes up to the empty line; nil if the other side sends nothing more.
  private func nextHead(_ received: inout [UInt8]) throws(HTTPRequest.Refused) -> [UInt8]? {
    let end = ContinuousClock.now + limits.request
    var looked = 0
    while true {
      if let cut = Self.emptyLine(in: received, from: looked) {
        defer { received.removeFirst(cut + 4) }
        return Array(received[..<cut])
      }
      guard received.count <= HTTPRequest.longestHead else { throw .init(status: .headTooLong) }
      looked = max(0, received.count - 3)
      guard let more = socket.receive(until: end) else {
        if received.isEmpty || ContinuousClock.now < end { return nil }
        throw .init(status: .tooLate)
      }
      received += more
    }
  }

  private static func emptyLine(in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (start..<max(start, bytes.count - 3)).first { bytes[$0...].starts(with: [13, 10, 13, 10]) }
  }

  /// Answers a request; false if the connection ends.
  private func answer(_ request: HTTPRequest) throws(HTTPRequest.Refused) -> Bool {
    if request.path == SiteResponder.eventsPath, request.method == "GET" {
      sendEvents()
      return false
    }
    let keepsAlive = request.keepsAlive
    let response = responder.response(to: request)
    let bytes = response.bytes(withBody: request.method != "HEAD", keepsAlive: keepsAlive)
    return socket.send(bytes, within: limits.answer) && keepsAlive
  }

  private func sendEvents() {
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\nConnection: close\r\n"
      + "Cross-Origin-Resource-Policy: same-origin\r\nX-Content-Type-Options: nosniff\r\n\r\nretry: 1000\n\n"
    guard socket.send(Array(head.utf8), within: limits.answer) else { return }
    var last: Int?
    while let event = state.event(after: last, within: limits.silence) {
      guard socket.send(Array(event.text.utf8), within: limits.answer) else { return }
      last = event.number
    }
  }

  private func refuse(_ refused: HTTPRequest.Refused) {
    let bytes = HTTPResponse.plain(refused.status).bytes(withBody: true, keepsAlive: false)
    _ = socket.send(bytes, within: .seconds(1))
    // Receives what is still under way, since closing earlier would discard the refusal.
    _ = socket.receive(until: .now + .milliseconds(50))
  }
}
