import FlowRender
import FlowTestSupport
import Foundation
import Testing

/// What starts workers, one test after the other: some look at all of this process's children.
@Suite(.serialized) struct PoolTests {
  private func pool(_ workers: Int = 2, limit: Duration = .seconds(30), perWorker: Int = 2_000) -> RenderPool
  {
    RenderPool(
      command: WorkerProgram.command, workers: workers, pictureLimit: limit, picturesPerWorker: perWorker)
  }

  private func outcomes(_ pool: RenderPool, _ requests: [RenderRequest]) throws -> [RenderOutcome] {
    var outcomes: [RenderOutcome] = []
    try pool.render(requests) { outcomes.append($0) }
    return outcomes
  }

  @Test func drawsAsTheProcessItselfDoes() throws {
    let options = SVGOptions(title: "T", idPrefix: "p-")
    let outcome = try pool(1).render(
      RenderRequest(id: "a", dot: "digraph { a [shape=nosuch] }", options: options))
    let raw = try Graphviz.render("digraph { a [shape=nosuch] }")
    let picture = try outcome.result.get()
    #expect(picture.svg == SVGCleaner.clean(raw.svg, options: options))
    #expect(picture.diagnostics == ["Warning: using box for unknown shape nosuch"])
    #expect(picture.attempt == .wanted(.full))
  }

  @Test(arguments: [1, 2, 3])
  func keepsTheOrder(_ workers: Int) throws {
    var random = SeededGenerator()
    let sizes = (0..<300).map { _ in random.oneIn(20) ? 60 : Int.random(in: 1...6, using: &random) }
    let requests = sizes.enumerated().map { RenderRequest(id: "\($0.offset)", dot: DOT.chain($0.element)) }
    let outcomes = try outcomes(pool(workers, perWorker: 70), requests)
    #expect(outcomes.map(\.id) == requests.map(\.id), "seed \(random.seed)")
    let nodes = outcomes.map { (try? $0.result.get())?.svg.ranges(of: "class=\"node\"").count }
    #expect(nodes == sizes, "seed \(random.seed)")
  }

  @Test func drawsNothingForNothing() throws {
    #expect(try outcomes(pool(), []).isEmpty)
  }

  @Test func asksForRequestsAsTheyAreNeeded() throws {
    struct Enough: Error {}
    var asked = 0
    var delivered = 0
    let endless = sequence(first: 0) { $0 + 1 }.lazy.map { index in
      asked += 1
      return RenderRequest(id: "\(index)", dot: "digraph { a }")
    }
    #expect(throws: Enough.self) {
      try pool().render(endless) { _ in
        delivered += 1
        #expect(asked - delivered < 64)
        if delivered == 200 { throw Enough() }
      }
    }
    #expect(delivered == 200)
  }

  @Test func reportsASyntaxErrorOfOnePicture() throws {
    let requests = ["digraph { a }", "digraph {", "digraph { b }"].map { RenderRequest(id: $0, dot: $0) }
    let results = try outcomes(pool(), requests).map(\.result)
    let failure = #expect(throws: RenderFailure.self) { try results[1].get() }
    #expect(failure?.description == "full effort: the text is not valid DOT: Error: syntax error in line 1")
    #expect((try? results[0].get()) != nil && (try? results[2].get()) != nil)
  }

  @Test func givesUpOnWhatTakesTooLong() throws {
    let endless = DOT.dense(nodes: 3_000, edges: 12_000)
    var requests = (0..<40).map { RenderRequest(id: "\($0)", dot: DOT.chain(3)) }
    requests.insert(RenderRequest(id: "none", dot: endless), at: 10)
    requests.insert(RenderRequest(id: "other", dot: endless, fallbacks: [endless, DOT.chain(2)]), at: 20)
    let outcomes = try outcomes(pool(limit: .seconds(2)), requests)
    for outcome in outcomes where outcome.id != "none" && outcome.id != "other" {
      #expect(try outcome.result.get().attempt == .wanted(.full))
    }
    #expect(throws: RenderFailure.self) { try outcomes[10].result.get() }
    let other = try outcomes[20].result.get()
    #expect(other.attempt == .fallback(1))
    #expect(other.failedAttempts.count == 4)
    #expect(other.failedAttempts.first?.reason == .tookTooLong(.seconds(1)))
    #expect(other.svg.contains("class=\"edge\""))
  }

  @Test func whatGraphvizCannotDrawIsDrawnWithoutIt() throws {
    var hard = RenderRequest(id: "hard", dot: DOT.dense(nodes: 3_000, edges: 12_000))
    hard.lastResort = {
      "<svg viewBox=\"0 0 9 9\"><g class=\"graph\"><g class=\"node\"><text>plain</text></g></g></svg>"
    }
    var large = RenderRequest(id: "large", dot: "digraph { a }")
    (large.edges, large.lastResort) = (5_000, hard.lastResort)
    let easy = RenderRequest(id: "easy", dot: "digraph { a }")
    let outcomes = try outcomes(pool(1, limit: .seconds(1)), [large, easy, hard, large])
    #expect(outcomes.map(\.id) == ["large", "easy", "hard", "large"])
    let pictures = try outcomes.map { try $0.result.get() }
    #expect(pictures.map(\.attempt) == [.plain, .wanted(.full), .plain, .plain])
    #expect(pictures.map(\.failedAttempts.count) == [0, 0, 3, 0])
    #expect(pictures[2].svg.contains(">plain</text>"))
  }

  @Test func takesLessEffortWhereTimeIsShort() throws {
    let request = RenderRequest(id: "x", dot: DOT.dense(nodes: 200, edges: 600))
    let picture = try pool(1, limit: .seconds(20)).render(request).result.get()
    #expect(picture.attempt == .wanted(.reduced) || picture.attempt == .wanted(.minimal))
    #expect(picture.failedAttempts.first?.reason == .tookTooLong(.seconds(10)))
  }

  @Test(.enabled(if: ProcessTable.isAvailable, "this system does not show processes as files"))
  func replacesAWorkerThatIsKilled() throws {
    let requests = (0..<200).map { RenderRequest(id: "\($0)", dot: DOT.chain(5)) }
    var pictures: [RenderedPicture] = []
    try pool().render(requests) { outcome in
      #expect(outcome.id == "\(pictures.count)")
      pictures.append(try outcome.result.get())
      if pictures.count == 20 {
        for worker in try ProcessTable.workers() { kill(worker, SIGKILL) }
      }
    }
    let failedAttempts = pictures.flatMap(\.failedAttempts)
    #expect(pictures.count == 200)
    #expect((1...2).contains(failedAttempts.count))
    #expect(failedAttempts.allSatisfy { $0.reason == .crashed("signal 9") }, "\(failedAttempts)")
    #expect(try ProcessTable.workers() == [])
  }

  /// A worker may be killed before it says that it is one, which tells nothing about the program.
  @Test(.enabled(if: ProcessTable.isAvailable, "this system does not show processes as files"))
  func replacesWorkersThatAreKilledAtTheirStart() throws {
    let requests = (0..<40).map { RenderRequest(id: "\($0)", dot: DOT.chain(5)) }
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let script = """
      cd "$1"; shift
      if mkdir first 2> /dev/null; then exec "$@"; fi
      if mkdir second 2> /dev/null; then
        until [ -d drawn ]; do sleep 0.05; done
        kill -9 $$
      fi
      exec "$@"
      """
    let worker = WorkerProgram.command
    let command = RenderWorkerCommand(
      executable: "/bin/sh",
      arguments: ["-c", script, "sh", folder.root.path, worker.executable] + worker.arguments)
    var count = 0
    try RenderPool(command: command, workers: 2).render(requests) { _ in
      mkdir(folder.path("drawn"), 0o755)
      count += 1
    }
    #expect(count == 40)
  }

  @Test(arguments: ["/nowhere/at/all", "/", "/bin/true", "/bin/echo"])
  func refusesWhatIsNoWorker(_ executable: String) {
    let pool = RenderPool(command: RenderWorkerCommand(executable: executable, arguments: ["x"]))
    let error = #expect(throws: RenderPoolError.self) {
      try pool.render(RenderRequest(id: "a", dot: "graph {}"))
    }
    #expect(error?.description.contains(executable) == true)
  }

  /// Text made of pieces of DOT gives a picture that is valid, or a reason.
  @Test func survivesAnyText() throws {
    var random = SeededGenerator()
    let pieces =
      [
        "digraph {", "graph {", "}", "a", "b", " -> ", " -- ", "[", "]", "label=", "URL=", "shape=record",
        "\"", ";",
        "subgraph cluster_a {", "<", ">", "<table><tr><td>x</td></tr></table>", "tooltip=", "/*", "*/", ",",
        "id=",
        "style=filled", "\\", "node [shape=box]", "rankdir=LR",
      ] + HostileText.all.map(DOT.quoted)
    let requests = (0..<400).map { index in
      let body = (0..<Int.random(in: 1...20, using: &random)).map { _ in random.pick(pieces) }.joined(
        separator: " ")
      return RenderRequest(id: "\(index)", dot: random.oneIn(3) ? body : "digraph { \(body) }")
    }
    var drawn = 0
    try pool(limit: .seconds(10)).render(requests) { outcome in
      switch outcome.result {
      case .success(let picture):
        drawn += 1
        let faults = SVGContents(picture.svg)?.faults
        #expect(faults == [], "seed \(random.seed), picture \(outcome.id)")
      case .failure(let failure):
        #expect(!failure.failedAttempts.isEmpty, "seed \(random.seed)")
      }
    }
    #expect(drawn > 10, "seed \(random.seed)")
  }

  @Test(.enabled(if: ProcessTable.isAvailable, "this system does not show processes as files"))
  func keepsItsMemory() throws {
    let options = SVGOptions(description: String(repeating: "What is to be seen. ", count: 100))
    var (asked, delivered, mostHeld, mostUsed) = (0, 0, 0, 0)
    let count = RunLength.of(short: 2_000, long: 20_000)
    let requests = (0..<count).lazy.map { number in
      asked += 1
      return RenderRequest(id: "\(number)", dot: DOT.chain(2), options: options)
    }
    try pool().render(requests) { _ in
      mostHeld = max(mostHeld, asked - delivered)
      delivered += 1
      guard delivered % 500 == 0 else { return }
      mostUsed = max(mostUsed, try ProcessTable.workers().map(ProcessTable.ownMegabytes).reduce(0, +))
    }
    #expect(delivered == count)
    #expect(mostHeld <= 32, "pictures that this process holds")
    #expect((1..<16).contains(mostUsed), "megabytes of the workers' own")
  }

  @Test(.enabled(if: ProcessTable.isAvailable, "this system does not show processes as files"))
  func replacesWorkersThatHaveServed() throws {
    let requests = (0..<100).map { RenderRequest(id: "\($0)", dot: "digraph { a }") }
    var seen: Set<Int32> = []
    try pool(1, perWorker: 10).render(requests) { _ in seen.formUnion(try ProcessTable.workers()) }
    #expect((8...10).contains(seen.count))
  }
}
