import Testing

@testable import FlowRender

@Suite struct AttemptPlanTests {
  /// The rungs and their limits in seconds, when each fails for the reason after its whole limit.
  private func descent(
    _ reason: FailedAttempt.Reason, fallbacks: [String] = [], limit: Duration = .seconds(16)
  ) -> [String] {
    var plan = AttemptPlan(RenderRequest(id: "x", dot: "d", fallbacks: fallbacks), limit: limit)
    var steps: [String] = []
    repeat {
      steps.append("\(plan.attempt) \(plan.limit.components.seconds)")
    } while plan.fail(reason)
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
    #expect(AttemptPlan(RenderRequest(id: "x", dot: "d"), limit: limit).order.secondsToLive < 2_000_000)
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
    var plan = AttemptPlan(request, limit: .seconds(16))
    var found: [String] = []
    while !plan.isAtEnd {
      found.append("\(plan.attempt) \(plan.limit.components.seconds)")
      _ = plan.fail(.tookTooLong(.zero))
    }
    #expect(found == steps)
    #expect(plan.plainPicture()?.attempt == .plain)
    #expect(plan.plainPicture()?.failedAttempts.count == steps.count)
  }

  @Test func ordersTheFallback() {
    var plan = AttemptPlan(RenderRequest(id: "x", dot: "d", fallbacks: ["e"]), limit: .seconds(16))
    #expect(plan.order.dot == "d")
    let goesOn = plan.fail(.refused(.empty))
    #expect(goesOn)
    #expect(plan.order.dot == "e")
    #expect(plan.order.effort == .reduced)
    #expect(plan.failedAttempts == [FailedAttempt(attempt: .wanted(.full), reason: .refused(.empty))])
  }
}
