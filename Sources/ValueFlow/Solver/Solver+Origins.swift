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
    let places = assignment(of: arguments, to: program.functions[Int(function)].parameters)
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
  /// What a call is made on, where that is a property of the object to which the code belongs.
  package enum CalledProperty {
    /// A closure that stands in the property is called.
    case closure(Name)
    /// A function of what stands in the property is called.
    case holder(Name)

    package var name: Name {
      switch self {
      case .closure(let name), .holder(let name): name
      }
    }
  }

  /// Whether a call is of a name by which code without source shows something or goes back.
  package func showsOrGoesBack(_ site: Int32) -> Bool {
    let name = bodies.sites[Int(site)].name
    return semantics.showing.contains(name) || requests.backs.contains(name)
  }

  package func calledProperty(_ site: Int32) -> CalledProperty? {
    let call = bodies.sites[Int(site)]
    guard case .member(let base) = call.callee else { return nil }
    var template = bodies.templates[Int(call.template)]
    var slot = base
    while slot < 0, case .closure(let parent) = template.kind {
      slot = template.captures[Int(-slot - 1)]
      template = bodies.templates[Int(parent)]
    }
    if slot == Template.selfSlot { return .closure(call.name) }
    return property(at: slot, in: template).map { .holder($0) }
  }

  /// The property of the object itself that was loaded into a slot.
  private func property(at slot: Slot, in template: Template) -> Name? {
    guard let load = loads(of: template)[slot], isSelf(load.from, in: template) else { return nil }
    return load.name
  }

  /// What a body loads, by the slots to which it comes.
  private func loads(of template: Template) -> [Slot: Load] {
    if let known = loads[template.id] { return known }
    var found: [Slot: Load] = [:]
    for case .load(let from, let name, let to, _) in template.steps.joined() {
      found[to] = found[to] ?? Load(from: from, name: name)
    }
    loads[template.id] = found
    return found
  }

  /// A property that is loaded.
  struct Load {
    var from: Slot
    var name: Name
  }

  private func isSelf(_ slot: Slot, in template: Template) -> Bool {
    if slot == Template.selfSlot, case .closure = template.kind { return false }
    guard slot < 0, case .closure(let parent) = template.kind else { return slot == Template.selfSlot }
    return isSelf(template.captures[Int(-slot - 1)], in: bodies.templates[Int(parent)])
  }

  /// The property on which a chain of calls was made: `actions` of `page.actions.receive(on: main).sink { … }`.
  package func property(before site: Int32) -> Name? {
    let steps = bodies.templates[Int(bodies.sites[Int(site)].template)].steps.joined()
    var site = site
    for _ in 0..<12 {
      guard case .member(let base) = bodies.sites[Int(site)].callee else { return nil }
      var before: Int32?
      for step in steps {
        if case .load(_, let name, let to, _) = step, to == base { return name }
        if case .call(let call) = step, bodies.sites[Int(call)].result == base { before = call }
      }
      guard let before else { return nil }
      site = before
    }
    return nil
  }

  /// The calls that the code of an instance makes where it runs.
  package func calls(of instance: InstanceIndex) -> [Int32] {
    let template = template(instance)
    return template.blocks.indices.filter { isActive(instance, block: Int32($0)) }.flatMap { block in
      template.steps[block].compactMap { if case .call(let site) = $0 { site } else { nil } }
    }
  }
}
