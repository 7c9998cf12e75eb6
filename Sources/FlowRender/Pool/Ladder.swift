/// The attempts at one picture, each cheaper than the one before, within one limit of work.
///
/// Nothing of it hangs on the clock: the limits are of the processor's time, and what an attempt leaves of its own is not given to the
/// next, so that equal graphs come to equal pictures on a busy machine, too.
struct Ladder {
  let request: RenderRequest
  private(set) var setbacks: [RenderSetback] = []
  private var step: Int
  private var remaining: Duration

  private static let efforts: [Effort] = [.full, .reduced, .minimal]

  init(_ request: RenderRequest, limit: Duration) {
    self.request = request
    remaining = limit
    step = request.lastResort == nil ? 0 : Self.start(edges: request.edges)
  }

  /// Where to begin with a graph of a size, when there is something else to fall back on.
  private static func start(edges: Int) -> Int {
    if edges <= 1_000 { return 0 }
    return edges <= RenderRequest.mostEdges ? efforts.count - 1 : efforts.count
  }

  /// Whether there is nothing that Graphviz could be asked.
  var isAtEnd: Bool { step > lastStep }

  /// The attempt that is due.
  var rung: RenderRung {
    step < Self.efforts.count ? .wanted(Self.efforts[step]) : .fallback(step - Self.efforts.count)
  }

  /// Half of what is left, and all of it for the last attempt; of the processor's time.
  var limit: Duration {
    step == lastStep && request.lastResort == nil ? remaining : remaining / 2
  }

  /// A worker that shares its processor with others has so much longer by the clock.
  static let patience = 10

  /// What a worker has to do for it.
  var order: WorkOrder {
    // The worker's own clock is for orphans alone, and must not be the first to ring.
    let secondsToLive = UInt32(clamping: min(limit.components.seconds, 100_000) * Int64(Self.patience) + 13)
    let effort: Effort
    let dot: String
    switch rung {
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

  /// Goes on to the next attempt; false when there is none.
  mutating func fail(_ reason: RenderSetback.Reason) -> Bool {
    setbacks.append(RenderSetback(rung: rung, reason: reason))
    remaining -= limit
    step = nextStep(after: reason)
    return !isAtEnd && remaining > .zero
  }

  /// The picture without Graphviz; nil where nobody has drawn one.
  func plainPicture() -> RenderedPicture? {
    request.lastResort.map { draw in
      RenderedPicture(
        svg: SVGCleaner.clean(draw(), options: request.options), diagnostics: [], rung: .plain,
        setbacks: setbacks)
    }
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
