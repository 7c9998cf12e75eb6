extension Player {
  /// A container that was put on show before anything was put into it.
  struct EmptyOnShow {
    let style: String
    let text: String
    let place: Place
    let frame: Frame
  }

  // MARK: - Verbs

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
      return verb.on.isEmpty || fits(receiver, verb.on)
    }
  }

  func isImplicitVerb(_ name: String, _ labels: [String]) -> Bool {
    name != "init"
      && knowledge.verbs[name]?.contains { verb in
        verb.on.isEmpty ? !verb.labels.isEmpty && verb.labels.allSatisfy(labels.contains) : true
      } ?? false
  }

  /// Whether the receiver is of one of these types; `self` is meant where none is written.
  private func fits(_ receiver: Value?, _ names: [String]) -> Bool {
    guard let receiver else { return fits(me, names) }
    return receiver.options.contains { option in
      switch option {
      case .thing(let thing): fits(thing, names)
      case .type(let type): names.contains(type.name?.lastPart ?? "")
      default: false
      }
    }
  }

  private func fits(_ thing: Thing, _ names: [String]) -> Bool {
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
      _ = showRoute(.oneOf(shown), style: style, call.text, at: call.place, in: call.frame)
      return
    }
    if verb.style == "start" { return contribute(.oneOf(shown), call) }
    var style = verb.style
    if name == "setViewControllers", receiver.map({ fits($0, ["UITabBarController"]) }) ?? false {
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

  /// A container that was just made and is on no screen yet only takes in what it will show.
  private func fill(_ container: Thing, _ shown: [Value], _ name: String) -> Bool {
    guard container.isMade, container !== me, name == "setViewControllers" || name == "pushViewController",
      container.id == nil || container.id.map({ knowledge.isTransparent($0) }) ?? false
    else { return false }
    if name == "setViewControllers" { container.given.removeAll { $0.label == "viewControllers" } }
    container.given.append(.init(label: "viewControllers", value: .list(shown)))
    if let empty = emptyOnShow[ObjectIdentifier(container)] {
      note(.list(shown), style: empty.style, owner: nil, empty.text, at: empty.place, in: empty.frame)
    }
    return container.maker == flow && !isOwn(container)
  }

  /// Whether the flow keeps this container as its own.
  private func isOwn(_ thing: Thing) -> Bool {
    keeps(me, thing, depth: 0)
  }

  private func keeps(_ owner: Thing, _ thing: Thing, depth: Int) -> Bool {
    owner.fields.values.flatMap(\.things).contains { held in
      held === thing || (depth < 2 && held.isMade && !isFlow(held) && keeps(held, thing, depth: depth + 1))
    }
  }

  /// The flow whose property a SwiftUI modifier is bound to.
  private func bindingOwner(of call: Call) -> Thing? {
    for argument in call.arguments where argument.value.isBinding {
      guard case .member(let base?, _, _) = argument.value else { continue }
      if let owner = value(of: base, in: call.frame, scope: call.scope).things.first(where: { $0 === me }) {
        return owner
      }
    }
    return nil
  }

  // MARK: - Assignments

  /// `window.rootViewController = …`, `tabs.viewControllers = […]`, `coordinator.sheet = .login`.
  func show(
    _ value: Value, byAssigning name: String, to owner: Thing?, at place: Place, text: String, in frame: Frame
  ) {
    if let owner, let id = owner.id, let style = knowledge.bindings[name], program[id].kind == .class,
      !isScreen(id)
    {
      return showBound(value, style: style, text, at: place, in: frame)
    }
    if showRoutes(value, text, at: place, in: frame) { return }
    guard let rules = knowledge.assignments[name] else { return }
    let rule = rules.first { rule in
      guard !rule.on.isEmpty else { return true }
      guard let owner else { return rule.on.contains("UIWindow") }
      return fits(owner, rule.on)
        || (owner.id == nil && owner.type == .unknown && rule.on.contains("UIWindow"))
    }
    guard let rule, owner !== me else { return }
    if let owner, owner.isMade, rule.style == "root", !isWindow(owner),
      fill(owner, [value], "setViewControllers")
    {
      return
    }
    if case .list(let items) = value {
      for item in items { note(item, style: rule.style, owner: nil, text, at: place, in: frame) }
    } else {
      note(value, style: rule.style, owner: nil, text, at: place, in: frame)
    }
  }

  /// Shows what is put where a SwiftUI container looks: a route, or something that holds a screen.
  func showBound(_ value: Value, style: String, _ text: String, at place: Place, in frame: Frame) {
    if showRoute(value, style: style, text, at: place, in: frame) { return }
    let isKnown = subjects(of: value).contains { subject in
      switch subject {
      case .flow, .screen: true
      default: false
      }
    }
    if isKnown { note(value, style: style, owner: nil, text, at: place, in: frame) }
  }

  private func isWindow(_ thing: Thing) -> Bool {
    thing.type.name == "UIWindow"
  }

  func isFlow(_ thing: Thing) -> Bool {
    thing.id.map { knowledge.isCandidate[$0.index] } ?? false
  }

  // MARK: - Noting

  /// Notes that the flow shows a value, if it is this flow that decides so.
  func note(
    _ value: Value, style: String, owner: Thing?, _ text: String, at place: Place, in frame: Frame,
    mustTell: Bool = false
  ) {
    let subjects = self.subjects(of: value)
    for subject in subjects where decides(subject, owner, in: frame) {
      if case .empty = subject {
        for thing in value.leaves.flatMap(\.things) where thing.isMade {
          emptyOnShow[ObjectIdentifier(thing)] = EmptyOnShow(
            style: style, text: text, place: place, frame: frame)
        }
        continue
      }
      if case .unknown = subject {
        noteChoice(in: frame)
        add(.unresolved(text, reason: "What is shown is not known here."), at: place, in: frame)
      } else {
        add(.show(subject, style: style), at: place, in: frame, handed: value.leaves.flatMap(\.things))
        if case .screen(let thing, _) = subject { noteEmbedded(in: thing, at: place, in: frame) }
      }
    }
    if subjects.isEmpty, !value.leaves.isEmpty || mustTell, decides(.unknown, owner, in: frame) {
      noteChoice(in: frame)
      add(.unresolved(text, reason: "What is shown could not be followed."), at: place, in: frame)
    }
  }

  /// A view controller that is made with others holds them inside of itself.
  private func noteEmbedded(in container: Thing, at place: Place, in frame: Frame) {
    guard container.isMade, isController(container) else { return }
    for held in container.given.flatMap({ $0.value.things })
    where held.isMade && held.maker == flow && isController(held) {
      add(.show(.screen(held, name: program[held.id ?? flow].name), style: "embed"), at: place, in: frame)
    }
  }

  private func isController(_ thing: Thing) -> Bool {
    thing.id.map { isScreen($0) && !knowledge.inherits($0, "View") } ?? false
  }

  /// Whether the flow that is played is the one that shows this: the innermost flow that was not itself handed it.
  private func decides(_ subject: Subject, _ owner: Thing?, in frame: Frame) -> Bool {
    if let owner { return owner === me }
    let thing: Thing? =
      switch subject {
      case .flow(let thing): thing
      case .screen(let thing, _): thing
      default: nil
      }
    for frame in frame.stack {
      guard let id = frame.me?.id else { continue }
      // What a screen makes and shows by itself is its own matter; what the flow gave it to show is the flow's.
      if isScreen(id), frame.me !== me, thing.map({ !$0.isMade || $0.creator === frame.me }) ?? true {
        return false
      }
      guard knowledge.isCandidate[id.index] else { continue }
      if let thing, thing.chain.contains(where: { frame.arguments.contains(ObjectIdentifier($0)) }) {
        if frame.me === me { carries = true }
        continue
      }
      return frame.me === me
    }
    return false
  }

  /// Whether a type is a screen that decides for itself, and no mere frame around others.
  func isScreen(_ id: TypeID) -> Bool {
    knowledge.isScreen(id) && !knowledge.isTransparent(id)
  }

  func add(
    _ deed: Sighting.Deed, at place: Place, in frame: Frame, handed: [Thing] = [], result: String = ""
  ) {
    noteAnswered(deed, in: frame)
    let spot = self.spot(of: place, in: frame)
    var deed = deed
    if case .unresolved(_, let reason) = deed, let call = spot.call {
      deed = .unresolved(call.text, reason: reason)
    }
    if case .elsewhere(let what, _) = deed, let call = spot.call { deed = .elsewhere(what, text: call.text) }
    note(
      Sighting(
        deed: deed, flow: flow, cause: cause(in: frame), label: asked(in: frame), cases: cases(in: frame),
        route: routeName(in: frame, of: handed), file: spot.file, place: spot.place, result: result))
  }

  /// The place in the flow's own text from where the primitive was reached, however many helpers lie between.
  private func spot(of place: Place, in frame: Frame) -> (file: String, place: Place, call: Call?) {
    for (depth, own) in frame.stack.enumerated() where own.me === me && own.owner == flow {
      if depth == 0 { return (own.file, place, nil) }
      if let call = own.site { return (own.file, call.place, call) }
      if let function = own.function { return (own.file, function.facts.place, nil) }
    }
    return (frame.file, place, nil)
  }

  /// The case by which somebody asked, innermost first.
  func asked(in frame: Frame) -> String? {
    for frame in frame.stack {
      if let label = frame.labels.last(where: { !$0.isChosen }) { return label.name }
    }
    return nil
  }

  func cases(in frame: Frame) -> [String] {
    frame.stack.flatMap { $0.labels.filter { !$0.isChosen }.flatMap { $0.all.isEmpty ? [$0.name] : $0.all } }
  }

  /// A route is called after the case or the method of the flow that leads to it.
  ///
  /// A helper that is handed what it shows names nothing, where another function hands it over.
  private func routeName(in frame: Frame, of shown: [Thing]) -> RouteName {
    let own = frame.stack.filter { $0.me === me && $0.owner == flow }
    let isHanded = { (frame: Frame) in shown.contains { frame.arguments.contains(ObjectIdentifier($0)) } }
    let hasNamer = own.contains { $0.function != nil && $0.function?.facts.name != "init" && !isHanded($0) }
    for frame in frame.stack where frame.me === me {
      if hasNamer, isHanded(frame), frame.labels.isEmpty, frame.owner == flow { continue }
      guard frame.owner == flow else {
        if let route = frame.members.first(where: { $0.type != nil }) { return self.routeName(of: route) }
        continue
      }
      if let label = frame.labels.last {
        return RouteName(name: label.name, parameters: label.parameters, summary: summary(of: label))
      }
      guard let function = frame.function else { continue }
      if function.facts.parameters.count == 1, let route = frame.members.first(where: { isRoute($0) }) {
        return self.routeName(of: route)
      }
      let name = function.facts.name == "init" ? "start" : function.facts.name
      return RouteName(name: name, parameters: function.facts.parameters, summary: function.facts.summary)
    }
    let name = frame.cause.trigger.isEmpty ? "start" : frame.cause.trigger
    return RouteName(name: name, parameters: [], summary: "")
  }

  /// Whether a case is of a type that is called after routes, so that `show(.detail)` is about `detail`.
  private func isRoute(_ member: EnumMember) -> Bool {
    guard let id = member.type else { return false }
    return ["Route", "Screen", "Page", "Destination", "Step", "Path", "Sheet", "Cover", "Scene"].contains {
      program[id].shortName.hasSuffix($0)
    }
  }

  private func routeName(of member: EnumMember) -> RouteName {
    let declared = member.type.flatMap { id in program[id].cases.first { $0.name == member.name } }
    return RouteName(
      name: member.name, parameters: declared?.parameters ?? [], summary: declared?.summary ?? "")
  }

  private func summary(of label: Frame.Label) -> String {
    label.type.flatMap { id in program[id].cases.first { $0.name == label.name }?.summary } ?? ""
  }
}
