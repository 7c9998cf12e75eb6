#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A worker process, as seen by its pool; nothing here waits for it.
final class Worker {
  /// The number of jobs that a worker may have: one in progress, and more to start while its pool rests.
  static let depth = 5
  /// The time within which a program must identify itself as a worker.
  private static let startLimit = Duration.seconds(10)

  let descriptor: CInt
  /// The jobs, of which the first is being drawn.
  private(set) var jobs: [Job] = []
  /// The number of pictures that the worker has received.
  private(set) var orders = 0
  private(set) var isReady = false

  private let command: RenderWorkerCommand
  private let process: ChildProcess
  private let clock = SuspendingClock()
  private var since: SuspendingClock.Instant
  private var outgoing: ArraySlice<UInt8> = []
  private var arrived = FrameBuffer()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var ending: String?

  init(_ command: RenderWorkerCommand) throws {
    self.command = command
    do throws(SystemError) {
      let sockets = try SocketPair()
      defer { close(sockets.theirs) }
      descriptor = sockets.ours
      do throws(SystemError) {
        process = try ChildProcess(
          command.executable, command.arguments, standardStreams: sockets.theirs)
      } catch {
        close(sockets.ours)
        throw error
      }
    } catch {
      throw RenderPoolError.workerDidNotStart(executable: command.executable, reason: error.reason)
    }
    since = clock.now
  }
}

extension Worker {
  var isIdle: Bool { isReady && jobs.isEmpty }

  /// Whether it has enough to do while its pool rests.
  var hasEnoughJobs: Bool { isReady && jobs.count >= Self.depth - 1 }

  /// Whether it may have begun to draw; a worker that ends before would end again and again.
  var hasServed: Bool { isReady && orders > 0 }

  var wantsToWrite: Bool { !outgoing.isEmpty }

  /// The time since it began its job.
  private var elapsed: Duration { since.duration(to: clock.now) }

  /// The time that a job may take by the clock; the worker's own limit is in processor time.
  var limit: Duration {
    guard isReady else { return Self.startLimit }
    return min(jobs.first?.plan.limit ?? .zero, .seconds(1_000_000)) * AttemptPlan.clockFactor + .seconds(10)
  }

  /// The time until its limit is reached; nil while it has nothing to do.
  var timeLeft: Duration? {
    isIdle ? nil : limit - elapsed
  }

  var isOverdue: Bool {
    timeLeft.map { $0 <= .zero } ?? false
  }

  func startFailure(_ end: String) -> RenderPoolError {
    .workerDidNotStart(
      executable: command.executable,
      reason: isReady ? "it ended with \(end)" : "it is not a render worker of this version (\(end))")
  }
}

extension Worker {
  func give(_ job: Job) {
    if jobs.isEmpty { since = clock.now }
    jobs.append(job)
    orders += 1
    outgoing += Frame.encode(job.plan.order.bytes)
    flush()
  }

  /// Writes as much as the worker accepts now.
  func flush() {
    while wantsToWrite, case .moved(let count) = sendSome(descriptor, outgoing) {
      outgoing = outgoing.dropFirst(count)
    }
  }

  /// Reads available bytes; false if the worker has ended.
  func receive() -> Bool {
    while true {
      switch receiveSome(descriptor, into: &buffer) {
      case .moved(let count):
        arrived.append(buffer.prefix(count))
        if count < buffer.count { return true }
      case .wouldBlock: return true
      case .closed: return false
      }
    }
  }

  /// The next picture that has arrived, with its job.
  func nextAnswer() throws -> (job: Job, report: WorkReport)? {
    if !isReady { try readGreeting() }
    guard isReady, let message = try arrived.next() else { return nil }
    let report = try WorkReport(message)
    guard !jobs.isEmpty else { throw WireError() }
    defer { since = clock.now }
    return (jobs.removeFirst(), report)
  }

  private func readGreeting() throws {
    guard let message = try arrived.next() else { return }
    if let problem = try Hello(message).problem {
      throw RenderPoolError.workerDidNotStart(executable: command.executable, reason: problem)
    }
    isReady = true
  }

  /// Ends the process if necessary, and returns how it ended.
  @discardableResult
  func end() -> String {
    if let ending { return ending }
    close(descriptor)
    process.kill()
    let how = process.wait()
    ending = how
    return how
  }
}
