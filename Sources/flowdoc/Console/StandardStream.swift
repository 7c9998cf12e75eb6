import Foundation

/// Standard output or standard error, recording whether everything could be written.
final class StandardStream: @unchecked Sendable {
  private let lock = NSLock()
  private let file: Int32
  private let name: String
  private var code: Int32?

  init(_ file: Int32, _ name: String) { (self.file, self.name) = (file, name) }

  /// The first problem; nil if there was none.
  var problem: String? {
    lock.withLock { code.map { "\(name) cannot be written: \(String(cString: strerror($0)))" } }
  }

  /// Writes a text completely, or records why that failed.
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

  /// Waits until the file accepts data: a process that shares the terminal or pipe may have made it non-blocking.
  private func waitForRoom() {
    var room = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    _ = poll(&room, 1, -1)
  }

  /// Prevents files opened later from getting the number of a closed standard stream.
  ///
  /// The placeholder is read-only, so that writing to it fails visibly.
  static func keepNumbers() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
