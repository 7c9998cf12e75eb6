import SwiftFacts

/// Functions that the source adds to types without source, called on something of which nothing is known.
extension Solver {
  /// Runs the only function that a call can mean, if the source adds it to a type without source: `view.window?.show(page)`.
  func callExtension(_ site: Int32, in instance: InstanceIndex) -> Bool {
    guard let added = callQueries.extensionFunction(for: site), relevance.functions[Int(added)] else {
      return false
    }
    choose([added], site, in: instance, on: plain(.some, type: program.functions[Int(added)].owner))
    return true
  }
}
