#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Waits until one of the workers can be read from or written to or is out of time; says which can be read.
func poll(_ workers: [Worker]) -> [Bool] {
  var descriptors = workers.map { worker in
    pollfd(
      fd: worker.descriptor, events: Int16(worker.wantsToWrite ? POLLIN | POLLOUT : POLLIN), revents: 0)
  }
  let timeout = workers.compactMap(\.timeLeft).min().map(milliseconds) ?? -1
  // An interrupted wait is one in which nothing happened.
  guard poll(&descriptors, nfds_t(descriptors.count), timeout) > 0 else {
    return workers.map { _ in false }
  }
  return descriptors.map { $0.revents & Int16(POLLIN | POLLHUP | POLLERR | POLLNVAL) != 0 }
}

/// Waits a moment without listening.
///
/// To wake a process that listens costs the one that speaks to it as much as a tenth of a small picture. While every worker
/// has enough to do, answers are therefore left to gather.
func rest() {
  _ = poll(nil, 0, 1)
}

/// Rounded up, so that a limit is over when the wait is.
private func milliseconds(_ duration: Duration) -> CInt {
  let (seconds, attoseconds) = duration.components
  guard seconds >= 0, attoseconds >= 0 else { return 0 }
  return CInt(clamping: min(seconds, 1_000_000) * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
}
