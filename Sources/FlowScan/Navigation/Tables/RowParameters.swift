import SwiftFacts
import ValueFlow

/// Reads the parameters of a route: those of its closure after the flow, with the names of their types.
struct RowParameters {
  let program: SourceProgram
  let scope: TypeIndex
  let file: Int32

  /// Reads the parameters of the code that makes the target: a closure, or a function passed by name.
  func read(_ code: Written, _ builds: [FunctionIndex]) -> [TableRow.Parameter] {
    if case .closure = code.form { return code.parameterTypes.dropFirst().map { parameter($0, file) } }
    guard let function = builds.first.map({ program.functions[Int($0)] }) else { return [] }
    return function.parameters.dropFirst().map { given in
      var parameter = parameter(given.type, function.file)
      parameter.isOptional = parameter.isOptional || given.flags.contains(.isOptional)
      return parameter
    }
  }

  func parameter(_ type: SpelledType) -> TableRow.Parameter {
    TableRow.Parameter(type: type.text, isOptional: type.isOptional, allowed: allowed(type.type))
  }

  private func parameter(_ type: Int32, _ file: Int32) -> TableRow.Parameter {
    parameter(program.spelling.spelled(type, in: file, scope: scope))
  }

  // MARK: - Values

  /// The raw values of all cases of an enum.
  private func allowed(_ type: TypeIndex) -> [String] {
    guard type >= 0 else { return [] }
    let info = program.types[Int(type)]
    let parents = info.supertypes.map(program.typeName)
    guard info.kind == .enum, parents.contains("CaseIterable"),
      let raw = parents.first(where: { ["String", "Int"].contains($0) })
    else { return [] }
    let cases = info.caseOrder.compactMap { info.cases[$0] }
    return raw == "String" ? cases.map(text) : numbers(cases)
  }

  private func text(of one: CaseInfo) -> String {
    let parts = program.written(one.rawValue, in: one.file)?.textParts ?? []
    return parts.isEmpty ? program.name(one.name) : parts.compactMap { $0 }.joined().unescaped
  }

  /// Continues integer raw values from the last explicit one.
  private func numbers(_ cases: [CaseInfo]) -> [String] {
    var next = 0
    return cases.map { one in
      if case .literal(let text)? = program.written(one.rawValue, in: one.file)?.form,
        let number = Int(program.name(text))
      {
        next = number
      }
      defer { next += 1 }
      return "\(next)"
    }
  }
}
