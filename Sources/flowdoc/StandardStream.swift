import Foundation

/// Standard output or standard error, and whether all that was written to it arrived.
final class StandardStream: @unchecked Sendable {
  private let lock = NSLock()
  private let file: Int32
  private let name: String
  private var code: Int32?

  init(_ file: Int32, _ name: String) { (self.file, self.name) = (file, name) }

  /// What went wrong first; nil where nothing did.
  var problem: String? {
    lock.withLock { code.map { "\(name) cannot be written: \(String(cString: strerror($0)))" } }
  }

  /// Writes a text whole, or keeps why it could not be.
  func write(_ text: String) {
    lock.withLock {
      guard code == nil else { return }
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty, code == nil { writeSome(&rest) }
    }
  }

  private func writeSome(_ rest: inout ArraySlice<UInt8>) {
    let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
    switch (count, errno) {
    case (0..., _): rest = rest.dropFirst(count)
    case (_, EINTR): return
    case (_, EAGAIN): waitForRoom()
    case (_, let failed): code = failed
    }
  }

  /// Whoever shares a terminal or a pipe may have it not wait.
  private func waitForRoom() {
    var room = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    _ = poll(&room, 1, -1)
  }

  /// Sees to it that no file that is opened later gets the number of a standard stream that was closed.
  ///
  /// What then is there cannot be written, so that who writes to it is told.
  static func keepNumbers() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
