#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A failed system call.
struct SystemError: Error, Equatable {
  let code: CInt

  var reason: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
