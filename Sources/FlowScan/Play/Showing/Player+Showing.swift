extension Player {
  /// A container that was put on show before anything was put into it.
  struct EmptyOnShow {
    let style: String
    let text: String
    let place: Place
    let frame: Frame
  }

  func isFlow(_ thing: Thing) -> Bool {
    thing.id.map { knowledge.isCandidate[$0.index] } ?? false
  }

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
  func decides(_ subject: Subject, _ owner: Thing?, in frame: Frame) -> Bool {
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
}
