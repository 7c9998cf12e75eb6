/// Finds the flows that an app launches: `app.launch(in: navigator)`, `Registry(root: AppFlow.self)`.
struct Launches {
  private let knowledge: Knowledge
  private var program: Program { knowledge.program }

  init(_ knowledge: Knowledge) {
    self.knowledge = knowledge
  }

  func find() -> Set<TypeID> {
    let roots = Set(knowledge.tables.rules.flatMap(\.roots))
    let launches = Set(knowledge.tables.rules.map(\.launch))
    guard !roots.isEmpty || !launches.isEmpty else { return [] }
    var found: Set<TypeID> = []
    for code in code(mentioning: roots.union(launches)) {
      let locals = Locals(code.body)
      for call in CallSearch.calls(in: code.body) {
        guard let name = call.name else { continue }
        if roots.contains(name) {
          found.formUnion(call.arguments.compactMap { type(of: $0.value, code, locals) })
        }
        if launches.contains(name), case .member(let base?, _, _) = call.callee,
          let flow = type(of: base, code, locals)
        {
          found.insert(flow)
        }
      }
    }
    return found.filter { knowledge.tables[$0] != nil }
  }

  private struct Code {
    let body: [Statement]
    let owner: TypeID?
    let file: String
  }

  private func code(mentioning names: Set<String>) -> [Code] {
    let functions =
      program.types.flatMap(\.functionOrder) + program.globalFunctions.values.joined() + program.scripts
    let properties =
      program.types.flatMap { Array($0.properties.values) } + program.globalProperties.values.joined()
    return functions.filter { !$0.mentions.isDisjoint(with: names) }.map {
      Code(body: $0.facts.body, owner: $0.owner, file: $0.file)
    }
      + properties.filter { !$0.mentions.isDisjoint(with: names) }.map {
        Code(
          body: $0.facts.getter + $0.facts.observers + [.expression($0.facts.value)], owner: $0.owner,
          file: $0.file)
      }
  }

  /// The flow that an expression is or makes.
  private func type(of value: Expression, _ code: Code, _ locals: Locals) -> TypeID? {
    switch value {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      if let local = locals.values[name] { return made(by: local, code) }
      if let property = property(name, code) { return type(of: property) }
      return program.find(name, in: code.owner, from: code.file)
    default: return made(by: value, code)
    }
  }

  private func property(_ name: String, _ code: Code) -> PropertyNode? {
    code.owner.flatMap { knowledge.property(name, of: $0)?.0 } ?? program.globalProperties[name]?.first
  }

  private func type(of property: PropertyNode) -> TypeID? {
    let code = Code(body: [], owner: property.owner, file: property.file)
    return knowledge.concrete(property.facts.type, in: property.owner, from: property.file)
      ?? made(by: property.facts.value, code)
  }

  private func made(by value: Expression, _ code: Code) -> TypeID? {
    guard case .call(let callee, _, _) = value, let name = callee.calledName else { return nil }
    return program.find(name, in: code.owner, from: code.file)
  }
}
