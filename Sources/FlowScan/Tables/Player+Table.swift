extension Player {
  /// Reads the flow's table, and what each route leads to.
  func readTable() {
    guard let found = knowledge.tables[flow] else { return }
    let reader = TableReader(found, of: self)
    let (entries, unread) = reader.read()
    table = PlayedTable(found.rule, entries, reader.declared())
    for entry in entries { show(entry, at: entry.property.facts.place, in: frame(of: entry.property)) }
    for property in unread {
      add(
        .unresolved(property.facts.value.text, reason: "No route that is known is made here."),
        at: property.facts.place, in: frame(of: property))
    }
  }

  /// Plays what the table says of child flows that have ended, and what is asked before links enter.
  func playTable() {
    for entry in table?.entries ?? [] { hearEnd(of: entry) }
    if table != nil { playGates() }
  }

  /// Plays what the parent does after a child flow.
  private func hearEnd(of entry: PlayedTable.Entry) {
    guard case .flow(let child)? = entry.subject else { return }
    for ending in entry.endings {
      guard case .closure(let closure) = ending.handler else { continue }
      let cause = Cause(kind: .sender, sender: child, trigger: ending.trigger)
      _ = play(closure, with: [.thing(me)], in: frame(of: entry.property, cause))
    }
  }

  // MARK: - Going along a route

  /// Notes that the flow goes along a route of its table.
  func show(_ entry: PlayedTable.Entry, at place: Place, in frame: Frame) {
    guard let subject = subject(of: entry, in: frame) else {
      return add(
        .unresolved(entry.property.facts.value.text, reason: "What the route leads to is not known here."),
        at: place, in: frame)
    }
    let name = RouteName(name: entry.row.name, parameters: [], summary: entry.row.summary, row: entry.row)
    note(
      Sighting(
        deed: .show(subject, style: entry.row.style), flow: flow, cause: cause(in: frame),
        label: asked(in: frame),
        route: name, file: frame.file, place: place))
  }

  /// What a route leads to.
  ///
  /// An alert is made each time, as its buttons speak for the screen that asked for it.
  private func subject(of entry: PlayedTable.Entry, in frame: Frame) -> Subject? {
    if entry.build.isUnknown { return entry.subject }
    let isSystem = entry.row.style == "system"
    if let known = entry.subject, !isSystem { return known }
    let before = waiting.count
    let made = make(entry, in: frame)
    let found = subject(of: made, isSystem: isSystem)
    if isSystem, case .system? = found {
      waiting.removeSubrange(min(before, waiting.count)...)
      if frame.cause.kind != .none {
        for thing in made.things { playAll(in: .list(thing.given.map(\.value)), in: frame) }
      }
    }
    entry.subject = found
    return found
  }

  private func make(_ entry: PlayedTable.Entry, in frame: Frame) -> Value {
    switch entry.build {
    case .closure(let closure): play(closure, with: [.thing(me)], in: frame)
    case .functions(let functions):
      choose(functions, [""], loosely: true).map {
        enter($0, on: nil, [.init(label: "", value: .thing(me))], in: frame)
      } ?? .unknown
    default: .unknown
    }
  }

  private func subject(of made: Value, isSystem: Bool) -> Subject? {
    let seen = subjects(of: made).first { subject in
      switch subject {
      case .unknown, .empty: false
      default: true
      }
    }
    guard let subject = seen ?? bareScreen(made) else { return nil }
    if isSystem, case .screen(_, let name) = subject { return .system(name) }
    return subject
  }

  /// In a table everything that is made is shown, whatever type it is of; a flow may show another of its own type.
  private func bareScreen(_ made: Value) -> Subject? {
    for thing in made.things {
      if isFlow(thing) { return .flow(thing) }
      if let name = thing.id.map({ program[$0].name }) ?? thing.type.name {
        return .screen(thing, name: name)
      }
    }
    return nil
  }

  // MARK: - Beginning

  /// Whether the flow leaves it to its table what comes first.
  var startsByTable: Bool {
    guard let table else { return false }
    return !knowledge.functions(table.rule.start, of: flow).contains {
      $0.facts.hasBody && !$0.facts.isStatic
    }
  }

  /// What a flow shows where it does not say: all its tabs, else the first root that needs nothing to be known.
  func showFirst(at place: Place, in frame: Frame) {
    guard let table else { return }
    let tabs = table.entries.filter { $0.row.style == "tab" }
    let first = table.entries.first { $0.row.style == "root" && $0.row.parameters.isEmpty }
    for entry in tabs.isEmpty ? [first].compactMap(\.self) : tabs { show(entry, at: place, in: frame) }
  }
}
