// What another flow is asked to do is told of that flow, once all flows are known.
extension Player {
  /// The routes of another flow's table: `parent.go(\.cart)`.
  func noteOthers(_ flow: TypeID, _ given: [Value.Labelled], _ call: Call) {
    guard isOwnMatter(call.frame) else { return }
    let names = routeNames(given)
    for name in names {
      add(.elsewhere(.route(name, of: flow), text: call.text), at: call.place, in: call.frame)
    }
    guard names.isEmpty else { return }
    let reason = "This goes along a route of another flow: \(program[flow].name)."
    add(.unresolved(call.text, reason: reason), at: call.place, in: call.frame)
  }

  /// `app.open("shop://orders/42")`: what the link leads to is shown, whoever's route it is.
  func openLink(_ name: String, _ given: [Value.Labelled], on receiver: Value?, _ call: Call) -> Bool {
    guard knowledge.tables.opens.contains(name),
      let thing = receiver.map(\.things.first) ?? call.frame.me,
      thing.chain.contains(where: { $0.id.map { knowledge.tables[$0] != nil } ?? false }),
      let url = url(given, call), isOwnMatter(call.frame)
    else { return false }
    add(.elsewhere(.link(url), text: call.text), at: call.place, in: call.frame)
    return true
  }

  /// Whether a call asks another flow, as the parent that is told of all else, to go along a route or to open a link.
  func askElsewhere(_ name: String, of thing: Thing, _ call: Call) -> Bool {
    guard thing !== me, let id = thing.id, let rule = knowledge.tables[id]?.rule,
      rule.go.contains(name) || rule.opens.contains(name), knowledge.functions(name, of: id).isEmpty
    else { return false }
    return navigateByTable(name, values(of: call, for: []), on: .thing(thing), call)
  }

  /// Whether this happens in the flow's code, or a screen of the flow says it.
  private func isOwnMatter(_ frame: Frame) -> Bool {
    frame.cause.isSpeech || frame.stack.contains { $0.me === me }
  }

  /// A URL as it is written; what it is filled with may be anything, so a value stands there that most links take.
  private func url(_ given: [Value.Labelled], _ call: Call) -> String? {
    if case .text(let text)? = given.first?.value { return text.unescaped }
    guard case .text(let parts, _)? = call.arguments.first?.value else { return nil }
    return parts.map { if case .plain(let text) = $0 { text.unescaped } else { "1" } }.joined()
  }
}
