extension Player {
  /// Plays a call.
  func call(
    _ callee: Expression, _ arguments: [Argument], at place: Place, in frame: Frame, scope: Scope,
    expecting expected: TypeShape?
  ) -> Value {
    let call = Call(callee: callee, arguments: arguments, place: place, frame: frame, scope: scope)
    switch callee {
    case .name(let name, _): return called(name.withoutLabels, call, expecting: expected)
    case .member(nil, let name, _):
      let given = values(of: call, for: [])
      return implicit(name.withoutLabels, given, call, expecting: expected)
    case .member(let base?, let name, _):
      return called(name.withoutLabels, on: base, call, expecting: expected)
    case .type(let type): return make(type, call)
    case .closure(let closure):
      return play(ClosureValue(closure, in: frame, scope: scope, arena: arena), with: [], in: frame)
    default:
      let found = value(of: callee, in: frame, scope: scope)
      return invoke(found, values(of: call, for: []), call)
    }
  }

  /// A call as it is written, with where it stands.
  struct Call {
    let callee: Expression
    let arguments: [Argument]
    let place: Place
    let frame: Frame
    let scope: Scope

    var labels: [String] { arguments.map(\.label) }
    var text: String { Expression.call(callee, arguments, place).text }
  }

  /// The values of the arguments, where the parameters say what is expected of each.
  func values(of call: Call, for parameters: [ParameterFacts], given: [String: TypeShape] = [:]) -> [Value
    .Labelled]
  {
    let matched = match(call.arguments, to: parameters)
    return call.arguments.enumerated().map { index, argument in
      let expected = matched[index].map { parameters[$0].type.replacing(given) }
      let found = value(of: argument.value, in: call.frame, scope: call.scope, expecting: expected)
      return .init(label: argument.label, value: found)
    }
  }

  /// Which parameter each argument is for.
  func match(_ arguments: [Argument], to parameters: [ParameterFacts]) -> [Int?] {
    match(arguments.map(\.label), to: parameters)
  }

  func match(_ labels: [String], to parameters: [ParameterFacts]) -> [Int?] {
    var next = 0
    return labels.map { label in
      guard next < parameters.count else { return nil }
      if label == Argument.trailing {
        let index =
          parameters.indices.last { $0 >= next && parameters[$0].type.isFunction } ?? parameters.count - 1
        next = index + 1
        return index
      }
      guard let index = parameters[next...].firstIndex(where: { $0.label == label }) else { return nil }
      next = index + 1
      return index
    }
  }
}
