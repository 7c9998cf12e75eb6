import ValueFlow

/// The ends of flows that are reducers: where one dismisses itself, calls a closure that it was given, or sends an action for which the
/// flow that shows it takes it away.
struct ReducerEnds {
  let graph: ReducerGraph
  private var types: ReducerTypes { graph.types }

  /// A place at which a flow ends.
  struct End {
    var arm: Int
    var outcome: Name
    var code: Written
  }

  /// The ends of a flow, by what its arms do.
  func ends(of flow: TypeIndex, _ arms: [ReducerArm]) -> [End] {
    let reading = ActionReading(types: types, reducer: flow)
    let taken = actionsTakingAway(flow)
    return arms.indices.flatMap { index -> [End] in
      let sent = arms[index].sends.compactMap { action -> End? in
        let chain = reading.chain(action, from: reading.whole)
        guard taken.contains(where: { $0.meets(chain) }) else { return nil }
        return End(arm: index, outcome: chain.trigger, code: action)
      }
      let calls = arms[index].reports + [arms[index].dismissal].compactMap { $0 }
      return sent
        + calls.compactMap { call in call.called.map { End(arm: index, outcome: $0, code: call) } }
    }
  }

  /// The actions of a flow for which another one replaces its first view or empties the state that shows the flow.
  private func actionsTakingAway(_ flow: TypeIndex) -> [ActionChain] {
    let showing = graph.reading.sites.filter { $0.child == flow && $0.flow != flow && !$0.actions.isEmpty }
    return showing.flatMap { site in
      let arms = ArmReading(types, site.flow).read()
      return arms.indices.filter { takesAway(site, arms[$0], among: arms) }.flatMap { index in
        arms[index].chains.compactMap { inner($0, site) }
      }
    }
  }

  /// The action of the child inside that of the flow which shows it.
  private func inner(_ chain: ActionChain, _ site: ShownSite) -> ActionChain? {
    guard chain.names.count > site.actions.count, chain.names.starts(with: site.actions) else { return nil }
    var own = chain
    own.names = Array(chain.names.dropFirst(site.actions.count))
    return own
  }

  private func takesAway(_ site: ShownSite, _ arm: ReducerArm, among arms: [ReducerArm]) -> Bool {
    let called = arms.filter { $0.chains.isEmpty && arm.calls.contains($0.function) }
    return ([arm] + called).flatMap(\.effects).contains { placed in
      switch placed.effect {
      case .back: site.style != "root"
      // A tab stays when another one is selected.
      case .shows(let key): site.style != "tab" && isOther(key, than: site) && !isStack(key, in: site.flow)
      default: false
      }
    }
  }

  /// Tells whether another element comes on top of those that are there.
  private func isStack(_ key: StateKey, in flow: TypeIndex) -> Bool {
    if case .stack? = types.property(key.property, of: flow).flatMap(types.held) { true } else { false }
  }

  /// Tells whether a case is another one of the state that shows a flow.
  private func isOther(_ key: StateKey, than site: ShownSite) -> Bool {
    key.element != 0
      && site.keys.contains { $0.property == key.property && $0.element != 0 && $0.element != key.element }
  }
}

extension Written {
  /// The name of the property in `await dismiss()` and `onDone(order)`.
  fileprivate var called: Name? {
    guard case .call(let callee, _) = form else { return nil }
    return callee.calledName
  }
}
