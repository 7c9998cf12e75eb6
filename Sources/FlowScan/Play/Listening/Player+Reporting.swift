extension Player {
  /// Notes how the flow tells whoever started it.
  func finish(_ name: String, _ given: [Value.Labelled], _ call: Call, handing types: [TypeShape] = []) {
    guard call.frame.me === me || call.frame.stack.contains(where: { $0.me === me }) else { return }
    if isForwarded(name, given, call) { return }
    let members = given.flatMap { $0.value.leaves }.compactMap { leaf -> EnumMember? in
      if case .member(let member) = leaf { member } else { nil }
    }
    add(
      .finish(members.first?.name ?? name), at: call.place, in: call.frame,
      result: members.first.map { result(of: $0, among: types, call.frame) } ?? text(of: types))
  }

  /// A function of a library by which the flow ends: `.end(forwardToParentFlowWithStep:)`.
  func end(by name: String, _ given: [Value.Labelled], _ call: Call) -> Bool {
    for rule in knowledge.conventions.ends where rule.name == name {
      guard let said = given.first(where: { $0.label == rule.argument }) else { continue }
      finish(name, [said], call)
      return true
    }
    return false
  }

  /// `parent?.handle(action)` inside of `handle(_ action:)` passes on what it did not understand.
  private func isForwarded(_ name: String, _ given: [Value.Labelled], _ call: Call) -> Bool {
    guard call.frame.stack.contains(where: { $0.function?.facts.name == name }) else { return false }
    return given.allSatisfy { argument in
      switch argument.value {
      case .unknown: true
      case .thing(let thing): !thing.isMade
      default: false
      }
    }
  }

  /// Whether a call leaves the flow: it tells the parent, the delegate or the listener.
  func leavesFlow(through name: String, of thing: Thing, _ call: Call) -> Bool {
    guard thing.upwardOf === me, let id = thing.id else { return false }
    guard !knowledge.isScreen(id), call.frame.stack.contains(where: { $0.me === me }) else { return false }
    let implementers = program[id].kind == .protocol ? program.implementers(of: id) : []
    if !implementers.isEmpty, implementers.allSatisfy({ knowledge.isScreen($0) }) { return false }
    let parameters = choose(knowledge.functions(name, of: id), call.labels)?.facts.parameters ?? []
    finish(
      name, values(of: call, for: parameters), call,
      handing: parameters.map(\.type).filter { !isSelf($0, call.frame) })
    return true
  }

  static let publishing: Set<String> = [
    "send", "accept", "onNext", "yield", "onCompleted", "onSuccess",
  ]

  /// A publisher of the flow's own is how it tells others, too.
  func report(_ name: String, _ given: [Value.Labelled], on thing: Thing?, _ call: Call) -> Bool {
    guard let thing else { return false }
    if thing.upwardOf === me, thing.type != .unknown, !isSystemType(thing) {
      finish(name, given, call)
      return true
    }
    guard Self.publishing.contains(name), isPublic(thing, of: me) else { return false }
    var sent: [TypeShape] = []
    if case .named(_, let arguments) = thing.type { sent = Array(arguments.prefix(1)) }
    finish(name, given, call, handing: sent)
    return true
  }

  private func isSystemType(_ thing: Thing) -> Bool {
    thing.type.parts.contains {
      $0.name.map { $0.hasPrefix("UI") || $0.hasPrefix("NS") || knowledge.isContainer($0) } ?? false
    }
  }

  private func isPublic(_ thing: Thing, of owner: Thing) -> Bool {
    guard let id = owner.id,
      let name = owner.name(of: thing),
      let (property, _) = knowledge.property(name, of: id)
    else { return false }
    return !property.facts.isPrivate
  }

  // MARK: - Going back

  func isBack(_ name: String, _ given: [Value.Labelled], on receiver: Value?) -> Bool {
    guard let receiver else { return fits(me, implicitBackOwners) }
    if case .text = receiver { return false }
    return given.first.map { $0.label != "keyPath" } ?? true
  }

  private var implicitBackOwners: [String] { knowledge.conventions.flows + knowledge.conventions.screens }

  private func fits(_ thing: Thing, _ names: [String]) -> Bool {
    guard let id = thing.id else { return false }
    return names.contains { knowledge.inherits(id, $0) }
  }

  func noteBack(_ name: String, on receiver: Value?, _ call: Call) {
    if call.frame.cause.isSpeech, receiver?.things.isEmpty == false,
      isMeant(receiver, []) || takesPaths(receiver)
    {
      return add(
        .back, at: call.place, in: asked(by: .member(EnumMember(type: nil, name: name, payload: [])), call))
    }
    guard
      let decider = call.frame.stack.first(where: {
        $0.me?.id.map { knowledge.isCandidate[$0.index] } ?? false
      }),
      decider.me === me
    else { return }
    add(.back, at: call.place, in: call.frame)
  }

  /// Whether a receiver is a library's navigator that knows screens by their paths, and thus all flows alike.
  private func takesPaths(_ receiver: Value?) -> Bool {
    pathRule != nil && receiver?.things.first?.id == nil
  }

  // MARK: - Starting children

  /// Whether a thing is a flow that this one made or keeps.
  func isChild(_ thing: Thing) -> Bool {
    guard thing !== me, thing.upwardOf == nil, let id = thing.id, knowledge.isCandidate[id.index] else {
      return false
    }
    return thing.isMade || thing.chain.contains { $0 === me }
  }

  /// Notes that the flow adds a child to those that it keeps.
  func noteKept(_ given: [Value.Labelled], by function: FunctionNode, _ call: Call) {
    guard ["add", "store", "attach", "append"].contains(where: { function.facts.name.hasPrefix($0) }),
      call.frame.me === me
    else { return }
    for child in given.flatMap({ $0.value.things }) where child.isMade && isChild(child) {
      add(.keep(child), at: call.place, in: call.frame)
    }
  }

  /// Notes that a child flow is asked to do something that navigates.
  func noteStart(of child: Thing, by function: FunctionNode, _ call: Call) {
    guard knowledge.relevantNames.contains(function.facts.name) || function.facts.name.hasPrefix("start")
    else { return }
    let housekeeping = ["add", "remove", "store", "free", "release", "detach", "attach", "childDid", "stop"]
    guard !housekeeping.contains(where: { function.facts.name.hasPrefix($0) }) else { return }
    for frame in call.frame.stack {
      guard let id = frame.me?.id, knowledge.isCandidate[id.index] else { continue }
      if frame.arguments.contains(ObjectIdentifier(child)) { continue }
      guard frame.me === me else { return }
      add(.start(child), at: call.place, in: call.frame)
      return
    }
  }
}
