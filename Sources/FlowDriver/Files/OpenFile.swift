internal import Foundation

/// An open file, closed with its last reference: the one place that closes it, also where what opened it fails later.
final class OpenFile: Sendable {
  let descriptor: Int32

  convenience init(_ path: String, _ flags: Int32) throws(FileBytes.Problem) {
    let descriptor = open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileBytes.Problem(code: errno) }
    self.init(descriptor)
  }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }
}
