import SwiftFacts
import ValueFlow

/// The cases that a reducer's state begins with, where it is an enum that chooses them itself: `init() { self = .login(Login.State()) }`.
struct InitialCases {
  let types: ReducerTypes
  let reducer: TypeIndex
  private var program: SourceProgram { types.program }

  /// Those of all initialisers.
  var all: Set<Name> { Set(initialisers.flatMap(cases)) }

  /// Those of a new state: `State()`, `.init(isGuest: true)`.
  func made(by value: Written) -> Set<Name> {
    guard case .call(let callee, let arguments) = value.form, isNew(value, callee) else { return [] }
    return Set(initialisers.filter { $0.parameters.places(of: arguments) != nil }.flatMap(cases))
  }

  private func isNew(_ value: Written, _ callee: Written) -> Bool {
    if case .member(nil, let name) = callee.form { return program.name(name) == "init" }
    return types.value(value, in: reducer) == .child(reducer)
  }

  private var initialisers: [FunctionInfo] {
    guard let state = types.state(of: reducer), program.types[Int(state)].kind == .enum,
      let name = program.names.known("init")
    else { return [] }
    return (program.types[Int(state)].functions[name] ?? []).map { program.functions[Int($0)] }
  }

  private func cases(of initialiser: FunctionInfo) -> [Name] {
    var found: [Name] = []
    program.written(initialiser.body, in: initialiser.file)?.walk { written in
      guard case .assign(let target, let value) = written.form, case .name(let own) = target.form,
        program.name(own) == "self", let name = value.caseName, types.elements(of: reducer)[name] != nil
      else { return }
      found.append(name)
    }
    return found
  }
}
