extension Player {
  /// The names by which code speaks to this flow: its own methods, closures that it sets, routes that it answers.
  var spokenNames: Set<String> {
    var names = Set(knowledge.triggers.keys)
    if hasWrappedRoutes || !hosts.isEmpty { names.formUnion(knowledge.verbs.keys) }
    if hasWrappedRoutes || !hosts.isEmpty { names.formUnion(knowledge.back) }
    for ancestor in knowledge.ancestries[flow.index].compactMap(\.id) {
      for function in program[ancestor].functionOrder where function.facts.name != "init" {
        names.insert(function.facts.name)
      }
    }
    if let table { names.formUnion(table.rule.verbs) }
    if let pathRule { names.formUnion(Array(pathRule.verbs.keys) + knowledge.back) }
    return names
  }

  /// A screen and what it holds, as view models and presenters; other flows and screens are not part of it.
  func cluster(of screen: Thing) -> [Thing] {
    var result = [screen]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(screen)]
    var next = 0
    while next < result.count, result.count < 40 {
      let thing = result[next]
      next += 1
      for argument in thing.given { add(partsOf: argument.value, to: &result, &seen) }
      for (_, value) in thing.fields.filter({ $0.value.mayHoldThings }).sorted(by: { $0.key < $1.key }) {
        add(partsOf: value, to: &result, &seen)
      }
    }
    return result
  }

  private func add(partsOf value: Value, to result: inout [Thing], _ seen: inout Set<ObjectIdentifier>) {
    switch value {
    case .thing(let inner):
      guard let id = inner.id, inner !== me, !knowledge.isCandidate[id.index], !knowledge.isScreen(id)
      else { return }
      if seen.insert(ObjectIdentifier(inner)).inserted { result.append(inner) }
    case .several(let values), .list(let values):
      for value in values { add(partsOf: value, to: &result, &seen) }
    case .tuple(let parts): for part in parts { add(partsOf: part.value, to: &result, &seen) }
    default: return
    }
  }

  /// All things that came up: the screens and children with what they hold.
  func everyThing() -> [Thing] {
    if foundThings.steps == steps { return foundThings.all }
    let all = findEveryThing()
    foundThings = (steps, all)
    return all
  }

  private func findEveryThing() -> [Thing] {
    var result: [Thing] = []
    var seen: Set<ObjectIdentifier> = []
    for thing in made {
      for part in cluster(of: thing) where seen.insert(ObjectIdentifier(part)).inserted {
        result.append(part)
      }
    }
    return result
  }
}

extension Value {
  /// Whether things of the program's own types may be in it.
  fileprivate var mayHoldThings: Bool {
    switch self {
    case .thing(let thing): thing.id != nil
    case .several, .list, .tuple: true
    default: false
    }
  }
}
