internal import Foundation

/// What pages under work are told: which build they are of, and why a newer one failed.
final class PreviewState: @unchecked Sendable {
  private let lock = NSCondition()
  /// Tells one server from the next on the same port.
  private let session = UInt64.random(in: 0...UInt64(UInt32.max))
  private var build = 0
  private var problem = ""
  private var number = 0
  private var isOver = false

  func succeed() {
    change {
      build += 1; problem = ""
    }
  }

  func fail(_ problem: String) { change { self.problem = problem } }

  /// Lets go of everybody who waits.
  func end() { change { isOver = true } }

  var isEnded: Bool { lock.withLock { isOver } }

  private func change(_ body: () -> Void) {
    lock.withLock {
      body()
      number += 1
      lock.broadcast()
    }
  }

  /// The next event after the one of a number, or nothing but a sign of life when none comes in time; nil at the end.
  func event(after last: Int?, within seconds: Double) -> (number: Int, text: String)? {
    lock.withLock {
      let end = Date(timeIntervalSinceNow: seconds)
      while !isOver, last == number, lock.wait(until: end) {}
      if isOver { return nil }
      return (number, last == number ? ":\n\n" : text)
    }
  }

  private var text: String {
    struct State: Encodable { var build: String, problem: String }
    let state = State(build: "\(session).\(build)", problem: problem)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(state)) ?? Data("{}".utf8)
    return "event: state\ndata: \(String(decoding: data, as: UTF8.self))\n\n"
  }
}
