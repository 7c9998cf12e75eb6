// What the parameters of a function are when it is played.
extension Player {
  func bind(_ function: FunctionNode, on thing: Thing?, _ given: [Value.Labelled], in frame: Frame) {
    let parameters = function.facts.parameters
    var matched = match(given.map(\.label), to: parameters)
    // A method handed over as a value is called without labels.
    if matched.contains(nil) { matched = given.indices.map { parameters.indices.contains($0) ? $0 : nil } }
    var values: [Int: Value] = [:]
    for (index, target) in matched.enumerated() { if let target { values[target] = given[index].value } }
    let substitution = thing?.id.flatMap { id in
      knowledge.ancestries[id.index].first { $0.id == function.owner }.map {
        knowledge.substitution(of: $0, in: id)
      }
    }
    for (index, parameter) in parameters.enumerated() {
      if case .type? = values[index], let name = parameter.type.name,
        function.facts.generics.contains(where: { $0.name == name })
      {
        frame.scope.declare(name, values[index] ?? .unknown)
      }
      frame.scope.declare(parameter.name, value(of: parameter, values[index], substitution ?? [:], in: frame))
    }
  }

  func value(
    of parameter: ParameterFacts, _ given: Value?, _ substitution: [String: TypeShape], in frame: Frame
  ) -> Value {
    let type = parameter.type.replacing(substitution)
    if case .member(var member)? = given, member.type == nil, let name = type.name {
      member.type = program.find(name, in: frame.owner, from: frame.file)
      return .member(member)
    }
    if let given, given.isKnown || given.things.contains(where: { $0.origin != nil }) { return given }
    if given == nil, parameter.standard != .nothing {
      let standard = value(of: parameter.standard, in: frame, scope: frame.scope, expecting: type)
      if !standard.isUnknown { return standard }
    }
    if type.isFunction { return .unknown }
    guard given?.isKnown != true, frame.me === me, frame.function?.facts.name == "init" else {
      return symbol(type, in: frame)
    }
    let plain = symbol(type, in: frame)
    missing[parameter.name] = plain.things.first?.id
    return arrived(as: parameter.name) ?? plain
  }

  /// What those who make this flow give it under a name.
  private func arrived(as name: String) -> Value? {
    let types = knowledge.arrivals.types(given: name, to: flow)
    if types.isEmpty { return nil }
    return .oneOf(
      types.map {
        .thing(Thing(in: arena, .named(program[$0].name), id: $0, isMade: false, file: program[$0].file))
      })
  }
}
