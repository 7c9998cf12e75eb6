/// Finds all calls in a body, those in closures and branches included.
struct CallSearch {
  struct Call {
    let callee: Expression
    let arguments: [Argument]

    var name: String? { callee.calledName }
  }

  private var calls: [Call] = []

  static func calls(in body: [Statement]) -> [Call] {
    var search = CallSearch()
    search.look(body)
    return search.calls
  }

  private mutating func look(_ body: [Statement]) {
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value), .local(_, _, let value): look(value)
      case .branch(let branching): look(branching)
      case .loop(_, let sequence, let body):
        look(sequence)
        look(body)
      case .block(let body): look(body)
      case .function(let function): look(function.body)
      }
    }
  }

  private mutating func look(_ branching: Branching) {
    for arm in branching.arms { look(arm.body) }
  }

  private mutating func look(_ value: Expression) {
    switch value {
    case .call(let callee, let arguments, _):
      calls.append(Call(callee: callee, arguments: arguments))
      look(callee)
      for argument in arguments { look(argument.value) }
    case .member(let base?, _, _), .cast(let base, _): look(base)
    case .closure(let closure): look(closure.body)
    case .assign(_, let source, _): look(source)
    case .list(let values), .choice(let values): for value in values { look(value) }
    case .tuple(let arguments): for argument in arguments { look(argument.value) }
    case .branch(let branching): look(branching)
    default: return
    }
  }
}

/// What the names of a body stand for, where they are declared with a value.
struct Locals {
  private(set) var values: [String: Expression] = [:]

  init(_ body: [Statement]) {
    for case .local(.binding(let name), _, let value) in body { values[name] = value }
  }
}
