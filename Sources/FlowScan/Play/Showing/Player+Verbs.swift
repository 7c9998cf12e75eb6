// Functions that put something on show.
extension Player {
  /// Whether a call puts something on screen, as conventions tell.
  func isVerb(_ name: String, _ given: [Value.Labelled], on receiver: Value?, in frame: Frame? = nil) -> Bool
  {
    verb(name, given, on: receiver ?? frame?.me.map { .thing($0) }) != nil
  }

  private func verb(_ name: String, _ given: [Value.Labelled], on receiver: Value?) -> Conventions.Verb? {
    knowledge.verbs[name]?.first { verb in
      guard !verb.isRoute || !hosts.isEmpty,
        verb.labels.allSatisfy({ label in given.contains { $0.label == label } })
      else { return false }
      return verb.on.isEmpty || isOneOf(receiver, verb.on)
    }
  }

  func isImplicitVerb(_ name: String, _ labels: [String]) -> Bool {
    name != "init"
      && knowledge.verbs[name]?.contains { verb in
        verb.on.isEmpty ? !verb.labels.isEmpty && verb.labels.allSatisfy(labels.contains) : true
      } ?? false
  }

  /// Whether the receiver is of one of these types; `self` is meant where none is written.
  func isOneOf(_ receiver: Value?, _ names: [String]) -> Bool {
    guard let receiver else { return isOneOf(me, names) }
    return receiver.options.contains { option in
      switch option {
      case .thing(let thing): isOneOf(thing, names)
      case .type(let type): names.contains(type.name?.lastPart ?? "")
      default: false
      }
    }
  }

  func isOneOf(_ thing: Thing, _ names: [String]) -> Bool {
    if let id = thing.id { return names.contains { knowledge.inherits(id, $0) } }
    return thing.type.parts.contains { names.contains($0.name?.lastPart ?? "") }
  }

  /// Notes what a verb shows.
  func show(_ name: String, _ given: [Value.Labelled], on receiver: Value?, _ call: Call) {
    guard let verb = verb(name, given, on: receiver ?? call.frame.me.map { .thing($0) }) ?? implicitVerb(name)
    else { return }
    if verb.style == "system" { return }
    let shown = selected(verb.arguments, of: given)
    guard !shown.isEmpty, !takesAllAway(call, shown) else { return }
    if verb.isRoute {
      var style = verb.style
      if case .member(let wanted)? = given.first(where: { $0.label == "style" })?.value {
        style = knowledge.conventions.routeStyles[wanted.name] ?? style
      }
      let route = Value.oneOf(shown)
      if showRoute(route, style: style, call.text, at: call.place, in: call.frame) { return }
      _ = showRoute(byType: route, on: receiver, style: style, call.text, at: call.place, in: call.frame)
      return
    }
    if verb.style == "start" {
      contribute(.oneOf(shown), call)
      return noteBeginning(name, given)
    }
    var style = verb.style
    if name == "setViewControllers", receiver.map({ isOneOf($0, ["UITabBarController"]) }) ?? false {
      style = "tab"
    }
    if let thing = receiver?.things.first, fill(thing, shown, name) { return }
    let owner = bindingOwner(of: call) ?? hostOwner(style, in: call.frame)
    if style == "root", owner == nil, knowledge.isContainer(name) { return }
    if style == "tab" {
      for value in shown {
        note(value, style: style, owner: owner, call.text, at: call.place, in: call.frame)
      }
    } else {
      note(
        .oneOf(shown), style: style, owner: owner, call.text, at: call.place, in: call.frame,
        mustTell: owner == nil && verb.on.isEmpty)
    }
  }

  /// What is handed over without being shown by the call itself: a child starts by itself, a screen is already there.
  private func contribute(_ value: Value, _ call: Call) {
    for subject in subjects(of: value) {
      switch subject {
      case .flow(let child) where isChild(child): add(.keep(child), at: call.place, in: call.frame)
      case .screen(let screen, _) where !isOnShow(screen) && decides(subject, nil, in: call.frame):
        add(.show(subject, style: "root"), at: call.place, in: call.frame)
      default: continue
      }
    }
  }

  private func isOnShow(_ screen: Thing) -> Bool {
    seen.contains { if case .show(.screen(let shown, _), _) = $0.deed { shown === screen } else { false } }
  }

  /// Whether a call shows nothing at all: `setViewControllers([], animated: false)`.
  private func takesAllAway(_ call: Call, _ shown: [Value]) -> Bool {
    shown.allSatisfy(\.leaves.isEmpty) && call.arguments.contains { $0.value == .list([]) }
  }

  private func implicitVerb(_ name: String) -> Conventions.Verb? {
    knowledge.verbs[name]?.first { !$0.on.isEmpty }
  }

  private func selected(_ wanted: [String], of given: [Value.Labelled]) -> [Value] {
    if wanted.isEmpty { return given.map(\.value) }
    return wanted.compactMap { key in
      if let position = Int(key) { return given.indices.contains(position) ? given[position].value : nil }
      return given.first { $0.label == key }?.value
    }
  }
}
