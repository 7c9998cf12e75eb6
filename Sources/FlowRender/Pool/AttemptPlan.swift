/// The attempts at one picture, each cheaper than the one before, within one limit of work.
///
/// Nothing depends on the clock: the limits are in processor time, and time that an attempt leaves unused is not given to the
/// next one, so that equal graphs give equal pictures on a busy machine, too.
struct AttemptPlan {
  let request: RenderRequest
  private(set) var failedAttempts: [FailedAttempt] = []
  private var step: Int
  private var remaining: Duration

  private static let efforts: [Effort] = [.full, .reduced, .minimal]

  init(_ request: RenderRequest, limit: Duration) {
    self.request = request
    remaining = limit
    step = request.lastResort == nil ? 0 : Self.start(edges: request.edges)
  }

  /// The first attempt for a graph of a size, if there is a fallback.
  private static func start(edges: Int) -> Int {
    if edges <= 1_000 { return 0 }
    return edges <= RenderRequest.mostEdges ? efforts.count - 1 : efforts.count
  }

  /// Whether there are no more attempts with Graphviz.
  var isAtEnd: Bool { step > lastStep }

  /// The current attempt.
  var attempt: RenderAttempt {
    step < Self.efforts.count ? .wanted(Self.efforts[step]) : .fallback(step - Self.efforts.count)
  }

  /// Half of the remaining processor time, and all of it for the last attempt.
  var limit: Duration {
    step == lastStep && request.lastResort == nil ? remaining : remaining / 2
  }

  /// The factor by which a worker that shares its processor may exceed its limit by the clock.
  static let clockFactor = 10

  /// The worker's task.
  var order: WorkOrder {
    // The worker's own clock is only for orphans, and must not expire first.
    let secondsToLive = UInt32(
      clamping: min(limit.components.seconds, 100_000) * Int64(Self.clockFactor) + 13)
    let effort: Effort
    let dot: String
    switch attempt {
    case .wanted(let wanted): (dot, effort) = (request.dot, wanted)
    case .fallback(let index): (dot, effort) = (request.fallbacks[index], .reduced)
    case .plain: (dot, effort) = ("", .minimal)
    }
    return WorkOrder(
      dot: dot, effort: effort, milliseconds: milliseconds, secondsToLive: secondsToLive,
      options: request.options)
  }

  private var milliseconds: UInt32 {
    let (seconds, attoseconds) = limit.components
    return UInt32(clamping: max(1, min(seconds, 1_000_000) * 1000 + attoseconds / 1_000_000_000_000_000))
  }

  /// Moves to the next attempt; false if there is none.
  mutating func fail(_ reason: FailedAttempt.Reason) -> Bool {
    failedAttempts.append(FailedAttempt(attempt: attempt, reason: reason))
    remaining -= limit
    step = nextStep(after: reason)
    return !isAtEnd && remaining > .zero
  }

  /// The picture without Graphviz; nil if the request has none.
  func plainPicture() -> RenderedPicture? {
    request.lastResort.map { draw in
      RenderedPicture(
        svg: SVGCleaner.clean(draw(), options: request.options), diagnostics: [], attempt: .plain,
        failedAttempts: failedAttempts)
    }
  }

  private var lastStep: Int { Self.efforts.count - 1 + request.fallbacks.count }

  /// Less effort does not help a text that is not one graph.
  private func nextStep(after reason: FailedAttempt.Reason) -> Int {
    switch reason {
    case .refused(.syntax), .refused(.empty), .refused(.notOneGraph), .refused(.graphvizMissing):
      max(step + 1, Self.efforts.count)
    case .refused(.failed), .crashed, .tookTooLong:
      step + 1
    }
  }
}
