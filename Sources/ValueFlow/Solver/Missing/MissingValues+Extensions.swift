import SwiftFacts

/// Functions that the source adds to types without source, called on something of which nothing is known.
extension MissingValues {
  /// Runs the only function that a call can mean, if the source adds it to a type without source: `view.window?.show(page)`.
  func callExtension(_ site: Int32, in instance: InstanceIndex) -> Bool {
    guard let added = solver.callQueries.extensionFunction(for: site), solver.relevance.functions[Int(added)]
    else {
      return false
    }
    solver.overloadChoice.choose(
      [added], site, in: instance, on: solver.plain(.some, type: solver.program.functions[Int(added)].owner))
    return true
  }
}
