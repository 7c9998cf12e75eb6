#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Waits until a worker can be read or written, or is out of time; returns which of them can be read.
func poll(_ workers: [Worker]) -> [Bool] {
  var descriptors = workers.map { worker in
    pollfd(
      fd: worker.descriptor, events: Int16(worker.wantsToWrite ? POLLIN | POLLOUT : POLLIN), revents: 0)
  }
  let timeout = workers.compactMap(\.timeLeft).min().map(\.pollTimeout) ?? -1
  // An interrupted wait counts as one in which nothing happened.
  guard poll(&descriptors, nfds_t(descriptors.count), timeout) > 0 else {
    return workers.map { _ in false }
  }
  return descriptors.map { $0.revents & Int16(POLLIN | POLLHUP | POLLERR | POLLNVAL) != 0 }
}

/// Waits a moment, in which answers accumulate.
///
/// Waking a listening process costs the sender up to a tenth of the time of a small picture. So while every worker
/// has enough to do, nobody listens.
func waitWithoutListening() {
  _ = poll(nil, 0, 1)
}

extension Duration {
  /// The duration in milliseconds, rounded up, so that the limit is over when the wait is.
  fileprivate var pollTimeout: CInt {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return CInt(clamping: min(seconds, 1_000_000) * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}
