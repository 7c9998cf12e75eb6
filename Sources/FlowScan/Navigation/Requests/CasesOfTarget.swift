import ValueFlow

/// The cases for which code makes what a flow's state has its view show: `switch sheet { case .news: NewsView() … }`.
///
/// A state may take its value from a list that all requests are put on, `sheet = waiting.removeFirst()`: who puts another case there does not
/// ask for this one.
struct CasesOfTarget {
  private let solution: Solution
  private let makers: [Making]

  /// A place that makes the target, and the choices around it.
  private struct Making {
    var instance: InstanceIndex
    var block: Int32
    var choices: [BlockChoice]
  }

  init(_ object: ObjectIndex?, _ solution: Solution) {
    self.solution = solution
    let found = (object.map { Array(solution.objects.makers(of: $0)) } ?? []).map {
      Making(
        instance: $0.instance, block: $0.block,
        choices: solution.choices(around: $0.block, in: $0.instance))
    }
    makers = found.contains { $0.choices.isEmpty } ? [] : found
  }

  var isEmpty: Bool { makers.isEmpty }

  /// Tells whether a call passes cases among which that code chooses, and none for which the target is made.
  func areOthers(passedBy edge: CallerEdge) -> Bool {
    guard !makers.isEmpty, edge.kind == .call, edge.site >= 0 else { return false }
    let passed = solution.bodies.sites[Int(edge.site)].arguments.indices
      .flatMap { solution.objects(at: solution.node(ofArgument: $0, of: edge.site, in: edge.instance)) }
      .filter { solution.info(of: $0).kind == .enumCase }
    return !passed.isEmpty && makers.allSatisfy { areOthers(passed, in: $0) }
  }

  private func areOthers(_ passed: [ObjectIndex], in making: Making) -> Bool {
    let tested = passed.filter { solution.isTested($0, around: making.block, in: making.instance) }
    return making.choices.contains { choice in
      let meant = tested.map { solution.info(of: $0) }.filter { choice.types.contains($0.type) }
      return !meant.isEmpty && !meant.contains { choice.contains($0.name) }
    }
  }
}
