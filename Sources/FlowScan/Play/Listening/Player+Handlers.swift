/// Machines that are told what to do on which event: `machine.on(.paid) { … }`, and later `machine.send(.paid)`.
extension Player {
  /// Keeps a handler that is handed over together with its event; says whether it was one.
  func keepHandler(_ given: [Value.Labelled], on thing: Thing, in frame: Frame) -> Bool {
    guard isMachine(thing) else { return false }
    let handlers = given.map(\.value).filter { isHandler($0) }
    let events = given.flatMap(\.value.leaves).compactMap { leaf -> String? in
      if case .member(let member) = leaf { member.name } else { nil }
    }
    guard !handlers.isEmpty, let event = events.first else { return false }
    thing.handlers[event, default: []] += handlers
    changes += 1
    return true
  }

  /// Plays the handlers of the event that is handed in; says whether there were any.
  func send(_ given: [Value.Labelled], to thing: Thing, in frame: Frame) -> Bool {
    guard !thing.handlers.isEmpty else { return false }
    for leaf in given.flatMap(\.value.leaves) {
      guard case .member(let member) = leaf, let handlers = thing.handlers[member.name] else { continue }
      for handler in handlers { run(handler, with: member.payload.map(\.value), in: frame) }
      return true
    }
    return false
  }

  /// Handlers of events that nobody was seen to send run for no known reason.
  func runSilentHandlers() {
    for thing in me.fields.keys.sorted().flatMap({ me.fields[$0]?.things ?? [] }) {
      for event in thing.handlers.keys.sorted() {
        for handler in thing.handlers[event] ?? [] { run(handler, with: [], in: root(Cause())) }
      }
    }
  }

  private func run(_ handler: Value, with given: [Value], in frame: Frame) {
    switch handler {
    case .closure(let closure): _ = play(closure, with: given, in: frame)
    case .method(let thing, let name): enter(named: name, of: thing, with: given, in: frame)
    default: return
    }
  }

  private func isHandler(_ value: Value) -> Bool {
    switch value {
    case .closure(let closure): closure.frame.me === me
    case .method(let thing, _): thing === me
    default: false
    }
  }

  /// A part of the flow itself that is neither screen nor flow.
  private func isMachine(_ thing: Thing) -> Bool {
    guard thing !== me, !isFlow(thing), thing.upwardOf == nil,
      me.fields.values.contains(where: { $0.things.contains { $0 === thing } })
    else { return false }
    return thing.id.map { !knowledge.isScreen($0) } ?? true
  }
}
