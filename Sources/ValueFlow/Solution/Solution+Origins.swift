import SwiftFacts

/// The origins of values within a body.
extension Solution {
  /// The parameter that a node of an instance is.
  package func parameter(_ node: NodeIndex, of instance: InstanceIndex) -> Int? {
    let slot = node - instances[instance].base
    return template(instance).parameters.firstIndex(of: slot)
  }

  /// Tells whether an object is an argument of the function that an instance runs, or of code around its closure.
  package func isHanded(_ object: ObjectIndex, to instance: InstanceIndex) -> Bool {
    var instance = instance
    while instance >= 0 {
      if isArgument(object, of: instance) { return true }
      instance = instances[instance].outer
    }
    return false
  }

  /// Tells whether an object is an argument of exactly the code that an instance runs.
  package func isArgument(_ object: ObjectIndex, of instance: InstanceIndex) -> Bool {
    template(instance).parameters.contains { holds(object, at: node(instance, $0)) }
  }

  /// Tells whether a node is the result of a closure that the function of an instance received.
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

  /// The argument of a call for a parameter of the function that it reaches.
  package func argument(_ parameter: Int, of edge: CallerEdge, to callee: InstanceIndex) -> NodeIndex? {
    guard edge.site >= 0, case .function(let function) = template(callee).kind else { return nil }
    let arguments = bodies.sites[Int(edge.site)].arguments
    let places = program.functions[Int(function)].parameters.places(of: arguments)
    guard let index = places?.firstIndex(of: parameter) else { return nil }
    return node(edge.instance, arguments[index].slot)
  }

  /// Tells whether a property is set to `nil`, `false` or an empty list.
  package func isEmptying(_ store: PendingStore) -> Bool {
    let slot = store.value - instances[store.instance].base
    if template(store.instance).emptySlots.contains(slot) { return true }
    let values = objects(at: store.value)
    return !values.isEmpty
      && values.allSatisfy { objects[$0].kind == .enumCase && objects[$0].name == semantics.no }
  }

  /// The call whose result a node is, if it is one.
  package func call(giving node: NodeIndex, in instance: InstanceIndex) -> Int32? {
    let slot = node - instances[instance].base
    for case .call(let site) in template(instance).steps.joined() where bodies.sites[Int(site)].result == slot
    {
      return site
    }
    return nil
  }

  /// The objects whose property an argument is, if it is written as one.
  package func owners(ofArgument index: Int, of site: Int32, in instance: InstanceIndex) -> [ObjectIndex] {
    let slot = bodies.sites[Int(site)].arguments[index].slot
    return template(instance).steps.joined().flatMap { step -> [ObjectIndex] in
      guard case .load(let owner, _, let to, _) = step, to == slot else { return [] }
      return objects(at: node(instance, owner))
    }
  }
}

extension Solution {
  /// Tells whether a call has a name with which code without source shows something or goes back.
  package func showsOrGoesBack(_ site: Int32) -> Bool {
    let name = bodies.sites[Int(site)].name
    return semantics.showing.contains(name) || requests.backs.contains(name)
  }

  /// The calls that make an object, with the code that they are in.
  package func calls(making object: ObjectIndex) -> [(site: Int32, instance: InstanceIndex)] {
    let site = objects[object].site - 1
    guard objects[object].kind == .instance, bodies.sites.indices.contains(Int(site)) else { return [] }
    return objects.makers(of: object).map { (Int32(site), $0.instance) }
  }

  /// The calls in the running blocks of an instance.
  package func calls(of instance: InstanceIndex) -> [Int32] {
    let template = template(instance)
    return template.blocks.indices.filter { isActive(instance, block: Int32($0)) }.flatMap { block in
      template.steps[block].compactMap { if case .call(let site) = $0 { site } else { nil } }
    }
  }
}

extension Solution {
  /// Tells whether code only reads an object that it got from elsewhere, and passes it nowhere:
  /// `if let list = previous as? ListController { reload(list.items) }`.
  package func isOnlyRead(_ object: ObjectIndex) -> Bool {
    objects[object].kind == .some
      && objects.makers(of: object).allSatisfy { !isPassedOn(object, by: $0.instance) }
  }

  private func isPassedOn(_ object: ObjectIndex, by instance: InstanceIndex) -> Bool {
    template(instance).steps.joined().contains { step in
      passedSlots(step).contains { holds(object, at: node(instance, $0)) }
    }
  }

  /// The slots of the values that leave code by a step.
  private func passedSlots(_ step: Step) -> [Slot] {
    switch step {
    case .call(let site): bodies.sites[Int(site)].arguments.map(\.slot)
    case .enumCase(_, _, let arguments, _, _): arguments.map(\.slot)
    case .tuple(let items, _, _): items.map(\.slot)
    case .store(_, _, let from, _), .setGlobal(_, let from): [from]
    case .copy(let from, let to): to == Template.resultSlot ? [from] : []
    case .closure(let template, _): bodies.templates[Int(template)].captures.filter { $0 >= 0 }
    default: []
    }
  }
}
