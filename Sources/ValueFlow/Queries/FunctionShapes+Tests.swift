import SwiftFacts

// Functions that choose by the type of what they are handed: `func stepDidEnd(_ step: Step) { switch step { case is NameStep: … } }`.
extension FunctionShapes {
  /// The first parameter that the code of a function tests for types of the source.
  func typing(_ info: FunctionInfo, _ function: FunctionIndex) -> Int? {
    guard info.name != semantics.initializer, let template = bodies.template(of: function) else { return nil }
    let tests = template.blocks.flatMap(\.tests).filter { $0.patterns.contains(where: asksForSource) }
    if tests.isEmpty { return nil }
    return template.parameters.firstIndex { slot in tests.contains { $0.subject == slot } }
  }

  private func asksForSource(_ pattern: ValuePattern) -> Bool {
    switch pattern {
    case .type(let number), .cast(_, let number):
      pattern.isTypeTest && bodies.types[Int(number)].types.contains { !program.types[Int($0)].isForeign }
    default: false
    }
  }
}
