import SwiftFacts

/// Finds the computed properties of enums that answer yes or no for each case: `var isModal: Bool { switch self { … } }`.
struct CaseFlagSearch {
  let program: Program

  /// Tells whether a property is such a flag.
  func isCaseFlag(_ property: PropertyInfo) -> Bool {
    guard property.getter >= 0, property.owner >= 0, program.types[Int(property.owner)].kind == .enum,
      !program.types[Int(property.owner)].isForeign,
      program.text(of: property.type, in: property.file) == "Bool"
    else { return false }
    return answers(property.getter, in: program.files[Int(property.file)])
  }

  /// The names of all such flags.
  func findCaseFlags() -> Set<Name> { Set(program.properties.filter(isCaseFlag).map(\.name)) }

  /// Tells whether code only returns `true` or `false`, by the cases that it tests.
  private func answers(_ node: Int32, in code: ProgramFile) -> Bool {
    guard node >= 0 else { return false }
    var cursor = CodeCursor(code, node)
    switch code.op(node) {
    case .block:
      let statements = cursor.list()
      return !statements.isEmpty && statements.allSatisfy { answers($0, in: code) }
    case .result:
      _ = cursor.next()
      return answers(cursor.next(), in: code)
    case .branch:
      return arms(of: cursor).allSatisfy { testsCases($0.conditions, in: code) && answers($0.body, in: code) }
    case .literal:
      _ = cursor.next()
      return ["true", "false"].contains(program.names[cursor.name()])
    default: return false
    }
  }

  private func arms(of branch: CodeCursor) -> [(conditions: [Int32], body: Int32)] {
    var cursor = branch
    for _ in 0..<3 { _ = cursor.next() }
    return (0..<cursor.next()).map { _ in (cursor.list(), cursor.next()) }
  }

  /// Tells whether conditions only match patterns.
  private func testsCases(_ conditions: [Int32], in code: ProgramFile) -> Bool {
    conditions.allSatisfy { [.matches, .otherwise].contains(code.op($0)) }
  }
}
