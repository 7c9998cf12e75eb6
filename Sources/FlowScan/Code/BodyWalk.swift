import SwiftFacts
import ValueFlow

/// Collects the operations of a body, however deeply nested.
struct BodyWalk {
  let program: SourceProgram
  let types: DeclaredTypes
  private var operations: [CodeOperation] = []

  init(_ types: DeclaredTypes) {
    self.types = types
    program = types.program
  }

  mutating func body(of function: FunctionIndex) -> CodeBody {
    let info = program.functions[Int(function)]
    operations = []
    var scope = CodeScope(owner: info.owner, file: info.file, in: program)
    scope.generics = info.generics
    for parameter in info.parameters {
      scope.locals[parameter.name] = .some(program.parameterType(parameter, of: info).known)
      scope.results[parameter.name] = types.result(written: written(parameter.type, scope), in: scope)
    }
    walk(info.body, &scope)
    return CodeBody(function: info, index: function, operations: operations)
  }

  mutating func body(ofProperty property: PropertyIndex) -> CodeBody {
    let info = program.properties[Int(property)]
    operations = []
    var scope = CodeScope(owner: info.owner, file: info.file, in: program)
    walk(info.value, &scope)
    scope.isRepeated = true
    walk(info.getter, &scope)
    walk(info.setter, &scope)
    return CodeBody(function: nil, operations: operations)
  }

  private func written(_ node: Int32, _ scope: CodeScope) -> Written? {
    program.written(node, in: scope.file)
  }

  private mutating func walk(_ node: Int32, _ scope: inout CodeScope) {
    if let code = written(node, scope) { walk(code, &scope) }
  }

  mutating func walk(_ code: Written, _ scope: inout CodeScope) {
    switch code.form {
    case .call(let callee, let arguments): walk(call: code, callee, arguments, &scope)
    case .assign(let target, let source):
      note(.assign(target, source), code, scope)
      walk(source, &scope)
    case .closure: walk(closure: code, scope, isRepeated: true)
    case .branch(let arms): walk(arms, of: code, &scope)
    case .local(let pattern, let value):
      if let value { walk(value, &scope) }
      declare(pattern, types.type(written: code.typeNode, in: scope), value, &scope)
    case .matches(let value, let patterns):
      walk(value, &scope)
      for pattern in patterns { declare(pattern, nil, value, &scope) }
    default: walk(parts: code, &scope)
    }
  }

  private mutating func walk(parts code: Written, _ scope: inout CodeScope) {
    switch code.op {
    case .loop: walk(loop: code, &scope)
    case .localFunction: walk(function: code, &scope)
    default: for part in code.parts { walk(part, &scope) }
    }
  }

  private mutating func walk(loop code: Written, _ scope: inout CodeScope) {
    let parts = code.parts
    guard parts.count == 2 else { return }
    walk(parts[0], &scope)
    var inner = scope
    inner.isRepeated = true
    if let pattern = code.loopPattern { declare(pattern, types.type(of: parts[0], in: scope), nil, &inner) }
    walk(parts[1], &inner)
  }

  private mutating func walk(function code: Written, _ scope: inout CodeScope) {
    if let name = code.localName {
      scope.locals[name] = .some(nil)
      scope.results[name] = types.result(written: code, in: scope)
    }
    var inner = scope
    declareParameters(of: code, &inner)
    for part in code.parts { walk(part, &inner) }
  }

  private func declareParameters(of code: Written, _ scope: inout CodeScope) {
    for parameter in code.parameters {
      scope.locals[parameter.name] = .some(types.type(written: parameter.type, in: scope))
      scope.results[parameter.name] = types.result(written: written(parameter.type, scope), in: scope)
    }
  }

  mutating func note(_ kind: CodeOperation.Kind, _ code: Written, _ scope: CodeScope) {
    operations.append(CodeOperation(kind: kind, code: code, scope: scope))
  }
}

// Calls and closures.
extension BodyWalk {
  private mutating func walk(
    call code: Written, _ callee: Written, _ arguments: [Written.Argument], _ scope: inout CodeScope
  ) {
    note(.call(callee, arguments), code, scope)
    if case .closure(_, let body) = callee.form {
      // `{ … }()` runs immediately.
      var inner = scope
      walk(body, &inner)
    } else {
      walk(callee, &scope)
    }
    let isOwn = calledByOwner(callee, scope)
    let element = types.element(of: callee, arguments, in: scope)
    for argument in arguments {
      if case .closure = argument.value.form {
        walk(closure: argument.value, scope, isRepeated: !isOwn, of: element)
      } else {
        walk(argument.value, &scope)
      }
    }
  }

  /// A closure that the object passes to itself reports the end of something it began; any other may be called often.
  private func calledByOwner(_ callee: Written, _ scope: CodeScope) -> Bool {
    guard scope.owner >= 0, let name = scope.ownName(callee) else { return false }
    return !program.functions(name, above: scope.owner).isEmpty
  }

  private mutating func walk(
    closure code: Written, _ scope: CodeScope, isRepeated: Bool, of element: ResolvedType? = nil
  ) {
    guard case .closure(_, let body) = code.form else { return }
    var inner = scope
    inner.isRepeated = scope.isRepeated || isRepeated
    for capture in code.captures where capture.isWeak { inner.holders.remove(capture.name) }
    declareParameters(of: code, &inner)
    if let element { inner.declare(element, handedTo: code, program) }
    walk(body, &inner)
  }
}

extension SourceProgram {
  /// All functions with a name of a type and its supertypes, including requirements of protocols.
  func functions(_ name: Name, above type: TypeIndex) -> [FunctionIndex] {
    ancestors(type).flatMap { types[Int($0)].functions[name] ?? [] }
  }
}
