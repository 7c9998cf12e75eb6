import Foundation
import Testing

@testable import FlowRender

/// The worker by itself, without a pool that looks after it.
extension PoolTests {
  /// Starts a worker, sends it something, and leaves it alone.
  private func worker(_ input: [UInt8], closes: Bool) throws -> (process: Process, input: Pipe, output: Pipe)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: WorkerProgram.command.executable)
    process.arguments = WorkerProgram.command.arguments
    let pipes = (Pipe(), Pipe())
    process.standardInput = pipes.0
    process.standardOutput = pipes.1
    try process.run()
    try pipes.0.fileHandleForWriting.write(contentsOf: input)
    if closes { try pipes.0.fileHandleForWriting.close() }
    return (process, pipes.0, pipes.1)
  }

  private func order(_ dot: String, milliseconds: UInt32 = 60_000, secondsToLive: UInt32 = 20) -> [UInt8] {
    Frame.encode(
      WorkOrder(
        dot: dot, effort: .full, milliseconds: milliseconds, secondsToLive: secondsToLive,
        options: SVGOptions()
      ).bytes)
  }

  @Test func answersAndEndsWithItsInput() throws {
    let (process, _, output) = try worker(order("digraph { a }") + order("digraph {"), closes: true)
    var answers = FrameBuffer()
    answers.append(try #require(try output.fileHandleForReading.readToEnd()))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try Hello(try #require(try answers.next())).problem == nil)
    guard case .picture = try WorkReport(try #require(try answers.next())) else { throw WireError() }
    guard case .refused(.syntax) = try WorkReport(try #require(try answers.next())) else { throw WireError() }
    #expect(try answers.next() == nil)
  }

  @Test(arguments: [[0, 0, 0, 0], [255, 255, 255, 255], [1, 0, 0, 0, 9], [9]] as [[UInt8]])
  func endsOnWhatIsNoOrder(_ bytes: [UInt8]) throws {
    let (process, _, _) = try worker(bytes, closes: true)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }

  @Test func leavesAnInterruptToItsParent() throws {
    let (process, input, output) = try worker([], closes: false)
    // The greeting shows that it is ready.
    #expect(try output.fileHandleForReading.read(upToCount: 4)?.count == 4)
    kill(process.processIdentifier, SIGINT)
    try input.fileHandleForWriting.write(contentsOf: order("digraph { a }"))
    try input.fileHandleForWriting.close()
    #expect(try output.fileHandleForReading.readToEnd()?.contains(UInt8(ascii: "<")) == true)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
  }

  /// Its parent may be killed in the middle of a layout that has long to go.
  @Test func doesNotOutliveWhoeverReadsItsAnswers() throws {
    let (process, input, output) = try worker(
      order(DOT.dense(nodes: 3_000, edges: 12_000), secondsToLive: 100_000), closes: false)
    #expect(try output.fileHandleForReading.read(upToCount: 4)?.count == 4)
    try output.fileHandleForReading.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    try input.fileHandleForWriting.close()
  }

  /// Its work is limited, and not the time that it waits for others.
  @Test func endsWhenItHasWorkedLongEnough() throws {
    let dense = DOT.dense(nodes: 3_000, edges: 12_000)
    let (process, input, _) = try worker(
      order(dense, milliseconds: 200, secondsToLive: 100_000), closes: false)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGPROF)
    try input.fileHandleForWriting.close()
  }

  @Test func doesNotOutliveItsOrderForLong() throws {
    let (process, _, _) = try worker(
      order(DOT.dense(nodes: 3_000, edges: 12_000), secondsToLive: 1), closes: true)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGALRM)
  }
}
