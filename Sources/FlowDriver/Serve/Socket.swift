internal import Foundation

/// A connection to a browser; every wait is limited.
struct Socket: Sendable {
  let file: Int32

  /// Receives up to a few kilobytes; nil on a timeout or if the other side is gone.
  func receive(until end: ContinuousClock.Instant) -> [UInt8]? {
    guard waits(for: Int16(POLLIN), until: end) else { return nil }
    var bytes = [UInt8](repeating: 0, count: 8 << 10)
    let count = recv(file, &bytes, bytes.count, 0)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  /// Sends bytes; false if the other side does not accept them in time.
  func send(_ bytes: [UInt8], within time: Duration) -> Bool {
    let end = ContinuousClock.now + time
    var rest = bytes[...]
    while !rest.isEmpty {
      guard waits(for: Int16(POLLOUT), until: end) else { return false }
      let count = rest.withUnsafeBytes { systemSend(file, $0) }
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func waits(for event: Int16, until end: ContinuousClock.Instant) -> Bool {
    while true {
      let left = (end - .now) / .milliseconds(1)
      guard left > 0 else { return false }
      var entry = pollfd(fd: file, events: event, revents: 0)
      let count = poll(&entry, 1, Int32(min(left.rounded(.up), 60_000)))
      if count > 0 { return true }
      if count < 0, errno != EINTR { return false }
    }
  }

  /// Shuts down both directions, which wakes threads that wait.
  func shut() { _ = shutdown(file, Int32(SHUT_RDWR)) }

  func end() { _ = close(file) }
}

/// Sends without a signal: a browser that goes away must not end the process.
private func systemSend(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if os(Linux)
    send(file, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  #else
    send(file, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT))
  #endif
}
