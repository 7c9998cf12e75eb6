internal import Foundation

/// Runs one piece of work for each of several elements, in parallel on a few threads.
///
/// The threads have big stacks, since parsers recurse as deep as the code is nested. Results are in the order of the elements,
/// whichever thread made them, so that nothing depends on the number of threads.
struct Workers {
  var jobs: Int

  private static let stackSize = 64 << 20

  func map<Thing: Sendable, Result: Sendable>(
    _ things: [Thing], _ work: @escaping @Sendable (Thing) -> Result
  ) -> [Result] {
    let queue = Queue<Result>(count: things.count)
    let threads = min(max(jobs, 1), max(things.count, 1))
    for _ in 0..<threads {
      let thread = Thread {
        while let number = queue.next() { queue.put(work(things[number]), at: number) }
        queue.leave()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    return queue.results(of: threads)
  }

  /// Runs one piece of work on a thread with a big stack.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    Workers(jobs: 1).map([()]) { work() }.first
  }
}

/// The state shared by the threads, guarded by the lock.
private final class Queue<Result: Sendable>: @unchecked Sendable {
  private let lock = NSCondition()
  private let count: Int
  private var taken = 0
  private var left = 0
  private var made: [Int: Result] = [:]

  init(count: Int) { self.count = count }

  func next() -> Int? {
    lock.withLock {
      defer { taken += 1 }
      return taken < count ? taken : nil
    }
  }

  func put(_ result: Result, at number: Int) {
    lock.withLock { made[number] = result }
  }

  func leave() {
    lock.withLock {
      left += 1
      lock.signal()
    }
  }

  func results(of threads: Int) -> [Result] {
    lock.withLock {
      while left < threads { lock.wait() }
      return (0..<count).compactMap { made[$0] }
    }
  }
}
