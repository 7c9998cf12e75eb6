internal import FlowModel

/// Rows that several kinds of page have.
extension Desk {
  func linkRow(_ link: Link) -> LinkRow {
    let route = index.route(link.route)
    let flow = index.flow(ofRoute: link.route)
    return LinkRow(
      link: self.link(link), pattern: shown(link.pattern), parts: PatternPart.parts(of: link.pattern),
      target: route.map { target($0.target, of: flow?.id ?? "") }, flow: flow.map { self.flow($0.id) },
      summary: plain(link.summary), owner: shown(link.owner),
      deprecated: deprecation(link.deprecated),
      parametersText: link.parameters.map { shown("\($0.name): \($0.type)") }.joined(separator: ", "))
  }

  func linkRows(_ links: [Link]) -> [LinkRow] { links.map(linkRow) }

  func triggers(ofRoute id: String) -> [TriggerRow] {
    (facts.askers[id] ?? []).map(trigger)
  }

  func trigger(_ transition: Transition) -> TriggerRow {
    TriggerRow(from: source(transition.from, of: transition.flow), words: words(of: transition))
  }

  /// What one does to ask; where a flow begins it asks by itself.
  private func words(of transition: Transition) -> String {
    transition.from.kind == .start ? "" : shown(transition.triggers.joined(separator: ", "))
  }

  func move(_ transition: Transition) -> MoveRow {
    let route = transition.kind == .route ? index.route(transition.route) : nil
    return MoveRow(
      from: source(transition.from, of: transition.flow), words: words(of: transition),
      kind: MoveRow.Kind(transition.kind), style: route.map { StyleName($0.style) } ?? .none,
      to: destination(of: transition, route))
  }

  private func destination(of transition: Transition, _ route: Route?) -> Ref? {
    switch transition.kind {
    case .route: route.map { target($0.target, of: transition.flow) }
    case .finish:
      Ref(
        name: transition.outcome.isEmpty ? "end" : shown(transition.outcome),
        href: href(facts.addresses.flow(transition.flow), anchor: "outcomes"), kind: .outcome,
        hueClass: hue(transition.flow))
    case .back: nil
    }
  }

  func leaders(to node: Node) -> [LeaderRow] {
    index.routes(to: node).compactMap { route in
      index.flow(ofRoute: route.id).map { flow in
        LeaderRow(
          flow: self.flow(flow.id), route: self.route(route.id), style: StyleName(route.style),
          triggers: triggers(ofRoute: route.id))
      }
    }
  }

  func findingRow(_ finding: Finding) -> FindingRow {
    FindingRow(
      rule: shown(finding.rule), severity: finding.severity.rawValue,
      severityName: finding.severity.rawValue.prefix(1).uppercased() + finding.severity.rawValue.dropFirst(),
      message: shown(finding.message), remedy: shown(finding.remedy),
      about: facts.findings.subject(of: finding).flatMap(ref), place: place(finding.location))
  }

  private func ref(_ subject: Finding.Subject) -> Ref? {
    switch subject {
    case .flow(let id): flow(id)
    case .screen(let id): node(.screen(id))
    case .link(let id): facts.link(id).map { link($0) }
    case .route: nil
    }
  }

  func callRow(_ call: UnresolvedCall) -> CallRow {
    CallRow(
      flow: call.flow.isEmpty ? nil : flow(call.flow), expression: shown(call.expression),
      reason: shown(call.reason),
      place: place(call.location), why: why(call.why))
  }

  func flowRow(_ flow: Flow) -> FlowRow {
    FlowRow(
      flow: self.flow(flow.id), summary: inline(flow.summary),
      screens: Set(flow.routes.filter { $0.target.kind == .screen }.map(\.target.id)).count,
      routes: flow.routes.count, links: index.links(of: flow.id).count,
      owner: shown(flow.owner), module: shown(flow.module))
  }

  /// How often a route or link was taken, in words; empty without a trace.
  func uses(_ id: String) -> String {
    guard facts.input.coverage != nil else { return "" }
    let count = facts.uses[id] ?? 0
    return count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
  }

  func isNeverTaken(_ id: String) -> Bool { facts.input.coverage != nil && facts.uses[id] ?? 0 == 0 }
}

extension MoveRow.Kind {
  fileprivate init(_ kind: Transition.Kind) {
    switch kind {
    case .route: self = .route
    case .finish: self = .finish
    case .back: self = .back
    }
  }
}
