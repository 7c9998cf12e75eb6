import FlowAnalysis
internal import FlowModel

/// Rows that several kinds of page share.
extension PageContext {
  func linkRow(_ link: Link) -> LinkRow {
    let opened = opened(by: link)
    return LinkRow(
      link: self.link(link), pattern: shown(link.pattern), parts: PatternPart.parts(of: link.pattern),
      target: opened.target, flow: opened.flow,
      summary: plain(link.summary), isUndocumented: link.summary.isEmpty, owner: shown(link.owner),
      deprecated: deprecation(link.deprecated),
      parametersText: link.parameters.map { shown("\($0.name): \($0.type)") }.joined(separator: ", "))
  }

  /// The target of a link and its flow; nil if the graph does not have them.
  func opened(by link: Link) -> (target: Ref?, flow: Ref?) {
    let flow = index.flow(ofRoute: link.route)
    let route = index.route(link.route)
    return (route.map { target($0.target, of: flow?.id ?? "") }, flow.map { self.flow($0.id) })
  }

  func linkRows(_ links: [Link]) -> [LinkRow] { links.map(linkRow) }

  func ref(_ subject: Finding.Subject) -> Ref? {
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
      screens: Set(flow.routes.compactMap(\.target.screenID)).count,
      routes: flow.routes.count, links: index.links(of: flow.id).count,
      owner: shown(flow.owner), module: shown(flow.module),
      isEntry: facts.entries.contains { $0.id == flow.id }, isUndocumented: flow.summary.isEmpty)
  }

  /// The number of times that a route or link was taken, in words; empty without a trace.
  func uses(_ id: String) -> String {
    guard facts.input.coverage != nil else { return "" }
    let count = facts.uses[id] ?? 0
    return count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
  }

  func isNeverTaken(_ id: String) -> Bool { facts.input.coverage != nil && facts.uses[id] ?? 0 == 0 }

  /// The way of a value through the code.
  func why(_ steps: [CodeStep]) -> [CodeStepRow] {
    steps.map { step in
      CodeStepRow(
        kind: step.kind.rawValue, kindName: step.kind.name, text: shown(step.text), isCode: step.kind.isCode,
        place: place(step.location))
    }
  }
}
