import SwiftFacts

/// Types of code without source that have the name of one of the app's own: `Section { … }` in a view, beside `enum Section`.
extension Construction {
  /// Tells whether a call gives a value type of the app a closure that nothing in it can take, so that it means another type.
  func meansNamesake(of type: TypeIndex, _ site: Int32) -> Bool {
    let info = solver.program.types[Int(type)]
    guard !info.isForeign, info.kind == .enum || info.kind == .struct,
      solver.bodies.sites[Int(site)].arguments.contains(where: { $0.flags.contains(.isTrailing) })
    else { return false }
    let declared = solver.program.methods(solver.semantics.initializer, of: type)
    return !declared.contains { solver.callQueries.places(of: site, for: $0) != nil }
      && (info.kind == .enum || info.propertyOrder.allSatisfy { !mayTakeClosure($0) })
  }

  /// Tells whether a memberwise initialiser may take a closure for a property: its type may be another name for that of a function.
  private func mayTakeClosure(_ property: PropertyIndex) -> Bool {
    let info = solver.program.properties[Int(property)]
    if info.getter >= 0 || info.flags.contains(.isStatic) { return false }
    let type = solver.bodies.types[Int(solver.bodies.type(of: property))]
    if type.isFunction { return true }
    return !solver.semantics.isPlain(type)
      && type.types.allSatisfy { solver.program.types[Int($0)].isForeign }
  }
}
