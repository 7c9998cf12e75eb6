import SwiftFacts

/// Where the value of a place in a body comes from, as the body has it.
extension Solver {
  /// Which parameter of its function a node of an instance is.
  package func parameter(_ node: NodeIndex, of instance: InstanceIndex) -> Int? {
    let slot = node - instances[instance].base
    return template(instance).parameters.firstIndex(of: slot)
  }

  /// Whether an object is handed to the function that an instance runs, or to the code around its closure.
  package func isHanded(_ object: ObjectIndex, to instance: InstanceIndex) -> Bool {
    var instance = instance
    while instance >= 0 {
      if isArgument(object, of: instance) { return true }
      instance = instances[instance].outer
    }
    return false
  }

  /// Whether an object is handed to the very code that an instance runs.
  package func isArgument(_ object: ObjectIndex, of instance: InstanceIndex) -> Bool {
    template(instance).parameters.contains { holds(object, at: node(instance, $0)) }
  }

  /// Whether a node is what a closure gives that the function of an instance was handed.
  package func isGivenByParameter(_ node: NodeIndex, of instance: InstanceIndex) -> Bool {
    let template = template(instance)
    let slot = node - instances[instance].base
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
    let places = program.functions[Int(function)].parameters.places(of: arguments)
    guard let index = places?.firstIndex(of: parameter) else { return nil }
    return node(edge.instance, arguments[index].slot)
  }

  /// Whether a property is set to `nil` or `false`.
  package func isEmptying(_ store: PendingStore) -> Bool {
    let slot = store.value - instances[store.instance].base
    if template(store.instance).emptySlots.contains(slot) { return true }
    let values = objects(at: store.value)
    return !values.isEmpty
      && values.allSatisfy { objects[$0].kind == .enumCase && objects[$0].name == semantics.no }
  }

  /// The objects of which an argument is a property, where it is written as one.
  package func owners(ofArgument index: Int, of site: Int32, in instance: InstanceIndex) -> [ObjectIndex] {
    let slot = bodies.sites[Int(site)].arguments[index].slot
    return template(instance).steps.joined().flatMap { step -> [ObjectIndex] in
      guard case .load(let owner, _, let to, _) = step, to == slot else { return [] }
      return objects(at: node(instance, owner))
    }
  }
}

extension Solver {
  /// Whether a call is of a name by which code without source shows something or goes back.
  package func showsOrGoesBack(_ site: Int32) -> Bool {
    let name = bodies.sites[Int(site)].name
    return semantics.showing.contains(name) || requests.backs.contains(name)
  }

  /// The calls that the code of an instance makes where it runs.
  package func calls(of instance: InstanceIndex) -> [Int32] {
    let template = template(instance)
    return template.blocks.indices.filter { isActive(instance, block: Int32($0)) }.flatMap { block in
      template.steps[block].compactMap { if case .call(let site) = $0 { site } else { nil } }
    }
  }
}
