import FlowModel

/// Makes the graph of what the flows were seen to do.
struct GraphBuilder {
  let knowledge: Knowledge
  let naming: Naming
  private var program: Program { knowledge.program }

  init(_ knowledge: Knowledge) {
    self.knowledge = knowledge
    naming = Naming(knowledge.program)
  }

  func graph(named name: String, of plays: [Play]) -> FlowGraph {
    let flows = kept(plays)
    let cast = Cast(flows: Set(flows.map(\.flow)), shown: shown(by: flows))
    let built = flows.map { FlowBuilder(self, $0, cast).build() }
    let transitions = built.flatMap(\.transitions)
    return FlowGraph(
      name: name, flows: built.map(\.flow), screens: screens(of: flows, asking: transitions),
      transitions: transitions, links: [], unresolved: built.flatMap(\.unresolved))
  }

  /// The types that may ask for a transition.
  struct Cast {
    let flows: Set<TypeID>
    let shown: Set<TypeID>
  }

  /// What one flow was seen to do.
  struct Play {
    let flow: TypeID
    let sightings: [Sighting]
    var isEntry = false
    /// Whether it chose something to show that could not be followed.
    var choosesUnknown = false
    /// What the flow tells of itself, where it has a table of routes.
    var declared: DeclaredFlow?
  }

  /// Only what behaves like a flow is one: it shows something, known or not, or it starts what does.
  private func kept(_ plays: [Play]) -> [Play] {
    var known = Set(
      plays.filter { $0.choosesUnknown || $0.sightings.contains(where: \.isOnShow) }.map(\.flow))
    // Whoever starts a flow is one, too; this may go on upwards.
    while true {
      let more = plays.filter { play in
        !known.contains(play.flow) && play.sightings.contains { $0.child.map { known.contains($0) } ?? false }
      }
      if more.isEmpty { return plays.filter { known.contains($0.flow) } }
      known.formUnion(more.map(\.flow))
    }
  }

  /// The name of a flow as its source has it.
  func name(of flow: TypeID) -> String { program[flow].name }

  func location(_ file: String, _ place: Place) -> SourceLocation {
    SourceLocation(file: file, line: Int(place.line), column: Int(place.column))
  }

  private func shown(by plays: [Play]) -> Set<TypeID> {
    let flows = Set(plays.map(\.flow))
    let subjects = plays.flatMap(\.sightings).compactMap { sighting -> Subject? in
      if case .show(let subject, _) = sighting.deed { subject } else { nil }
    }
    return Set(subjects.compactMap { screen(in: $0, flows)?.0.id })
  }

  /// What is shown, and what asks for something though nobody was seen to show it.
  private func screens(of plays: [Play], asking transitions: [Transition]) -> [Screen] {
    var found: [String: Screen] = [:]
    let asking = Set(transitions.filter { $0.from.kind == .screen }.map(\.from.id))
    for id in plays.flatMap(\.sightings).compactMap(\.cause.sender?.id) where asking.contains(naming[id]) {
      found[naming[id]] = screen(id)
    }
    let flows = Set(plays.map(\.flow))
    for case .show(let subject, _) in plays.flatMap(\.sightings).map(\.deed) {
      guard let (thing, name) = screen(in: subject, flows) else { continue }
      guard let id = thing.id else {
        found[name] = Screen(id: name, origins: [.scanned])
        continue
      }
      found[naming[id]] = screen(id)
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  private func screen(_ id: TypeID) -> Screen {
    let node = program[id]
    return Screen(
      id: naming[id], name: node.name, module: Naming.module(of: node.file), summary: node.summary,
      location: location(node.file, node.place), origins: [.scanned])
  }

  /// The screen that is shown; a coordinator that decides nothing stands for its screen.
  private func screen(in subject: Subject, _ flows: Set<TypeID>) -> (Thing, String)? {
    switch subject {
    case .screen(let thing, let name): return (thing, name)
    case .flow(let thing):
      guard let id = thing.id, !flows.contains(id) else { return nil }
      return (thing, program[id].name)
    default: return nil
    }
  }

  /// Who asks, as the graph names it; a service that tells of something asks for no screen.
  func source(_ cause: Cause, _ cast: Cast) -> Source? {
    switch cause.kind {
    case .start: return .start
    case .link: return Source(kind: .link, id: cause.trigger)
    case .gate, .none: return nil
    case .sender:
      guard let id = cause.sender?.id else { return nil }
      if cast.flows.contains(id) { return Source(kind: .flow, id: naming[id], name: program[id].name) }
      guard cast.shown.contains(id) || knowledge.isScreen(id) else { return nil }
      return Source(kind: .screen, id: naming[id], name: program[id].name)
    }
  }

  func target(_ subject: Subject, known: Set<TypeID>) -> Target? {
    switch subject {
    case .flow(let thing):
      thing.id.map {
        Target(kind: known.contains($0) ? .flow : .screen, id: naming[$0], name: program[$0].name)
      }
    case .screen(let thing, let name):
      thing.id.map { Target(kind: .screen, id: naming[$0], name: program[$0].name) }
        ?? Target(kind: .screen, id: name)
    case .system(let name): Target(kind: .system, id: name)
    case .empty, .unknown: nil
    }
  }
}

extension Sighting {
  var subject: Subject? {
    switch deed {
    case .show(let subject, _): subject
    case .start(let thing), .keep(let thing): .flow(thing)
    default: nil
    }
  }

  var child: TypeID? {
    if case .flow(let thing)? = subject { thing.id } else { nil }
  }

  var isShow: Bool { subject != nil }

  /// Whether something is put on screen, and not merely started.
  var isOnShow: Bool { if case .show = deed { true } else { false } }
}
