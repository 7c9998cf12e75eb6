import SwiftFacts

/// Which parameters the arguments of a call stand for.
extension Solver {
  /// The functions whose parameters take the arguments of a call, by their labels.
  func candidates(_ functions: [FunctionIndex], _ site: Int32) -> [FunctionIndex] {
    if functions.isEmpty { return [] }
    let arguments = bodies.sites[Int(site)].arguments
    let fitting = functions.filter {
      assignment(of: arguments, to: program.functions[Int($0)].parameters) != nil
    }
    if fitting.isEmpty { return functions.count == 1 ? functions : [] }
    return fitting
  }

  /// For each argument its parameter; nil where they do not fit.
  func assignment(of arguments: [CallArgument], to parameters: [ParameterInfo]) -> [Int]? {
    parameters.places(of: arguments)
  }

  /// The slot of the argument for a parameter.
  func argument(for parameter: Int, _ site: Int32, _ info: FunctionInfo) -> Slot? {
    let arguments = bodies.sites[Int(site)].arguments
    guard let places = assignment(of: arguments, to: info.parameters),
      let index = places.firstIndex(of: parameter)
    else { return nil }
    return arguments[index].slot
  }
}
