import FlowAnalysis
internal import FlowModel

/// The rows of the table of moves.
extension PageContext {
  /// The routes of all flows that lead to a node.
  func arrivals(_ name: String, _ anchor: String, to node: Node) -> MoveGroup {
    MoveGroup(name, anchor, of: index.routes(to: node), most: facts.limits.moves) { route in
      var row = MoveRow(
        requesters: requesters(facts.requesters[route.id] ?? []),
        targets: [MoveTarget(style: StyleName(route.style))])
      row.by = index.flow(ofRoute: route.id).map { flow($0.id) }
      row.route = RouteRow(name: shown(route.name), href: self.route(route.id).href)
      return row
    }
  }

  /// The requesters, each once, with all their triggers.
  func requesters(_ transitions: [Transition], isSelf: Bool = false) -> [TriggerRow] {
    var order: [Source] = []
    var words: [Source: [String]] = [:]
    var flows: [Source: String] = [:]
    for transition in transitions {
      if words[transition.from] == nil { order.append(transition.from) }
      // The start of a flow needs no trigger.
      let triggers = transition.from.kind == .start ? [] : transition.triggers
      let known = words[transition.from] ?? []
      words[transition.from] = known + triggers.filter { !known.contains($0) }
      flows[transition.from] = flows[transition.from] ?? transition.flow
    }
    return order.map { from in
      TriggerRow(
        from: isSelf ? nil : source(from, of: flows[from] ?? ""),
        words: shown((words[from] ?? []).joined(separator: ", ")))
    }
  }

  /// An end of a flow, which is on the flow's page.
  func end(named name: String, of flow: String) -> Ref {
    Ref(
      name: name.isEmpty ? "end" : shown(name), href: href(facts.addresses.flow(flow), anchor: "outcomes"),
      kind: .outcome, hueClass: hue(flow))
  }
}
