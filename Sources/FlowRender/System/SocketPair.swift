#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Two connected sockets: the parent's never blocks and raises no SIGPIPE, the child's becomes its standard streams.
///
/// Both are closed in other children; otherwise, a worker would keep another's input open.
struct SocketPair {
  let ours: CInt
  let theirs: CInt

  init() throws(SystemError) {
    var ends: [CInt] = [-1, -1]
    #if canImport(Darwin)
      let made = socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
    #else
      let stream = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
      let made = socketpair(AF_UNIX, stream, 0, &ends)
    #endif
    guard made == 0 else { throw SystemError(code: errno) }
    ours = ends[0]
    theirs = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ours, F_SETFL, fcntl(ours, F_GETFL) | O_NONBLOCK)
    #if canImport(Darwin)
      var yes: CInt = 1
      setsockopt(ours, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<CInt>.size))
    #endif
  }
}

/// The result of an attempt to read or write.
enum Transfer: Equatable {
  case moved(Int)
  case wouldBlock
  case closed
}

/// Writes as much as fits at once.
func sendSome(_ descriptor: CInt, _ bytes: ArraySlice<UInt8>) -> Transfer {
  #if canImport(Darwin)
    let flags: CInt = 0
  #else
    let flags = CInt(MSG_NOSIGNAL)
  #endif
  return transfer { bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) } }
}

/// Reads the available bytes, up to the size of the buffer.
func receiveSome(_ descriptor: CInt, into buffer: inout [UInt8]) -> Transfer {
  transfer { buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) } }
}

private func transfer(_ call: () -> Int) -> Transfer {
  while true {
    let count = call()
    if count > 0 { return .moved(count) }
    if count == 0 { return .closed }
    switch errno {
    case EINTR: continue
    case EAGAIN, EWOULDBLOCK: return .wouldBlock
    default: return .closed
    }
  }
}
