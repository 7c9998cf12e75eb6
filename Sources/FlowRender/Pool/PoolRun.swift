#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A picture in progress: its place in the order, and its attempts so far.
struct Job {
  let index: Int
  var plan: AttemptPlan
}

/// One batch of a ``RenderPool``: a loop over the workers' sockets, with no thread and no lock.
struct PoolRun<Requests: IteratorProtocol> where Requests.Element == RenderRequest {
  let pool: RenderPool
  private var requests: Requests
  private var isExhausted = false
  private var workers: [Worker] = []
  /// Jobs without a worker.
  private var waiting: [Job] = []
  /// Outcomes that wait for an earlier one.
  private var finished: [Int: RenderOutcome] = [:]
  private var admitted = 0
  private var delivered = 0
  private var hasDrawn = false
  /// The number of workers that ended before they drew anything, after another one had drawn.
  private var failedStarts = 0

  init(pool: RenderPool, requests: Requests) {
    self.pool = pool
    self.requests = requests
  }

  mutating func run(_ deliver: (RenderOutcome) throws -> Void) throws {
    while true {
      admit()
      try startWorkers()
      assign()
      try deliverFinished(deliver)
      if workers.contains(where: { !$0.jobs.isEmpty }) || !waiting.isEmpty {
        try listen()
        try deliverFinished(deliver)
      } else if isExhausted {
        return
      }
    }
  }

  /// Continues with other requests; the workers stay alive.
  mutating func take(_ more: Requests) {
    requests = more
    isExhausted = false
  }

  /// Ends all worker processes.
  mutating func end() {
    for worker in workers { _ = worker.end() }
    workers.removeAll()
  }
}

extension PoolRun {
  /// The number of pictures that may be held while an earlier one is in progress.
  private var window: Int { pool.workers * 16 }

  /// Asks for requests, no more than keep the workers busy.
  private mutating func admit() {
    while !isExhausted, waiting.count < pool.workers * Worker.depth, admitted - delivered < window {
      guard let request = requests.next() else { return isExhausted = true }
      let job = Job(index: admitted, plan: AttemptPlan(request, limit: pool.pictureLimit))
      admitted += 1
      if job.plan.isAtEnd { give(up: job) } else { waiting.append(job) }
    }
  }

  /// Starts workers while there are more jobs than workers, and ends those that have served their time.
  private mutating func startWorkers() throws {
    for worker in workers where worker.isIdle && worker.orders >= pool.picturesPerWorker { retire(worker) }
    let jobs = waiting.count + workers.reduce(0) { $0 + $1.jobs.count }
    while workers.count < min(pool.workers, jobs) {
      workers.append(try Worker(pool.command))
    }
  }

  /// Gives every worker a job before any worker gets a second one.
  private mutating func assign() {
    for depth in 0..<Worker.depth {
      for worker in workers where worker.isReady && worker.jobs.count == depth {
        guard !waiting.isEmpty, worker.orders < pool.picturesPerWorker else { continue }
        worker.give(waiting.removeFirst())
      }
    }
  }

  private mutating func deliverFinished(_ deliver: (RenderOutcome) throws -> Void) rethrows {
    while let outcome = finished.removeValue(forKey: delivered) {
      try deliver(outcome)
      delivered += 1
    }
  }

  private mutating func retire(_ worker: Worker) {
    _ = worker.end()
    workers.removeAll { $0 === worker }
  }
}

extension PoolRun {
  /// Waits until a worker sends something or is out of time.
  private mutating func listen() throws {
    if workers.allSatisfy(\.hasEnoughJobs) { waitWithoutListening() }
    let events = poll(workers)
    for (worker, isReadable) in zip(workers, events) {
      worker.flush()
      if isReadable {
        try receive(worker)
      } else if worker.isOverdue {
        try giveUp(on: worker, .tookTooLong(worker.jobs.first?.plan.limit ?? worker.limit))
      }
    }
  }

  private mutating func receive(_ worker: Worker) throws {
    let isAlive = worker.receive()
    do {
      while let answer = try worker.nextAnswer() { settle(answer.job, answer.report) }
    } catch is WireError {
      return try giveUp(on: worker, .crashed("an answer that cannot be understood"))
    }
    if !isAlive { try giveUp(on: worker, nil) }
  }

  private mutating func settle(_ job: Job, _ report: WorkReport) {
    hasDrawn = true
    switch report {
    case .picture(let picture):
      finish(
        job,
        .success(
          RenderedPicture(
            svg: String(decoding: picture.svg, as: UTF8.self), diagnostics: picture.diagnostics,
            attempt: job.plan.attempt,
            failedAttempts: job.plan.failedAttempts)))
    case .refused(let error):
      retry(job, .refused(error))
    }
  }

  /// Ends a worker.
  ///
  /// Only the job in progress is affected; the worker's other jobs wait for another one.
  private mutating func giveUp(on worker: Worker, _ reason: FailedAttempt.Reason?) throws {
    retire(worker)
    let end = worker.end()
    guard worker.hasServed else {
      if mayStartAnother() { return }
      throw worker.startFailure(end)
    }
    waiting.insert(contentsOf: worker.jobs.dropFirst(), at: 0)
    guard let job = worker.jobs.first else { return }
    let isOutOfTime = end == "signal \(SIGPROF)"
    retry(job, reason ?? (isOutOfTime ? .tookTooLong(job.plan.limit) : .crashed(end)))
  }

  /// Tells whether the program is a worker that only failed to start this time, for instance because the system ended it.
  private mutating func mayStartAnother() -> Bool {
    failedStarts += 1
    return hasDrawn && failedStarts <= pool.workers * 2
  }

  private mutating func retry(_ job: Job, _ reason: FailedAttempt.Reason) {
    var job = job
    if job.plan.fail(reason) { waiting.insert(job, at: 0) } else { give(up: job) }
  }

  /// Ends a job, with the picture without Graphviz if there is one.
  private mutating func give(up job: Job) {
    if let picture = job.plan.plainPicture() {
      finish(job, .success(picture))
    } else {
      finish(job, .failure(RenderFailure(failedAttempts: job.plan.failedAttempts)))
    }
  }

  private mutating func finish(_ job: Job, _ result: Result<RenderedPicture, RenderFailure>) {
    finished[job.index] = RenderOutcome(id: job.plan.request.id, result: result)
  }
}
