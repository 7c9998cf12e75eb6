internal import Foundation

/// The elements of one run of `Workers`, by number, and their results; the lock guards what threads share.
final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  let count: Int
  private let make: @Sendable (Int) -> Result
  private var limit: (of: @Sendable (Int) -> WorkLimit, otherwise: @Sendable (Int) -> Result)?

  private let lock = NSCondition()
  private var taken = 0
  private var threads = 0
  private var running: [Int: ThreadTime] = [:]
  private var givenUp = 0
  private var made: [Int: Result] = [:]

  init(count: Int, _ make: @escaping @Sendable (Int) -> Result) {
    (self.count, self.make) = (count, make)
  }

  /// Sets a limit before any thread starts.
  func limit(
    to allowed: @escaping @Sendable (Int) -> WorkLimit, otherwise: @escaping @Sendable (Int) -> Result
  ) {
    limit = (allowed, otherwise)
  }

  // MARK: - Threads

  /// Counts a thread that is about to start.
  func enter() { lock.withLock { threads += 1 } }

  /// Works until no element is left, or until the thread has been given up.
  func work() {
    while let number = next() {
      guard put(make(number), at: number) else { return }
    }
    lock.withLock {
      threads -= 1
      lock.signal()
    }
  }

  private func next() -> Int? {
    lock.withLock {
      guard taken < count else { return nil }
      defer { taken += 1 }
      running[taken] = ThreadTime()
      return taken
    }
  }

  /// Keeps a result, unless the thread has been given up.
  private func put(_ result: Result, at number: Int) -> Bool {
    lock.withLock {
      guard let time = running.removeValue(forKey: number) else { return false }
      // An element counts as given up even if nobody looked at the time in between.
      made[number] = isOver(time, number) ? replacement(of: number) : result
      return true
    }
  }

  // MARK: - The thread that waits

  /// Waits until a thread is given up, and another one should replace it; false if all elements are finished.
  func giveUpNext() -> Bool {
    lock.withLock {
      while threads > 0 {
        if let (number, time) = running.first(where: { isOver($0.value, $0.key) }) {
          running[number] = nil
          time.lowerPriority()
          made[number] = replacement(of: number)
          threads -= 1
          return true
        }
        if limit == nil { lock.wait() } else { _ = lock.wait(until: Date(timeIntervalSinceNow: 0.25)) }
      }
      return false
    }
  }

  private func isOver(_ time: ThreadTime, _ number: Int) -> Bool {
    limit.map { time.used > $0.of(number).seconds(after: givenUp) } ?? false
  }

  private func replacement(of number: Int) -> Result? {
    givenUp += 1
    return limit?.otherwise(number)
  }

  /// The results, in the order of the elements.
  var results: [Result] { lock.withLock { (0..<count).compactMap { made[$0] } } }
}
