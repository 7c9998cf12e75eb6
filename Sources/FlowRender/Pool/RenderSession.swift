/// Draws pictures one after another in one worker process that stays alive in between.
///
/// If several threads make pages, each draws its pictures in a session of its own. A picture that hangs or crashes
/// costs the same as in a ``RenderPool``.
public final class RenderSession {
  private var run: PoolRun<IndexingIterator<[RenderRequest]>>

  /// Creates a session, which starts its worker with the first picture.
  public init(command: RenderWorkerCommand, pictureLimit: Duration = .seconds(16)) {
    let pool = RenderPool(command: command, workers: 1, pictureLimit: pictureLimit)
    run = PoolRun(pool: pool, requests: [].makeIterator())
  }

  deinit { run.end() }

  /// Draws some pictures and waits for them.
  public func draw(_ requests: [RenderRequest]) throws -> [RenderOutcome] {
    var outcomes: [RenderOutcome] = []
    run.take(requests.makeIterator())
    try run.run { outcomes.append($0) }
    return outcomes
  }
}
