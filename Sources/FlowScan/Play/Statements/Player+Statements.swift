extension Player {
  /// Plays a body and says what it is worth: what it returns, or what its expressions are, as a view builder reads them.
  func play(_ body: [Statement], in frame: Frame, scope: Scope) -> Value {
    let before = frame.results.count
    let values = run(body, in: frame, scope: scope)
    let results = Array(frame.results[before...])
    frame.results.removeSubrange(before...)
    if !results.isEmpty { return .oneOf(results) }
    return values.count == 1 ? values[0] : .list(values)
  }

  /// Plays statements in order; what they return is kept in the frame.
  func run(_ body: [Statement], in frame: Frame, scope: Scope) -> [Value] {
    var values: [Value] = []
    let (labels, address) = (frame.labels, frame.address)
    for statement in body {
      switch statement {
      case .expression(let expression):
        values.append(value(of: expression, in: frame, scope: scope))
        noteAddress(ifHolds: expression, in: frame, scope: scope)
      case .local(let pattern, let type, let expression):
        let found = local(expression, type, in: frame, scope: scope)
        bind(pattern, to: found, in: frame, scope: scope)
        if tells(expression, in: frame, scope: scope),
          let label = label(of: pattern, value: found, frame: frame)
        {
          frame.labels.append(label)
        }
      case .result(let expression):
        let result = value(
          of: expression, in: frame, scope: scope, expecting: frame.returned ?? frame.function?.facts.result)
        noteLinkCase(result, in: frame)
        frame.labels = labels
        frame.address = address
        if case .nothing = expression { return values }
        frame.results.append(result)
        return values
      case .branch(let branching):
        let (found, leaves) = follow(branching, in: frame, scope: scope)
        values += found
        if leaves {
          frame.labels = labels
          frame.address = address
          return values
        }
      case .loop(let pattern, let sequence, let body):
        let inner = Scope(inside: scope)
        bind(pattern, to: value(of: sequence, in: frame, scope: scope).element, in: frame, scope: inner)
        values += run(body, in: frame, scope: inner)
      case .block(let body):
        values += run(body, in: frame, scope: Scope(inside: scope))
      case .function(let function):
        let closure = Closure(
          parameters: function.parameters.map { .init(name: $0.name, type: $0.type) }, body: function.body,
          place: function.place)
        scope.declare(function.name, .closure(ClosureValue(closure, in: frame, scope: scope, arena: arena)))
      }
    }
    frame.labels = labels
    frame.address = address
    return values
  }

  private func local(_ expression: Expression, _ type: TypeShape, in frame: Frame, scope: Scope) -> Value {
    let found = value(of: expression, in: frame, scope: scope, expecting: type).kept
    return found.isUnknown && type != .unknown ? symbol(type, in: frame) : found
  }
}
