#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Messages over a descriptor, read and written with blocking calls.
struct MessageStream {
  let descriptor: CInt
  private var arrived = FrameBuffer()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(descriptor: CInt) {
    self.descriptor = descriptor
  }

  /// The next message; nil at the end of the stream and for invalid bytes.
  mutating func read() -> ArraySlice<UInt8>? {
    do throws(WireError) {
      while true {
        if let message = try arrived.next() { return message }
        guard readMore() else { return nil }
      }
    } catch {
      return nil
    }
  }

  private mutating func readMore() -> Bool {
    let count = retrying { buffer.withUnsafeMutableBytes { systemRead(descriptor, $0) } }
    guard count > 0 else { return false }
    arrived.append(buffer.prefix(count))
    return true
  }

  /// Writes a complete message; false if nobody reads it.
  func write(_ message: [UInt8]) -> Bool {
    var rest = Frame.encode(message)[...]
    while !rest.isEmpty {
      let count = retrying { rest.withUnsafeBytes { systemWrite(descriptor, $0) } }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func retrying(_ call: () -> Int) -> Int {
    while true {
      let count = call()
      if count >= 0 || errno != EINTR { return count }
    }
  }
}

private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
