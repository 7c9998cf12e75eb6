internal import Foundation

/// The state that open pages are notified of: the number of the build, and why a newer one failed.
final class PreviewState: @unchecked Sendable {
  private let lock = NSCondition()
  /// Distinguishes successive servers on the same port.
  private let session = UInt64.random(in: 0...UInt64(UInt32.max))
  private var build = 0
  private var problem = ""
  private var number = 0
  private var isStarted = false
  private var isOver = false

  func succeed() {
    change {
      build += 1; problem = ""
    }
  }

  func fail(_ problem: String) { change { self.problem = problem } }

  /// Tells whether this is the first start.
  ///
  /// A second thread that accepts connections would close the descriptors of the port once more, by then those of
  /// another file.
  func start() -> Bool {
    lock.withLock {
      defer { isStarted = true }
      return !isStarted
    }
  }

  /// Releases all waiting connections.
  func end() { change { isOver = true } }

  var isEnded: Bool { lock.withLock { isOver } }

  private func change(_ body: () -> Void) {
    lock.withLock {
      body()
      number += 1
      lock.broadcast()
    }
  }

  /// The next event after a number, or a keep-alive if none comes in time; nil at the end.
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
