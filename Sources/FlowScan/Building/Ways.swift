import FlowModel

/// The routes of a flow, made of the sightings that show something.
struct Ways {
  private(set) var routes: [Route] = []
  private var routeOfSighting: [Int: String] = [:]

  private struct Key: Hashable {
    let name: String
    let style: PresentationStyle
    let target: Target
  }

  init(of sightings: [Sighting], flow: String, builder: GraphBuilder, known: Set<TypeID>) {
    let shown = Ways.shownChildren(sightings)
    let started = Ways.startedChildren(sightings)
    let listed = Ways.listed(sightings, builder, known)
    var keys: [Key: [Int]] = [:]
    var order: [Key] = []
    var names: [SourceLocation: [Target: String]] = [:]
    for (index, sighting) in sightings.enumerated() {
      guard let subject = sighting.subject, let target = builder.target(subject, known: known),
        let style = Ways.style(of: sighting, shown: shown, started: started)
      else { continue }
      if let child = sighting.child, !known.contains(child), !sighting.isOnShow { continue }
      let location = builder.location(sighting.file, sighting.place)
      let isDeclared = sighting.route.row != nil
      let name = isDeclared ? sighting.route.name : names[location]?[target] ?? sighting.route.name
      names[location, default: [:]][target] = name
      let plain = Key(name: name, style: style, target: target)
      let key = isDeclared ? plain : listed[target] ?? plain
      if keys[key] == nil { order.append(key) }
      keys[key, default: []].append(index)
    }
    for (key, id) in zip(order, Ways.ids(order, flow: flow)) {
      let indices = keys[key] ?? []
      guard let first = indices.first else { continue }
      routes.append(Ways.route(key, id: id, sightings[first], builder))
      for index in indices { routeOfSighting[index] = id }
    }
  }

  func route(ofSighting index: Int) -> String? { routeOfSighting[index] }

  /// The routes that the flow itself declares, by their targets, where one alone leads there.
  private static func listed(
    _ sightings: [Sighting], _ builder: GraphBuilder, _ known: Set<TypeID>
  ) -> [Target: Key] {
    var found: [Target: Set<Key>] = [:]
    for sighting in sightings where sighting.route.row != nil {
      guard case .show(let subject, let plain) = sighting.deed,
        let target = builder.target(subject, known: known),
        let style = PresentationStyle(rawValue: target.kind == .system ? "system" : plain)
      else { continue }
      found[target, default: []].insert(Key(name: sighting.route.name, style: style, target: target))
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The children that are put on show, so that starting them is not told as a way of its own.
  private static func shownChildren(_ sightings: [Sighting]) -> Set<TypeID> {
    Set(sightings.compactMap { sighting in if case .show = sighting.deed { sighting.child } else { nil } })
  }

  private static func startedChildren(_ sightings: [Sighting]) -> Set<TypeID> {
    Set(sightings.compactMap { sighting in if case .start = sighting.deed { sighting.child } else { nil } })
  }

  private static func style(
    of sighting: Sighting, shown: Set<TypeID>, started: Set<TypeID>
  ) -> PresentationStyle? {
    switch sighting.deed {
    case .show(.system, _): .system
    case .show(_, let style): PresentationStyle(rawValue: style)
    case .keep: sighting.child.map { shown.contains($0) || started.contains($0) } ?? true ? nil : .start
    case .start: sighting.child.map { shown.contains($0) } ?? true ? nil : .start
    default: nil
    }
  }

  private static func ids(_ keys: [Key], flow: String) -> [String] {
    var used: Set<String> = []
    let counts = Dictionary(keys.map { ($0.name, 1) }, uniquingKeysWith: +)
    return keys.map { key in
      var id = "\(flow).\(key.name)"
      if counts[key.name, default: 1] > 1 { id += ".\(key.target.name)" }
      if used.contains(id) { id += ".\(key.style.rawValue)" }
      used.insert(id)
      return id
    }
  }

  private static func route(_ key: Key, id: String, _ sighting: Sighting, _ builder: GraphBuilder) -> Route {
    let location = builder.location(sighting.file, sighting.place)
    if let row = sighting.route.row {
      return row.route(id: id, style: key.style, target: key.target, location)
    }
    return Route(
      id: id, name: key.name, style: key.style, parameters: parameters(sighting.route.parameters),
      target: key.target,
      summary: sighting.route.summary, location: location, origins: [.scanned])
  }

  private static let mechanical: Set<String> = ["animated", "completion", "sender", "animation", "animate"]

  private static func parameters(_ facts: [ParameterFacts]) -> [Parameter] {
    facts.filter {
      !$0.type.isFunction && $0.type.name != "UIStoryboardSegue" && !mechanical.contains($0.name)
        && !mechanical.contains($0.label)
    }
    .enumerated()
    .map { index, fact in
      let name = fact.name.isEmpty || fact.name == "_" ? fact.label : fact.name
      return Parameter(
        name: name.isEmpty || name == "_" ? "value\(facts.count > 1 ? "\(index + 1)" : "")" : name,
        type: "\(fact.type)", isOptional: fact.isOptional)
    }
  }
}
