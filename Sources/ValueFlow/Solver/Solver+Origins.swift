import SwiftFacts

/// Where the value of a place in a body comes from, as the body has it.
extension Solver {
  /// Which parameter of its function a node of an instance is.
  package func parameter(_ node: NodeIndex, of instance: InstanceIndex) -> Int? {
    let slot = node - instances[Int(instance)].base
    return template(instance).parameters.firstIndex(of: slot)
  }

  /// Whether a node is what a closure gives that the function of an instance was handed.
  package func isGivenByParameter(_ node: NodeIndex, of instance: InstanceIndex) -> Bool {
    let template = template(instance)
    let slot = node - instances[Int(instance)].base
    return template.steps.joined().contains { step in
      guard case .call(let number) = step, bodies.sites[Int(number)].result == slot,
        case .value(let called) = bodies.sites[Int(number)].callee
      else { return false }
      return template.parameters.contains(called)
    }
  }

  /// What a call hands over for a parameter of the function that it reaches.
  package func argument(_ parameter: Int, of edge: CallerEdge, to callee: InstanceIndex) -> NodeIndex? {
    guard edge.site >= 0, case .function(let function) = template(callee).kind else { return nil }
    let arguments = bodies.sites[Int(edge.site)].arguments
    let places = assignment(of: arguments, to: program.functions[Int(function)].parameters)
    guard let index = places?.firstIndex(of: parameter) else { return nil }
    return node(edge.instance, arguments[index].slot)
  }
}
