/// Reads what a route takes: the parameters of its closure after the flow, with the names of their types.
struct TableParameters {
  private let knowledge: Knowledge
  private let scope: TypeID?
  private let file: String
  private var program: Program { knowledge.program }

  init(_ knowledge: Knowledge, _ scope: TypeID?, _ file: String) {
    self.knowledge = knowledge
    self.scope = scope
    self.file = file
  }

  func read(_ build: Value) -> [TableRow.Parameter] {
    switch build {
    case .closure(let closure):
      closure.closure.parameters.dropFirst().map { parameter($0.type, $0.isOptional) }
    case .functions(let functions):
      (functions.first?.facts.parameters ?? []).dropFirst().map { parameter($0.type, $0.isOptional) }
    default: []
    }
  }

  /// What a route takes that names the types alone.
  func read(_ types: [TypeShape]) -> [TableRow.Parameter] { types.map { parameter($0, false) } }

  /// A typealias may lead back to itself, so nothing is followed for long.
  private static let deepest = 5

  private func parameter(_ type: TypeShape, _ isOptional: Bool, depth: Int = 0) -> TableRow.Parameter {
    let type = resolved(type)
    if case .named("Optional", let wrapped) = type, let only = wrapped.first, depth < TableParameters.deepest
    {
      return parameter(only, true, depth: depth + 1)
    }
    return TableRow.Parameter(type: name(of: type), isOptional: isOptional, allowed: allowed(type))
  }

  // MARK: - Names of types

  /// The type as the whole program knows it: `Order.ID` of a type with `let id: Int` is `Int`.
  private func resolved(_ type: TypeShape, depth: Int = 0) -> TypeShape {
    let shape = program.resolveAlias(type, in: scope)
    guard depth < TableParameters.deepest, let name = shape.name, find(name) == nil, name.hasSuffix(".ID"),
      let owner = find(String(name.dropLast(3))), let (id, _) = knowledge.property("id", of: owner)
    else { return shape }
    if id.facts.type != .unknown {
      return TableParameters(knowledge, owner, id.file).resolved(id.facts.type, depth: depth + 1)
    }
    guard case .call(let callee, _, _) = id.facts.value, let made = callee.calledName else { return shape }
    return .named(made)
  }

  private func find(_ name: String) -> TypeID? {
    program.find(name, in: scope, from: file).flatMap { program[$0].kind == .extension ? nil : $0 }
  }

  func name(of type: TypeShape, depth: Int = 0) -> String {
    guard depth < TableParameters.deepest else { return "_" }
    let name = { (type: TypeShape) in self.name(of: type, depth: depth + 1) }
    switch resolved(type) {
    case .named("Array", let arguments) where arguments.count == 1: return "[\(name(arguments[0]))]"
    case .named("Dictionary", let arguments) where arguments.count == 2:
      return "[\(name(arguments[0])): \(name(arguments[1]))]"
    case .named("Optional", let arguments) where arguments.count == 1: return "\(name(arguments[0]))?"
    case .named(let plain, let arguments):
      let known = find(plain).map { program[$0].name } ?? withoutModule(plain)
      return arguments.isEmpty ? known : "\(known)<\(arguments.map(name).joined(separator: ", "))>"
    case .list(let element): return "[\(name(element))]"
    case .pairs(let key, let value): return "[\(name(key)): \(name(value))]"
    case let other: return other.description
    }
  }

  private func withoutModule(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), program.importedModules.contains(String(name[..<dot])) else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }

  // MARK: - Values

  /// The texts of all cases, where an enum lists them.
  private func allowed(_ type: TypeShape) -> [String] {
    guard let id = type.name.flatMap(find), program[id].kind == .enum else { return [] }
    let parents = program[id].inherits.compactMap(\.name)
    guard parents.contains("CaseIterable"),
      let raw = parents.first(where: { ["String", "Int"].contains($0) })
    else { return [] }
    return raw == "String" ? program[id].cases.map(\.text) : numbers(program[id].cases)
  }

  /// Numbers count on from the last that was written.
  private func numbers(_ cases: [CaseFacts]) -> [String] {
    var next = 0
    return cases.map { fact in
      if case .literal(let text) = fact.value, let number = Int(text) { next = number }
      defer { next += 1 }
      return "\(next)"
    }
  }
}

extension CaseFacts {
  /// The raw value of a case of texts.
  fileprivate var text: String {
    if case .text(let parts, _) = value, case .plain(let text)? = parts.first { text.unescaped } else { name }
  }
}
