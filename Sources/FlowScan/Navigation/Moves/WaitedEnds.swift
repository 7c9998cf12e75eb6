import ValueFlow

/// Ends of flows that another flow waits for, whose code returns after the answer of a screen: `let ticket = await checkout.run()`.
struct WaitedEnds {
  let reports: FlowReports
  private let waits: Waits
  private var solution: Solution { reports.solution }

  init(_ reports: FlowReports) {
    self.reports = reports
    waits = Waits(reports.solution, reports.owners)
  }

  /// The places where such code returns a value that is no case of its own, or nothing.
  func moves() -> [SeenMove] {
    solution.instances.indices.flatMap { instance -> [SeenMove] in
      let function = function(of: instance)
      guard waits.endsLater(function), let flow = solution.receiverType(of: function),
        isEnding(function, flow)
      else { return [] }
      let places = function == instance ? ends(of: instance) : solution.template(instance).returns
      return places.filter { solution.isActive(instance, block: $0.block) }.map { place, block in
        SeenMove(
          kind: .finish(solution.functionName(of: function)),
          place: FlowPlace(flow: flow, instance: instance, block: block, place: place))
      }
    }
  }

  /// The function around the body of a loop over a stream, or around code that is lent a group of tasks, or the code itself.
  private func function(of instance: InstanceIndex) -> InstanceIndex {
    let outer = solution.instances[instance].outer
    let isLoop =
      outer >= 0
      && solution.callers(of: instance).contains {
        $0.site >= 0 && (solution.bodies.loops.contains($0.site) || solution.lends($0.site))
      }
    return isLoop ? function(of: outer) : instance
  }

  /// Tells whether a flow ends with its own code; one that keeps a continuation ends where it resumes that.
  private func isEnding(_ instance: InstanceIndex, _ flow: TypeIndex) -> Bool {
    reports.roles.isFlow(flow) && reports.owners.isOwnCode(instance) && reports.isCalled(instance, of: flow)
      && !waits.keepsContinuation(instance) && !returnsOwnCase(instance, flow)
  }

  /// Tells whether code returns cases that the flow makes itself, which are its ends; what a child returned is only handed on.
  private func returnsOwnCase(_ instance: InstanceIndex, _ flow: TypeIndex) -> Bool {
    reports.results(of: instance, isAsync: true).contains { result in
      solution.objects.makers(of: result).contains { solution.receiverType(of: $0.instance) == flow }
    }
  }

  /// The places where code returns after an answer, or its end.
  private func ends(of instance: InstanceIndex) -> [(place: Int32, block: Int32)] {
    var places = solution.template(instance).returns
    if places.isEmpty,
      let last = solution.calls(of: instance).map({ solution.bodies.sites[Int($0)].place }).max()
    {
      places = [(last + 1, 0)]
    }
    return places.filter { place, block in
      waits.causes(beforeEnd: place, block, in: instance).contains(where: isAnswer)
        || waits.causes(inLoopAround: block, in: instance).contains(where: isAnswer)
    }
  }

  /// Tells whether code waits for one answer, and not for each of a stream, after which nobody asks.
  private func isAnswer(_ cause: Waits.Cause) -> Bool {
    switch cause {
    case .continuation, .flow: true
    case .messages, .stream, .end: false
    }
  }
}
