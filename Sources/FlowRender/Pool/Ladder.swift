/// The attempts at one picture, each cheaper than the one before, within one limit of time.
struct Ladder {
  let request: RenderRequest
  private(set) var setbacks: [RenderSetback] = []
  private var step = 0
  private var remaining: Duration

  private static let efforts: [Effort] = [.full, .reduced, .minimal]

  init(_ request: RenderRequest, limit: Duration) {
    self.request = request
    remaining = limit
  }

  /// The attempt that is due.
  var rung: RenderRung {
    step < Self.efforts.count ? .wanted(Self.efforts[step]) : .fallback(step - Self.efforts.count)
  }

  /// Half of the time that is left, and all of it for the last attempt.
  var limit: Duration {
    step == lastStep ? remaining : remaining / 2
  }

  /// What a worker has to do for it.
  var order: WorkOrder {
    // The worker's own clock is for orphans alone, and must not be the first to ring.
    let secondsToLive = UInt32(clamping: min(limit.components.seconds, 1_000_000) + 3)
    switch rung {
    case .wanted(let effort):
      return WorkOrder(
        dot: request.dot, effort: effort, secondsToLive: secondsToLive, options: request.options)
    case .fallback(let index):
      return WorkOrder(
        dot: request.fallbacks[index], effort: .reduced, secondsToLive: secondsToLive,
        options: request.options)
    }
  }

  /// Goes on to the next attempt; false when there is none.
  mutating func fail(_ reason: RenderSetback.Reason, after elapsed: Duration) -> Bool {
    setbacks.append(RenderSetback(rung: rung, reason: reason))
    remaining -= min(elapsed, remaining)
    step = nextStep(after: reason)
    return step <= lastStep && remaining > .zero
  }

  private var lastStep: Int { Self.efforts.count - 1 + request.fallbacks.count }

  /// Less effort does not help a text that is not one graph.
  private func nextStep(after reason: RenderSetback.Reason) -> Int {
    switch reason {
    case .refused(.syntax), .refused(.empty), .refused(.notOneGraph), .refused(.graphvizMissing):
      max(step + 1, Self.efforts.count)
    case .refused(.failed), .crashed, .tookTooLong:
      step + 1
    }
  }
}
