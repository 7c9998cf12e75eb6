#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Draws many pictures in worker processes, in parallel, safe from pictures that hang or crash Graphviz.
///
/// ```swift
/// let pool = RenderPool(command: RenderWorkerCommand(executable: path, arguments: ["render-worker"]))
/// try pool.render(requests) { outcome in
///   // Called in the order of the requests.
/// }
/// ```
public struct RenderPool: Sendable {
  /// The workers' program.
  public let command: RenderWorkerCommand
  /// The number of pictures that are drawn at once.
  public let workers: Int
  /// The processor time that one picture may take, for all attempts together.
  public let pictureLimit: Duration
  /// The number of pictures after which a worker is replaced, since some versions of Graphviz leak memory.
  public let picturesPerWorker: Int

  /// Creates a pool, by default with one worker per processor.
  public init(
    command: RenderWorkerCommand, workers: Int? = nil, pictureLimit: Duration = .seconds(16),
    picturesPerWorker: Int = 2_000
  ) {
    self.command = command
    self.workers = max(1, workers ?? sysconf(CInt(_SC_NPROCESSORS_ONLN)))
    self.pictureLimit = pictureLimit
    self.picturesPerWorker = max(1, picturesPerWorker)
  }

  /// Draws pictures and passes them on in the order of the requests.
  ///
  /// Requests are read as they are needed, and only a bounded number is held in memory.
  public func render(
    _ requests: some Sequence<RenderRequest>, deliver: (RenderOutcome) throws -> Void
  ) throws {
    var run = PoolRun(pool: self, requests: requests.makeIterator())
    defer { run.end() }
    try run.run(deliver)
  }

  /// Draws one picture.
  public func render(_ request: RenderRequest) throws -> RenderOutcome {
    var outcome = RenderOutcome(id: request.id, result: .failure(RenderFailure(failedAttempts: [])))
    try render(CollectionOfOne(request)) { outcome = $0 }
    return outcome
  }
}
