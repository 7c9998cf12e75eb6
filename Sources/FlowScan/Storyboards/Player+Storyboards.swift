// Controllers that are made by storyboards, and segues between them.
extension Player {
  /// Plays a call that makes a controller of a storyboard, or goes along a segue.
  func storyboarded(_ name: String, _ given: [Value.Labelled], on receiver: Value?, _ call: Call) -> Value? {
    switch name {
    case "instantiateViewController":
      guard given.count == 1, case .text(let identifier)? = given.first?.value else { return nil }
      return controller(knowledge.storyboards.type(identifier, in: storyboard(receiver)), call)
    case "instantiateInitialViewController":
      guard given.isEmpty else { return nil }
      return controller(storyboard(receiver).flatMap { knowledge.storyboards.first(of: $0) }, call)
    case "performSegue":
      perform(given, on: receiver, call)
      return .unknown
    default: return nil
    }
  }

  private func storyboard(_ receiver: Value?) -> String? {
    guard case .text(let name)? = receiver?.things.first?.given.first?.value else { return nil }
    return name
  }

  private func controller(_ type: String?, _ call: Call) -> Value? {
    guard let type, let id = program.find(type, in: call.frame.owner, from: call.frame.file) else {
      return nil
    }
    return .thing(instance(of: id, in: call.frame, at: call.place))
  }

  /// `screen.performSegue(withIdentifier: "detail", sender: nil)`: what it leads to is known where a storyboard says so.
  private func perform(_ given: [Value.Labelled], on receiver: Value?, _ call: Call) {
    guard case .text(let name)? = given.first(where: { $0.label == "withIdentifier" })?.value else {
      return note(
        .unknown, style: "push", owner: nil, call.text, at: call.place, in: call.frame, mustTell: true)
    }
    let performers = receiver?.things ?? call.frame.me.map { [$0] } ?? []
    let from = Set(performers.compactMap(\.id).flatMap { knowledge.ancestorNames[$0.index] })
    let all = Set(knowledge.storyboards.segues.filter { $0.name == name && !$0.name.isEmpty })
    let own = all.filter { from.contains($0.from) }
    let segues = (own.isEmpty ? all : own).sorted { ($0.to, $0.style) < ($1.to, $1.style) }
    let known = segues.compactMap { segue in controller(segue.to, call).map { ($0, segue.style) } }
    for (shown, style) in known {
      for thing in shown.things { thing.id.map { bySegue[$0] = thing } }
      note(shown, style: style, owner: nil, call.text, at: call.place, in: call.frame)
    }
    if known.isEmpty {
      note(.unknown, style: "push", owner: nil, call.text, at: call.place, in: call.frame, mustTell: true)
    }
  }

  /// `segue.destination as? DetailController`, where the flow prepares a segue: that is what is shown.
  func segueDestination(_ value: Value, as type: TypeShape, in frame: Frame) -> Value? {
    guard frame.me === me, value.things.contains(where: isOfSegue),
      let id = knowledge.concrete(type, in: frame.owner, from: frame.file), isScreen(id)
    else { return nil }
    if let known = bySegue[id] { return .thing(known) }
    let shown = instance(of: id, in: frame, at: frame.function?.facts.place ?? Place())
    bySegue[id] = shown
    let style = knowledge.storyboards.style(of: program[id].name) ?? "push"
    note(
      .thing(shown), style: style, owner: nil, program[id].name, at: frame.function?.facts.place ?? Place(),
      in: frame)
    return .thing(shown)
  }

  private func isOfSegue(_ thing: Thing) -> Bool {
    thing.chain.contains { part in
      part.origin.map { $0.name == "destination" && $0.thing.type.name == "UIStoryboardSegue" } ?? false
    }
  }
}

extension FunctionNode {
  /// Whether it is told of a segue that is about to happen.
  var preparesSegue: Bool { facts.parameters.contains { $0.type.name == "UIStoryboardSegue" } }
}
