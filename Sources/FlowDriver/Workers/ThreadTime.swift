internal import Foundation

/// The processor time of a thread from a moment on, for others to read while the thread runs.
struct ThreadTime {
  private let thread: pthread_t
  private let start: Double

  /// Starts to count for the current thread.
  init() {
    thread = pthread_self()
    start = Self.seconds(of: thread)
  }

  /// The seconds that the thread has used since then.
  var used: Double { Self.seconds(of: thread) - start }

  #if canImport(Darwin)
    private static func seconds(of thread: pthread_t) -> Double {
      var facts = thread_basic_info()
      var size = mach_msg_type_number_t(MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size)
      let result = withUnsafeMutablePointer(to: &facts) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: Int(size)) {
          thread_info(pthread_mach_thread_np(thread), thread_flavor_t(THREAD_BASIC_INFO), $0, &size)
        }
      }
      guard result == KERN_SUCCESS else { return 0 }
      let (user, system) = (facts.user_time, facts.system_time)
      return Double(user.seconds + system.seconds) + Double(user.microseconds + system.microseconds) / 1e6
    }

    private static let lowest = SCHED_OTHER
  #else
    private static func seconds(of thread: pthread_t) -> Double {
      var clock = clockid_t()
      var time = timespec()
      guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Linux's `SCHED_IDLE`, which the C library only declares for code that asks for GNU extensions.
    private static let lowest: Int32 = 5
  #endif

  /// Lets every other thread go first.
  func lowerPriority() {
    var parameters = sched_param()
    parameters.sched_priority = sched_get_priority_min(Self.lowest)
    pthread_setschedparam(thread, Self.lowest, &parameters)
  }
}
