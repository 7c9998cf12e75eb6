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
    results(of: WorkQueue(count: things.count) { work(things[$0]) })
  }

  /// Gives up elements that take more processor time than a limit allows: they get the other result.
  ///
  /// Nobody can end a thread that computes, so that of such an element continues, with the lowest priority and without effect. Its work may
  /// hold no lock that the work for another element needs.
  func map<Thing: Sendable, Result: Sendable>(
    _ things: [Thing], within limit: @escaping @Sendable (Thing) -> WorkLimit,
    otherwise: @escaping @Sendable (Thing) -> Result, _ work: @escaping @Sendable (Thing) -> Result
  ) -> [Result] {
    let queue = WorkQueue(count: things.count) { work(things[$0]) }
    queue.limit(to: { limit(things[$0]) }, otherwise: { otherwise(things[$0]) })
    return results(of: queue)
  }

  /// Runs one piece of work on a thread with a big stack.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    Workers(jobs: 1).map([()]) { work() }.first
  }

  private func results<Result>(of queue: WorkQueue<Result>) -> [Result] {
    for _ in 0..<min(max(jobs, 1), max(queue.count, 1)) { Self.startThread(for: queue) }
    while queue.giveUpNext() { Self.startThread(for: queue) }
    return queue.results
  }

  private static func startThread<Result>(for queue: WorkQueue<Result>) {
    queue.enter()
    let thread = Thread { queue.work() }
    thread.stackSize = stackSize
    thread.start()
  }
}
