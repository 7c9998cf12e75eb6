internal import Foundation

/// A port that only this machine can reach.
struct Listener: Sendable {
  let port: Int
  /// A socket for IPv4, and one for IPv6 if the machine has it.
  private let files: [Int32]

  /// Binds a port, where 0 means any free one; nil if it is taken.
  init?(port: Int) {
    let wanted = UInt16(truncatingIfNeeded: port)
    guard let file = Self.listening(AF_INET, { Self.bound4($0, wanted) }) else { return nil }
    let taken = Self.port(of: file)
    // A machine without IPv6 has no address to bind; a port that is taken there belongs to another program.
    let second = Self.listening(AF_INET6, { Self.bound6($0, taken) })
    if second == nil, errno == EADDRINUSE {
      _ = close(file)
      return nil
    }
    self.port = Int(taken)
    files = [file] + (second.map { [$0] } ?? [])
  }

  /// Binds the first free port.
  init?(firstOf ports: [Int]) {
    for port in ports {
      guard let listener = Listener(port: port) else { continue }
      self = listener
      return
    }
    return nil
  }

  /// Accepts the next connection; nil if there is none for a moment.
  func next() -> Socket? {
    var entries = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&entries, nfds_t(entries.count), 200) > 0 else { return nil }
    guard let entry = entries.first(where: { $0.revents & Int16(POLLIN) != 0 }) else { return nil }
    let file = accept(entry.fd, nil, nil)
    guard file >= 0 else { return nil }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    // Else the end of an answer may wait for a browser to confirm what came before.
    Self.set(file, Int32(IPPROTO_TCP), TCP_NODELAY)
    #if !os(Linux)
      Self.set(file, SOL_SOCKET, SO_NOSIGPIPE)
    #endif
    return Socket(file: file)
  }

  func end() { for file in files { _ = close(file) } }

  private static func listening(_ family: Int32, _ bound: (Int32) -> Bool) -> Int32? {
    #if os(Linux)
      let file = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(family, SOCK_STREAM, 0)
    #endif
    guard file >= 0 else { return nil }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    set(file, SOL_SOCKET, SO_REUSEADDR)
    if family == AF_INET6 { set(file, Int32(IPPROTO_IPV6), IPV6_V6ONLY) }
    guard bound(file), listen(file, 64) == 0 else {
      let reason = errno
      _ = close(file)
      errno = reason
      return nil
    }
    return file
  }

  private static func set(_ file: Int32, _ level: Int32, _ option: Int32) {
    var yes: Int32 = 1
    setsockopt(file, level, option, &yes, socklen_t(MemoryLayout<Int32>.size))
  }

  private static func bound4(_ file: Int32, _ port: UInt16) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return bound(file, &address)
  }

  private static func bound6(_ file: Int32, _ port: UInt16) -> Bool {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    return bound(file, &address)
  }

  private static func bound<Address>(_ file: Int32, _ address: inout Address) -> Bool {
    let size = socklen_t(MemoryLayout<Address>.size)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(file, $0, size) == 0 }
    }
  }

  private static func port(of file: Int32) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(file, $0, &size) }
    }
    return UInt16(bigEndian: address.sin_port)
  }
}
