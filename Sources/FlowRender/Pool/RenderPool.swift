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
  /// How many pictures are drawn at once.
  public let workers: Int
  /// How much of the processor's time one picture may take, all attempts together.
  public let pictureLimit: Duration
  /// After so many pictures a worker is replaced, since some versions of Graphviz leak.
  public let picturesPerWorker: Int

  /// A pool with, unless told otherwise, a worker for each processor.
  public init(
    command: RenderWorkerCommand, workers: Int? = nil, pictureLimit: Duration = .seconds(16),
    picturesPerWorker: Int = 2_000
  ) {
    self.command = command
    self.workers = max(1, workers ?? sysconf(CInt(_SC_NPROCESSORS_ONLN)))
    self.pictureLimit = pictureLimit
    self.picturesPerWorker = max(1, picturesPerWorker)
  }

  /// Draws pictures and hands them over in the order of the requests.
  ///
  /// Requests are asked for as they are needed, and only a bounded number is held in memory.
  public func render(
    _ requests: some Sequence<RenderRequest>, deliver: (RenderOutcome) throws -> Void
  ) throws {
    var run = PoolRun(pool: self, requests: requests.makeIterator())
    defer { run.end() }
    try run.run(deliver)
  }

  /// Draws one picture.
  public func render(_ request: RenderRequest) throws -> RenderOutcome {
    var outcome = RenderOutcome(id: request.id, result: .failure(RenderFailure(setbacks: [])))
    try render(CollectionOfOne(request)) { outcome = $0 }
    return outcome
  }
}
