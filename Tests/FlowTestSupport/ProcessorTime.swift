#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#endif

/// The time that a thread spends on something, which does not grow because the machine is busy with other things.
public enum ProcessorTime {
  /// What the calling thread spends on a body; what other threads do for it is not counted.
  public static func measure(_ body: () throws -> Void) rethrows -> Duration {
    let start = spent
    try body()
    return spent - start
  }

  private static var spent: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
