internal import Foundation

/// Memory that was freed, which the allocator holds for later.
enum HeldMemory {
  /// Gives it back to the system, and from now on at once whatever a large list leaves when it grows.
  ///
  /// The allocator of Linux holds memory for the thread that had it. So what the threads took that read the files, and each smaller
  /// place of a list, would stay beside what the analysis takes, which is the most that a scan needs.
  static func giveBack() {
    #if os(Linux)
      // Swift's module of the C library lacks the header with these functions; another C library may lack them, too.
      if let setting = dlsym(nil, "mallopt") {
        _ = unsafeBitCast(setting, to: Setting.self)(largeFrom, 1 << 20)
      }
      if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
    #endif
  }

  #if os(Linux)
    private typealias Setting = @convention(c) (Int32, Int32) -> Int32
    private typealias Trim = @convention(c) (Int) -> Int32

    /// `M_MMAP_THRESHOLD`: the size from which a piece of memory goes back to the system when it is freed.
    private static let largeFrom: Int32 = -3
  #endif
}
