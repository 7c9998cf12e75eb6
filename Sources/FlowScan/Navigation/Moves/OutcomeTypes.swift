import ValueFlow

/// Finds the values that a flow passes with its reports to its maker.
struct OutcomeTypes {
  let solution: Solution
  private var program: Program { solution.program }

  init(_ solution: Solution) { self.solution = solution }

  /// The associated values of a case: `case paid(Order)`; if its enum is unknown, those of the only case with that name.
  func carried(by object: ObjectIndex) -> String {
    let info = solution.info(of: object)
    let owners =
      info.type >= 0
      ? [info.type] : program.types.indices.map { TypeIndex($0) }.filter { cases(of: $0)[info.name] != nil }
    guard owners.count == 1, let declared = cases(of: owners[0])[info.name] else { return "" }
    return text(
      declared.parameters.map { program.spelling.spelled($0.type, in: declared.file, scope: owners[0]) })
  }

  private func cases(of type: TypeIndex) -> [Name: CaseInfo] { program.types[Int(type)].cases }

  /// The types passed in a call through a property of a flow: the parameters of a closure, or of a delegate's function except for the
  /// flow itself.
  func handed(by site: Int32, of flow: TypeIndex) -> String {
    switch solution.bodies.calledProperty(site) {
    case .closure(let name)?:
      guard let closure = property(name, of: flow) else { return "" }
      return text(
        program.spelling.spelledParameters(ofFunction: closure.type, in: closure.file, scope: closure.owner)
          ?? [])
    case .holder(let name)?:
      guard let delegate = property(name, of: flow) else { return "" }
      let told = program.type(of: delegate).types.compactMap { function(of: $0, calledAt: site) }
      let texts = Set(told.map { text(parameters(of: $0, but: flow)) })
      return texts.count == 1 ? texts.first ?? "" : ""
    case nil: return ""
    }
  }

  private func property(_ name: Name, of flow: TypeIndex) -> PropertyInfo? {
    program.property(name, of: flow).map { program.properties[Int($0)] }
  }

  private func function(of type: TypeIndex, calledAt site: Int32) -> FunctionInfo? {
    let call = solution.bodies.sites[Int(site)]
    let all = program.declared(call.name, by: type).map { program.functions[Int($0)] }
    return all.first { $0.parameters.map(\.label) == call.arguments.map(\.label) } ?? all.first
  }

  private func parameters(of function: FunctionInfo, but flow: TypeIndex) -> [SpelledType] {
    function.parameters.map { program.spelling.spelled($0.type, in: function.file, scope: function.owner) }
      .filter { $0.type < 0 || $0.type != flow && !program.inherits(flow, from: $0.type) }
  }

  private func text(_ types: [SpelledType]) -> String {
    let shown = types.filter { $0.text != "Void" && $0.text != "()" }.map(\.whole)
    return shown.count > 1 ? "(\(shown.joined(separator: ", ")))" : shown.first ?? ""
  }
}
