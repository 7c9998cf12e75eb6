// Targets and actions: `UIBarButtonItem(…, target: stepper, action: #selector(Stepper.done))`.
extension Player {
  /// Gives selectors the target that stands beside them.
  func aimed(_ given: [Value.Labelled]) -> [Value.Labelled] {
    guard let action = given.firstIndex(where: { $0.label == "action" }),
      case .selector(let name, _) = given[action].value,
      let target = given.first(where: { $0.label == "target" || $0.label.isEmpty })?.value.things.first,
      let id = target.id, !knowledge.functions(name, of: id).isEmpty
    else { return given }
    var aimed = given
    aimed[action].value = .selector(name, target)
    return aimed
  }

  /// Whether the flow answers a selector, or something that it keeps and that may speak to it.
  func isAnswered(_ name: String, by thing: Thing?) -> Bool {
    guard let thing, thing !== me else { return thing === me }
    guard let id = thing.id, !knowledge.isScreen(id), !knowledge.isCandidate[id.index], thing.upwardOf == nil,
      me.name(of: thing) != nil
    else { return false }
    return knowledge.functions(name, of: id).contains {
      $0.facts.hasBody && !$0.mentions.isDisjoint(with: spokenNames)
    }
  }

  /// The screen on top of a container of the flow, whose bars it fills: the last that was put into it.
  func screenOnTop(of owner: Thing, for handlers: [Value]) -> Thing? {
    let areActions = handlers.allSatisfy { if case .selector = $0 { true } else { false } }
    guard areActions, let container = owner.chain.last(where: { isContainer($0) }) else { return nil }
    let held = container.given.last { $0.label == "viewControllers" }.map { subjects(of: $0.value) }
    let shown = held ?? seen.compactMap(\.subject)
    return shown.reversed().lazy.compactMap { subject in
      if case .screen(let screen, _) = subject { screen } else { nil }
    }.first
  }

  private func isContainer(_ thing: Thing) -> Bool {
    thing.type.parts.contains { $0.name.map { knowledge.isContainer($0.lastPart) } ?? false }
  }
}
