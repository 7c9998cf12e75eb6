// Functions that a protocol demands, of which no body is known.
extension Player {
  /// A requirement of which no body is known: what it returns is known by its type.
  func unplayed(_ function: FunctionNode, on thing: Thing?, _ given: [Value.Labelled], _ call: Call)
    -> Value
  {
    let origin = thing.map { Thing.Origin(thing: $0, name: function.facts.name, isCall: true) }
    for argument in given {
      if let thing { listen(to: argument.value, on: thing, as: argument.label, in: call.frame) }
    }
    if let thing, let found = playImplementers(of: function, on: thing, given, call) { return found }
    return function.facts.result == .void
      ? .unknown : symbol(function.facts.result, in: call.frame, origin: origin)
  }

  /// Where several types implement a requirement, each may be the one: all are played, but none that is a flow or a screen.
  private func playImplementers(
    of function: FunctionNode, on thing: Thing, _ given: [Value.Labelled], _ call: Call
  ) -> Value? {
    guard let owner = function.owner, knowledge.relevantNames.contains(function.facts.name) else {
      return nil
    }
    let able = program.implementers(of: thing.id ?? owner).filter {
      !knowledge.isScreen($0) && !knowledge.isCandidate[$0.index]
    }
    let results = able.prefix(4).compactMap { id -> Value? in
      guard let body = choose(knowledge.functions(function.facts.name, of: id), given.map(\.label)),
        body.facts.hasBody
      else {
        return nil
      }
      let stand = implementer(id, of: thing)
      return enter(body, on: stand, given, in: call.frame)
    }
    return results.isEmpty ? nil : .oneOf(results)
  }

  /// What a thing is if it is of this type; asked again, it is the same.
  private func implementer(_ id: TypeID, of thing: Thing) -> Thing {
    let key = "as " + program[id].name
    if let known = thing.fields[key]?.things.first { return known }
    let stand = Thing(
      in: arena,
      .named(program[id].name), id: id, isMade: false, origin: .init(thing: thing, name: key, isCall: false),
      file: thing.file)
    thing.fields[key] = .thing(stand)
    return stand
  }
}
