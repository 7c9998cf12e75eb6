extension Player {
  /// A flow with a table goes along a route, ends or goes back: `flow.go(\.payment, .card)`, `flow.finish(order)`.
  func navigateByTable(_ name: String, _ given: [Value.Labelled], on receiver: Value?, _ call: Call) -> Bool {
    if openLink(name, given, on: receiver, call) { return true }
    guard let thing = receiver.map(\.things.first) ?? call.frame.me, let id = thing.id,
      let rule = knowledge.tables[id]?.rule, rule.verbs.contains(name)
    else { return false }
    guard thing === me, let table else {
      if rule.go.contains(name) { noteOthers(id, given, call) }
      return true
    }
    if rule.go.contains(name) { go(given, by: table, call) }
    if let outcome = rule.outcomes[name] { add(.finish(outcome), at: call.place, in: call.frame) }
    if rule.back.contains(name) { add(.back, at: call.place, in: call.frame) }
    if rule.start == name { showFirst(at: call.place, in: call.frame) }
    return true
  }

  private func go(_ given: [Value.Labelled], by table: PlayedTable, _ call: Call) {
    let names = routeNames(given)
    if names.isEmpty {
      add(
        .unresolved(call.text, reason: "Which route is gone is not known here."), at: call.place,
        in: call.frame)
    }
    for name in names {
      guard let entry = table[name] else {
        add(.unresolved(call.text, reason: "The table has no route \(name)."), at: call.place, in: call.frame)
        continue
      }
      show(entry, at: call.place, in: call.frame)
      hear(given, afterwards: entry, call)
    }
  }

  func routeNames(_ given: [Value.Labelled]) -> [String] {
    given.flatMap(\.value.leaves).compactMap { leaf in
      if case .keyPath(let path) = leaf { path.last } else { nil }
    }
  }

  /// A closure that is handed to `go` is run when the child flow has ended.
  private func hear(_ given: [Value.Labelled], afterwards entry: PlayedTable.Entry, _ call: Call) {
    guard case .flow(let child)? = entry.subject else { return }
    for argument in given {
      guard case .closure = argument.value else { continue }
      waiting.append(
        Trigger(
          sender: child, name: "ended", value: argument.value, element: .unknown, cause: call.frame.cause))
    }
  }
}
