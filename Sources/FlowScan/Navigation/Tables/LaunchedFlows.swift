import SwiftFacts
import ValueFlow

/// Finds the flows that an app launches: `app.launch(in: navigator)`, `Registry(root: AppFlow.self)`.
///
/// The code that does this may have no known caller, so it is read as written.
struct LaunchedFlows {
  let solution: Solution
  let tables: DeclaredTables
  private var program: SourceProgram { solution.program }

  func find() -> Set<TypeIndex> {
    let names = Set(tables.rules.flatMap { $0.roots + [$0.launch] })
    guard !names.isEmpty else { return [] }
    var found = launched(by: solution.foreign.calls)
    for code in code() where code.mentions(names, program) { found.formUnion(flows(in: code)) }
    return found
  }

  /// The flows that are seen to be launched.
  private func launched(by calls: [ForeignCall]) -> Set<TypeIndex> {
    let launches = Set(tables.rules.map(\.launch))
    return calls.reduce(into: []) { found, call in
      guard launches.contains(program.name(solution.bodies.sites[Int(call.site)].name)), call.receiver >= 0
      else { return }
      let type = solution.info(of: call.receiver).type
      if type >= 0, tables[type] != nil { found.insert(type) }
    }
  }

  // MARK: - Code as written

  private struct Code {
    let nodes: [Int32]
    let file: Int32
    let owner: TypeIndex
    /// The range of the code; nil for the statements at the top of a file.
    let range: (Int32, Int32)?

    func mentions(_ names: Set<String>, _ program: SourceProgram) -> Bool {
      guard let range else { return true }
      return program.mentions(in: file, from: range.0, to: range.1).contains {
        names.contains(program.name($0.name))
      }
    }
  }

  private func code() -> [Code] {
    let functions = program.functions.map {
      Code(nodes: [$0.body], file: $0.file, owner: $0.owner, range: ($0.begin, $0.end))
    }
    let properties = program.properties.map {
      Code(
        nodes: [$0.value, $0.getter, $0.setter], file: $0.file, owner: $0.owner, range: ($0.begin, $0.end))
    }
    let scripts = program.files.indices.map {
      Code(nodes: program.files[$0].source.script, file: Int32($0), owner: -1, range: nil)
    }
    return functions + properties + scripts
  }

  private func flows(in code: Code) -> [TypeIndex] {
    var walk = LaunchWalk(rules: tables.rules)
    for node in code.nodes { program.written(node, in: code.file).map { walk.look(at: $0) } }
    return walk.found.compactMap { flow(of: $0, walk, code) }
  }

  /// The flow that an expression is or makes.
  private func flow(of value: Written, _ walk: LaunchWalk, _ code: Code) -> TypeIndex? {
    switch value.form {
    case .call(let callee, _): callee.calledText.flatMap { type(named: $0, code) }
    case .name(let name), .member(_, let name):
      walk.locals[name].flatMap { flow(of: $0, LaunchWalk(rules: []), code) } ?? flow(ofProperty: name, code)
        ?? type(named: program.name(name), code)
    case .typeName: value.calledText.flatMap { type(named: $0, code) }
    default: nil
    }
  }

  private func flow(ofProperty name: Name, _ code: Code) -> TypeIndex? {
    let own = code.owner < 0 ? nil : program.property(name, of: code.owner)
    guard let property = own ?? program.globalProperties[name] else { return nil }
    if let type = program.declaredTypes(of: property).first(where: { tables[$0] != nil }) { return type }
    let info = program.properties[Int(property)]
    guard case .call(let callee, _)? = program.written(info.value, in: info.file)?.form else { return nil }
    return callee.calledText.flatMap { type(named: $0, code) }
  }

  private func type(named name: String, _ code: Code) -> TypeIndex? {
    program.type(named: name, in: code.owner, file: code.file).flatMap { tables[$0] == nil ? nil : $0 }
  }
}

/// Walks code for expressions that may be the first flow.
private struct LaunchWalk {
  let roots: Set<String>
  let launches: Set<String>
  var found: [Written] = []
  /// The values of local names.
  var locals: [Name: Written] = [:]

  init(rules: [Conventions.Table]) {
    roots = Set(rules.flatMap(\.roots))
    launches = Set(rules.map(\.launch))
  }

  mutating func look(at code: Written) {
    if case .call(let callee, let arguments) = code.form {
      let name = callee.calledText ?? ""
      if roots.contains(name) { found += arguments.map(\.value) }
      if launches.contains(name), case .member(let base?, _) = callee.form { found.append(base) }
    }
    if case .local(let pattern, let value?) = code.form, case .binding(let name) = pattern.form {
      locals[name] = value
    }
    for part in code.parts { look(at: part) }
  }
}
