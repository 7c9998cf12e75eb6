import SwiftFacts

/// Functions that the app adds to all views, called on a view without source: `NavigationStack { … }.onMove { … }`.
extension Calls {
  /// Runs the only function of the source that a call on a view without source can mean, if it is one added to all views.
  func callAdded(_ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex) -> Bool {
    let info = solver.objects[receiver]
    let call = solver.bodies.sites[Int(site)]
    guard info.kind == .instance, solver.program.types[Int(info.type)].isForeign,
      !solver.semantics.words.contains(call.name),
      let added = solver.callQueries.extensionFunction(for: site), solver.relevance.functions[Int(added)],
      isOfViews(added)
    else { return false }
    solver.overloadChoice.choose([added], site, in: instance, on: receiver)
    return true
  }

  private func isOfViews(_ function: FunctionIndex) -> Bool {
    let owner = solver.program.functions[Int(function)].owner
    return solver.semantics.views.contains(solver.program.types[Int(owner)].name)
  }
}
