import ValueFlow

// Flows that return their result to the flow that started them.
extension FlowReports {
  /// The ends by cases for which another flow waits: `func run() async -> CartResult`, `func run() -> Observable<CartResult>`.
  func returnedEnds() -> [SeenMove] {
    let types = OutcomeTypes(solution)
    let waits = Waits(solution, owners)
    return solution.instances.indices.flatMap { instance -> [SeenMove] in
      guard let flow = solution.receiverType(of: instance), roles.isFlow(flow), isCalled(instance, of: flow)
      else {
        return []
      }
      let results = results(of: instance, isAsync: waits.endsLater(instance))
      let own = results.flatMap { result in
        solution.objects.makers(of: result).filter { solution.receiverType(of: $0.instance) == flow }.map {
          end(of: flow, by: result, $0, types)
        }
      }
      // A flow that returns no case of its own ends where it returns.
      return own.isEmpty ? [] : own + results.flatMap { screenEnds(of: flow, by: $0, types) }
    }
  }

  /// The ends by a case that a screen answers, which the flow hands on.
  private func screenEnds(of flow: TypeIndex, by result: ObjectIndex, _ types: OutcomeTypes) -> [SeenMove] {
    solution.objects.makers(of: result).compactMap { made in
      guard case .screens(let screens) = owners.owner(ofCode: made.instance) else { return nil }
      var move = end(of: flow, by: result, made, types)
      (move.spoken, move.screens) = (solution.info(of: result).name, screens)
      return move
    }
  }

  private func end(of flow: TypeIndex, by result: ObjectIndex, _ made: Maker, _ types: OutcomeTypes)
    -> SeenMove
  {
    SeenMove(
      kind: .finish(solution.info(of: result).name),
      place: FlowPlace(flow: flow, instance: made.instance, block: made.block, place: made.place),
      carried: types.carried(by: result))
  }

  /// Tells whether another flow calls a function, directly or by code that the flow inherits, as a base class runs what flows override.
  func isCalled(_ instance: InstanceIndex, of flow: TypeIndex) -> Bool {
    var seen: Set<InstanceIndex> = [instance]
    var waiting = [instance]
    while let called = waiting.popLast() {
      for edge in solution.callers(of: called) {
        guard let type = solution.receiverType(of: edge.instance) else { continue }
        if edge.kind == .call, type != flow, roles.isFlow(type) { return true }
        guard type == flow, isInherited(edge.instance, by: flow) else { continue }
        let function = solution.outermost(edge.instance)
        if seen.insert(function).inserted { waiting.append(function) }
      }
    }
    return false
  }

  func isInherited(_ instance: InstanceIndex, by flow: TypeIndex) -> Bool {
    let owner = solution.template(instance).owner
    return owner >= 0 && owner != flow
  }

  /// The cases that a function returns after waiting, or by a publisher; one that returns them at once only answers a question.
  func results(of instance: InstanceIndex, isAsync: Bool) -> [ObjectIndex] {
    let returned = solution.objects(at: solution.resultNode(instance))
    let delivered = returned.filter(isForeign).compactMap { solution.knownContent($0) }
    guard isAsync || !delivered.isEmpty else { return [] }
    return Set(returned + delivered.flatMap { solution.objects(at: $0) }).filter(isResult).sorted()
  }

  private func isForeign(_ object: ObjectIndex) -> Bool {
    let info = solution.info(of: object)
    return info.kind == .instance && info.type >= 0 && solution.program.types[Int(info.type)].isForeign
  }

  /// Tells whether an object is a case of the app's own.
  private func isResult(_ object: ObjectIndex) -> Bool {
    let info = solution.info(of: object)
    guard info.kind == .enumCase, info.type < 0 else {
      return info.kind == .enumCase && !solution.program.types[Int(info.type)].isForeign
    }
    return !solution.isFlag(object) && solution.program.types.contains { $0.cases[info.name] != nil }
  }
}
