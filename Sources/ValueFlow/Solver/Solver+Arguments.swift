import SwiftFacts

/// Which parameters the arguments of a call stand for.
extension Solver {
  /// The functions whose parameters take the arguments of a call, by their labels.
  func candidates(_ functions: [FunctionIndex], _ site: Int32) -> [FunctionIndex] {
    if functions.isEmpty { return [] }
    let fitting = functions.filter { places(of: site, for: $0) != nil }
    if fitting.isEmpty { return functions.count == 1 ? functions : [] }
    return fitting
  }

  /// For each argument its parameter; nil where they do not fit.
  func assignment(of arguments: [CallArgument], to parameters: [ParameterInfo]) -> [Int]? {
    parameters.places(of: arguments)
  }

  /// For each argument of a call the parameter of a function; nil where they do not fit.
  func places(of site: Int32, for function: FunctionIndex) -> [Int]? {
    let key = UInt64(pair: site, function)
    if let known = placeNumbers[key] { return known < 0 ? nil : places[Int(known)] }
    let found = assignment(
      of: bodies.sites[Int(site)].arguments, to: program.functions[Int(function)].parameters)
    placeNumbers[key] = found == nil ? -1 : Int32(places.count)
    if let found { places.append(found) }
    return found
  }

  /// The slot of the argument for a parameter.
  func argument(for parameter: Int, _ site: Int32, _ function: FunctionIndex) -> Slot? {
    guard let index = places(of: site, for: function)?.firstIndex(of: parameter) else { return nil }
    return bodies.sites[Int(site)].arguments[index].slot
  }
}
