import SwiftFacts

/// Functions that the framework calls on a screen: for its cells, and for what the user chose.
struct DelegatedCalls {
  let solver: Solver

  /// Runs those that were not reached.
  ///
  /// Most have the name of a property, such as `tableView`, so that a mention of it does not mean that code calls them. Those of objects
  /// that serve many screens, such as data sources of a library, would be asked by any of them, and are left out.
  func enterDelegated() {
    let screens = solver.objects.ofType.keys.sorted().filter {
      !solver.program.types[Int($0)].isForeign && solver.interest.counts($0)
        && !solver.interest.isOnlyAsked($0)
    }
    let found = screens.flatMap { screen in delegated(of: screen).map { (function: $0, screen: screen) } }
    solver.delegated.formUnion(found.map(\.function))
    for (function, screen) in found {
      for object in solver.objects.ofType[screen] ?? [] where solver.objects[object].kind != .metatype {
        solver.enter(function, on: object)
      }
    }
  }

  private func delegated(of screen: TypeIndex) -> [FunctionIndex] {
    solver.program.ancestors(screen).filter { !solver.program.types[Int($0)].isForeign }
      .flatMap { solver.program.types[Int($0)].functionOrder }
      .filter { solver.delegated.contains($0) || isUnreached($0) }
  }

  private func isUnreached(_ function: FunctionIndex) -> Bool {
    let declared = solver.program.functions[Int(function)]
    return declared.body >= 0 && !solver.isEntered(function) && declared.parameters.count > 1
      && solver.semantics.delegated.contains(declared.parameters[1].label)
  }
}
