import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// Threads that share the elements of a list, and what becomes of elements that take too long.
@Suite struct WorkersTests {
  /// Work that computes until it is told to stop.
  private final class Endless: @unchecked Sendable {
    private let lock = NSLock()
    private var isStopped = false
    func stop() { lock.withLock { isStopped = true } }
    func run() { while !lock.withLock({ isStopped }) {} }
  }

  @Test func resultsAreInOrder() {
    for jobs in [1, 3, 50] {
      #expect(Workers(jobs: jobs).map(Array(0..<1_000)) { $0 * 2 } == (0..<1_000).map { $0 * 2 })
      #expect(Workers(jobs: jobs).map([Int]()) { $0 }.isEmpty)
    }
  }

  @Test(arguments: [1, 2, 7]) func elementsThatTakeTooLongAreGivenUp(jobs: Int) {
    let endless = Endless()
    defer { endless.stop() }
    let results = Workers(jobs: jobs).map(
      Array(0..<12), within: { _ in WorkLimit(seconds: 0.1) },
      otherwise: { "\($0) given up" }
    ) { number in
      if number % 5 == 0 { endless.run() }
      return "\(number)"
    }
    #expect(results.map { $0.hasSuffix("given up") } == (0..<12).map { $0 % 5 == 0 })
    #expect(results.map { $0.prefix { $0 != " " } } == (0..<12).map { "\($0)" })
  }

  /// A thread that waits, for a disk or for another thread, uses no processor time.
  @Test func waitingIsNoWork() {
    let limit = WorkLimit(seconds: 0.1)
    let results = Workers(jobs: 2).map([1, 2], within: { _ in limit }, otherwise: { _ in 0 }) {
      Thread.sleep(forTimeInterval: 0.5)
      return $0
    }
    #expect(results == [1, 2])
  }

  @Test func manyElementsThatTakeTooLongHaveLessTime() {
    let limit = WorkLimit(seconds: 10)
    #expect([0, 1, 2, 3, 100].map { limit.seconds(after: $0) } == [10, 5, 2.5, 2, 2])
  }
}
