import SwiftFacts

/// Functions of views and of what screens hold that nothing is seen to call: whatever calls them was lost on the way, such as a closure
/// that a library keeps, or content that a view makes of values which are not known.
///
/// Without them, what they ask for would be missing without a word. Those of view controllers are left out: they may show something
/// themselves, on whatever holds the controller.
struct IdleFunctions {
  let solver: Solver

  /// Runs those that others do not lead to.
  func enterIdle() {
    let objects = self.objects()
    let idle = objects.keys.sorted()
    for place in CallRoots(idle, in: solver.program).first(of: Array(idle.indices)) {
      for object in objects[idle[place]] ?? [] { solver.enter(idle[place], on: object) }
    }
  }

  /// The idle functions, each with the objects that it may run on.
  private func objects() -> [FunctionIndex: [ObjectIndex]] {
    var found: [FunctionIndex: [ObjectIndex]] = [:]
    for type in solver.objects.ofType.keys.sorted() where isMeant(type) {
      let objects = (solver.objects.ofType[type] ?? []).filter { solver.objects[$0].kind != .metatype }
      for function in functions(of: type) where isIdle(function) { found[function, default: []] += objects }
    }
    return found
  }

  /// Tells whether functions of a type may be idle: those of flows are entered before.
  private func isMeant(_ type: TypeIndex) -> Bool {
    let info = solver.program.types[Int(type)]
    let isController = info.kind == .class && solver.interest.counts(type)
    return !info.isForeign && !solver.interest.decides(type) && !isController
  }

  private func functions(of type: TypeIndex) -> [FunctionIndex] {
    solver.program.ancestors(type).filter { !solver.program.types[Int($0)].isForeign }
      .flatMap { solver.program.types[Int($0)].functionOrder }
  }

  private func isIdle(_ function: FunctionIndex) -> Bool {
    let declared = solver.program.functions[Int(function)]
    return declared.body >= 0 && declared.name != solver.semantics.initializer
      && !declared.flags.contains(.isStatic) && solver.relevance.functions[Int(function)]
      && !solver.isEntered(function) && declared.parameters.allSatisfy { isHarmless($0, of: declared) }
  }

  /// Tells whether nothing that navigates can arrive at a parameter: in the place of a missing one would stand all that there are.
  private func isHarmless(_ parameter: ParameterInfo, of function: FunctionInfo) -> Bool {
    let type = solver.program.parameterType(parameter, of: function)
    return !type.isFunction && !type.types.contains { solver.relevance.mayHold($0) }
  }
}
