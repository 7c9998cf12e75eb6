// What need not be played: code that cannot lead to anything on show, that is handed nothing of interest, and whose result says
// nothing.
extension Player {
  func isWorthPlaying(_ function: FunctionNode, on thing: Thing?, _ given: [Value.Labelled]) -> Bool {
    if function.facts.name == "init" { return true }
    if let thing, isOthersMatter(function, on: thing, given) { return false }
    guard thing === me else {
      return knowledge.reach.matters(function) || tellsByResult(function)
        || given.contains { isOfInterest($0.value) }
    }
    if !function.mentions.isDisjoint(with: knowledge.relevantNames) { return true }
    if function.facts.parameters.contains(where: { $0.type.isFunction }) { return true }
    switch function.facts.result {
    case .void: return function.mentions.count < 40
    case .named(let name, _): return !Foreign.plainTypes.contains(name)
    default: return true
    }
  }

  /// What another flow shows by itself is seen when that flow is played; only what this one hands it, or made, matters here.
  private func isOthersMatter(_ function: FunctionNode, on thing: Thing, _ given: [Value.Labelled]) -> Bool {
    guard thing !== me, isFlow(thing), !(thing.isMade && thing.maker == flow) else { return false }
    return !tellsByResult(function) && !given.contains { isOfInterest($0.value) }
  }

  /// Whether making an instance can matter: models and settings that are handed nothing of interest only take in values.
  func isWorthMaking(_ thing: Thing, _ initializer: FunctionNode) -> Bool {
    guard let id = thing.id, !knowledge.isCandidate[id.index] else { return true }
    return knowledge.reach.matters(initializer)
      || thing.given.contains { isOfInterest($0.value) || mayAct($0.value) }
  }

  /// Whether reading a property may tell more than its type does.
  func isWorthReading(_ property: PropertyNode, of thing: Thing) -> Bool {
    if thing === me || property.facts.type == .unknown || knowledge.reach.matters(property) { return true }
    return knowledge.tells(property.facts.type, in: property.owner, from: property.file)
  }

  /// Whether what a function gives back can be more than a plain value.
  func tellsByResult(_ function: FunctionNode) -> Bool {
    guard function.facts.result != .void else { return false }
    return knowledge.tells(
      function.facts.result, in: function.owner, from: function.file, generics: function.facts.generics)
  }

  /// Whether a value can lead anywhere once it is handed over: code, a screen, a flow, or what may hold one.
  func isOfInterest(_ value: Value, depth: Int = 0) -> Bool {
    value.leaves.contains { leaf in
      switch leaf {
      case .closure(let closure): knowledge.reach.matters(closure.closure, in: closure.frame.file)
      case .method(let thing, let name):
        thing === me
          || (thing.id.map { knowledge.functions(name, of: $0).contains(where: knowledge.reach.matters) }
            ?? false)
      case .functions(let functions): functions.contains(where: knowledge.reach.matters)
      case .selector(_, let thing): thing === me
      case .thing(let thing): isOfInterest(thing, depth: depth)
      case .member(let member):
        // A model that keeps a case raises no event by it.
        (depth == 0 && knowledge.events.contains(member.name))
          || (depth < 3 && member.payload.contains { isOfInterest($0.value, depth: depth + 1) })
      case .type(let type): knowledge.tells(type, in: nil, from: "")
      default: false
      }
    }
  }

  /// Whether a value is made and of a type that does something that matters, as a view model.
  private func mayAct(_ value: Value) -> Bool {
    value.leaves.flatMap(\.things).contains { thing in
      thing.isMade && (thing.id.map { knowledge.reach.matters($0) } ?? false)
    }
  }

  private func isOfInterest(_ thing: Thing, depth: Int) -> Bool {
    if thing === me { return true }
    if let id = thing.id {
      return knowledge.isCandidate[id.index] || knowledge.isScreen(id)
        || (depth < 3 && holdsInterest(thing, depth))
    }
    if thing.type.parts.contains(where: { $0.name.map { knowledge.isOnShow($0.lastPart) } ?? false }) {
      return true
    }
    // A library's way to speak of a flow or a screen: `coordinator.strongRouter`.
    if thing.type == .unknown, let whole = thing.origin?.thing, whole !== me, depth < 3,
      isOfInterest(whole, depth: depth + 1)
    {
      return true
    }
    return depth < 3 && holdsInterest(thing, depth)
  }

  private func holdsInterest(_ thing: Thing, _ depth: Int) -> Bool {
    thing.isMade
      && (thing.given.contains { isOfInterest($0.value, depth: depth + 1) }
        || thing.fields.values.contains { isOfInterest($0, depth: depth + 1) })
  }
}

extension Foreign {
  /// Types of libraries that are as telling as what is in them.
  static let boxes: Set<String> = [
    "Optional", "Array", "Set", "Dictionary", "Result", "Range", "ClosedRange", "ArraySlice", "KeyValuePairs",
    "Array.Index",
  ]
}
