import Dispatch
import Foundation

/// One request over a connection of its own to a server on this machine, as Foundation's own client cannot read the
/// headers of chromedriver on Linux.
struct LoopbackRequest: Sendable {
  let port: Int
  let method: String
  let path: String
  let body: Data

  /// The body of the answer.
  ///
  /// Waits on a thread that no task runs on.
  func answer() async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try waitForAnswer() }) }
    }
  }

  private func waitForAnswer() throws -> Data {
    let file = try connected()
    defer { close(file) }
    try send(to: file)
    var received = Data()
    while true {
      if let body = Self.wholeBody(of: received) { return body }
      var bytes = [UInt8](repeating: 0, count: 64 << 10)
      let count = recv(file, &bytes, bytes.count, 0)
      guard count > 0 else { throw WebDriverError("\(method) \(path): the driver did not answer") }
      received.append(contentsOf: bytes.prefix(count))
    }
  }

  private func connected() throws -> Int32 {
    #if os(Linux)
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) == 0 }
    }
    guard isOpen else {
      close(file)
      throw WebDriverError("\(method) \(path): nothing listens on port \(port)")
    }
    return file
  }

  private func send(to file: Int32) throws {
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json; charset=utf-8\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    var rest = (Data(head.utf8) + body)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw WebDriverError("\(method) \(path): the driver takes no more") }
      rest = rest.dropFirst(count)
    }
  }

  /// Nil where some of it has yet to come.
  private static func wholeBody(of answer: Data) -> Data? {
    guard let gap = answer.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: answer[..<gap.lowerBound], as: UTF8.self)
    guard let match = head.firstMatch(of: /(?i)content-length: *(\d+)/), let length = Int(match.1) else {
      return nil
    }
    let body = answer[gap.upperBound...]
    return body.count >= length ? Data(body.prefix(length)) : nil
  }
}
