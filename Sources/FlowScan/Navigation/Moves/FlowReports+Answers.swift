import ValueFlow

// Flows that answer the flow which waits for them: `continuation.resume(returning: user)`.
extension FlowReports {
  /// The ends at which a flow resumes a continuation that another flow waits for, whatever it answers.
  func answeredEnds() -> [SeenMove] {
    let waiting = Set(solution.continuations.filter(isWaitedFor).map(\.continuation))
    guard !waiting.isEmpty else { return [] }
    return solution.resumptions.filter { waiting.contains($0.continuation) }.flatMap { answer -> [SeenMove] in
      guard let flow = ownFlow(of: answer.instance) else { return [] }
      if !owners.isOwnCode(answer.instance) { return ends(of: flow, callingInherited: answer.instance) }
      let site = solution.bodies.sites[Int(answer.site)]
      let place = FlowPlace(flow: flow, instance: answer.instance, block: site.block, place: site.place)
      return ends(of: flow, by: answer.site, in: answer.instance, at: place)
    }
  }

  /// Tells whether another flow calls the code of a flow that waits.
  private func isWaitedFor(_ wait: Solution.ContinuationUse) -> Bool {
    guard let flow = ownFlow(of: wait.instance) else { return false }
    return isCalled(wait.instance, of: flow)
  }
}
