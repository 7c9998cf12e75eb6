import Testing

@testable import FlowRender

@Suite struct LadderTests {
  /// The rungs and their limits in seconds, when each fails for the reason after its whole limit.
  private func descent(
    _ reason: RenderSetback.Reason, fallbacks: [String] = [], limit: Duration = .seconds(16)
  ) -> [String] {
    var ladder = Ladder(RenderRequest(id: "x", dot: "d", fallbacks: fallbacks), limit: limit)
    var steps: [String] = []
    repeat {
      steps.append("\(ladder.rung) \(ladder.limit.components.seconds)")
    } while ladder.fail(reason)
    return steps
  }

  @Test func halvesTheTime() {
    #expect(
      descent(.tookTooLong(.zero), fallbacks: ["e", "f"]) == [
        "full effort 8", "reduced effort 4", "minimal effort 2", "fallback 1 1", "fallback 2 1",
      ])
  }

  @Test func givesTheLastAttemptAllThatIsLeft() {
    #expect(descent(.crashed("signal 11")) == ["full effort 8", "reduced effort 4", "minimal effort 4"])
  }

  @Test func passesOverEffortsThatCannotHelp() {
    #expect(
      descent(.refused(.syntax([])), fallbacks: ["e", "f"]) == [
        "full effort 8", "fallback 1 4", "fallback 2 4",
      ])
    #expect(descent(.refused(.empty)) == ["full effort 8"])
    #expect(descent(.refused(.failed([]))).count == 3)
  }

  @Test(arguments: [Duration.zero, .seconds(-5), .seconds(Int64.max)])
  func takesAnyLimit(_ limit: Duration) {
    #expect(descent(.tookTooLong(.zero), fallbacks: ["e"], limit: limit).count <= 4)
    #expect(Ladder(RenderRequest(id: "x", dot: "d"), limit: limit).order.secondsToLive < 2_000_000)
  }

  /// What is too large for Graphviz is not given to it, where somebody has drawn it without.
  @Test(arguments: [
    (0, ["full effort 8", "reduced effort 4", "minimal effort 2"]),
    (1_000, ["full effort 8", "reduced effort 4", "minimal effort 2"]), (1_001, ["minimal effort 8"]),
    (4_001, []),
  ])
  func beginsWhereItMayComeToAnEnd(edges: Int, steps: [String]) {
    var request = RenderRequest(id: "x", dot: "d")
    request.edges = edges
    request.lastResort = { "<svg viewBox=\"0 0 1 1\"></svg>" }
    var ladder = Ladder(request, limit: .seconds(16))
    var found: [String] = []
    while !ladder.isAtEnd {
      found.append("\(ladder.rung) \(ladder.limit.components.seconds)")
      _ = ladder.fail(.tookTooLong(.zero))
    }
    #expect(found == steps)
    #expect(ladder.plainPicture()?.rung == .plain)
    #expect(ladder.plainPicture()?.setbacks.count == steps.count)
  }

  @Test func ordersTheFallback() {
    var ladder = Ladder(RenderRequest(id: "x", dot: "d", fallbacks: ["e"]), limit: .seconds(16))
    #expect(ladder.order.dot == "d")
    let goesOn = ladder.fail(.refused(.empty))
    #expect(goesOn)
    #expect(ladder.order.dot == "e")
    #expect(ladder.order.effort == .reduced)
    #expect(ladder.setbacks == [RenderSetback(rung: .wanted(.full), reason: .refused(.empty))])
  }
}
