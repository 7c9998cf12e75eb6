import SwiftFacts

/// Functions that the framework calls on a screen: for its cells, and for what the user chose.
extension Solver {
  /// Runs those that were not reached.
  ///
  /// Most have the name of a property, such as `tableView`, so that a mention of it does not mean that code calls them. Those of objects
  /// that serve many screens, such as data sources of a library, would be asked by any of them, and are left out.
  func enterDelegated() {
    let screens = objects.ofType.keys.sorted().filter {
      !program.types[Int($0)].isForeign && interest.counts($0) && !interest.decides($0)
    }
    let found = screens.flatMap { screen in delegated(of: screen).map { (function: $0, screen: screen) } }
    delegated.formUnion(found.map(\.function))
    for (function, screen) in found {
      for object in objects.ofType[screen] ?? [] where objects[object].kind != .metatype {
        enter(function, on: object)
      }
    }
  }

  private func delegated(of screen: TypeIndex) -> [FunctionIndex] {
    program.ancestors(screen).filter { !program.types[Int($0)].isForeign }
      .flatMap { program.types[Int($0)].functionOrder }
      .filter { delegated.contains($0) || isUnreached($0) }
  }

  private func isUnreached(_ function: FunctionIndex) -> Bool {
    let declared = program.functions[Int(function)]
    return declared.body >= 0 && !isEntered(function) && declared.parameters.count > 1
      && semantics.delegated.contains(declared.parameters[1].label)
  }
}
