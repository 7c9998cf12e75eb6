import SwiftFacts

/// The nodes of slots and fields, and the objects at them.
extension Solution {
  /// The instance and slot that a node belongs to.
  func slot(of node: NodeIndex) -> (instance: InstanceIndex, slot: Slot)? {
    guard let instance = instances.last(beginningAt: node) else { return nil }
    let slot = node - instances[instance].base
    return slot < template(instance).slotTypes.count ? (instance, slot) : nil
  }

  /// The node of a slot; that of a captured one belongs to the code around it.
  func node(_ instance: InstanceIndex, _ slot: Slot) -> NodeIndex {
    if slot >= 0 { return instances[instance].base + slot }
    let outer = instances[instance].outer
    return node(outer, template(instance).captures[Int(-slot - 1)])
  }

  /// The node of what an instance returns.
  package func resultNode(_ instance: InstanceIndex) -> NodeIndex { node(instance, Template.resultSlot) }

  /// The node of an argument of a call.
  package func node(ofArgument index: Int, of site: Int32, in instance: InstanceIndex) -> NodeIndex {
    node(instance, bodies.sites[Int(site)].arguments[index].slot)
  }

  /// Tells whether a call in a closure hands on a value of the code around it.
  package func handsCaptured(_ site: Int32) -> Bool {
    bodies.sites[Int(site)].arguments.contains { $0.slot < 0 }
  }

  /// Tells whether a call hands on what the code around it was given for a parameter.
  package func handsParameter(_ site: Int32, in instance: InstanceIndex) -> Bool {
    bodies.sites[Int(site)].arguments.contains { argument in
      var (template, slot) = (template(instance), argument.slot)
      while slot < 0, case .closure(let parent) = template.kind {
        slot = template.captures[Int(-slot) - 1]
        template = bodies.templates[Int(parent)]
      }
      return template.parameters.contains(slot)
    }
  }

  /// The node of the result of a call.
  package func resultNode(of site: Int32, in instance: InstanceIndex) -> NodeIndex {
    node(instance, bodies.sites[Int(site)].result)
  }

  /// The node of the receiver of a member call.
  package func node(ofBaseOf site: Int32, in instance: InstanceIndex) -> NodeIndex? {
    guard case .member(let base) = bodies.sites[Int(site)].callee else { return nil }
    return node(instance, base)
  }

  /// The properties on which a call may be made, with the objects that have them: `onEnd` in `flow.onEnd()`, `delegate` in
  /// `flow.delegate?.didEnd()`.
  package func calledProperties(_ site: Int32, in instance: InstanceIndex)
    -> [(called: Bodies.CalledProperty, holders: [ObjectIndex])]
  {
    guard let base = node(ofBaseOf: site, in: instance) else { return [] }
    var found = [
      (called: Bodies.CalledProperty.closure(bodies.sites[Int(site)].name), holders: objects(at: base))
    ]
    if let load = bodies.load(beforeCall: site) {
      found.append((.holder(load.name), objects(at: node(instance, load.from))))
    }
    return found
  }

  /// The node of what code is handed and returns with other views around it; nil if it does not, or nothing arrives there.
  package func decorated(by instance: InstanceIndex) -> NodeIndex? {
    guard let first = template(instance).parameters.first, bodies.decorates(template(instance)) else {
      return nil
    }
    let handed = node(instance, first)
    return isEmpty(handed) ? nil : handed
  }

  /// Tells whether a closure makes an object for the controls beside a view, and does not make it when one of them is used: `toolbar { … }`.
  package func makesControl(_ object: ObjectIndex, in instance: InstanceIndex) -> Bool {
    guard holds(object, at: resultNode(instance)) else { return false }
    return sequence(first: instance) { self.instances[$0].outer }.prefix { $0 >= 0 }.contains { instance in
      let callers = callers(of: instance)
      return !callers.isEmpty
        && callers.allSatisfy {
          $0.site >= 0 && semantics.accessories.contains(bodies.sites[Int($0.site)].name)
        }
    }
  }

  /// Tells whether nothing arrives at a node.
  package func isEmpty(_ node: NodeIndex) -> Bool { nodes.isEmpty(node) }

  /// The objects at a node.
  package func objects(at node: NodeIndex) -> [ObjectIndex] { nodes.objects(at: node).sorted() }

  /// The objects at a node in the order in which they arrived, for questions whose answer does not depend on it.
  package func unsortedObjects(at node: NodeIndex) -> ArraySlice<ObjectIndex> { nodes.objects(at: node) }

  /// Tells whether an object arrives at a node.
  package func holds(_ object: ObjectIndex, at node: NodeIndex) -> Bool { nodes.holds(object, at: node) }

  /// The node of a field of an object; nil if no code uses it.
  package func knownField(_ object: ObjectIndex, _ name: Name) -> NodeIndex? {
    fields[UInt64(pair: object, name)]
  }

  /// The node of the content of an object without source; nil if there is none.
  package func knownContent(_ object: ObjectIndex) -> NodeIndex? { knownField(object, semantics.content) }

  /// The nodes of the associated values of a case, or of the elements of a tuple.
  package func fields(of object: ObjectIndex) -> [NodeIndex] {
    (0..<16).compactMap { knownField(object, program.part($0)) }
  }

  /// The objects that code returns, by themselves or in a case: `.page(DetailController(), .push)`.
  package func given(by instance: InstanceIndex) -> [ObjectIndex] {
    let given = unsortedObjects(at: resultNode(instance))
    let cases = given.filter { objects[$0].kind == .enumCase && objects[$0].type >= 0 }
    return given + cases.flatMap(fields).flatMap { unsortedObjects(at: $0) }
  }

  package var tuples: [ObjectIndex] {
    (0..<objects.count).map(ObjectIndex.init).filter { objects[$0].kind == .tuple }
  }

  /// The node of what a computed property of an object returns; nil if it is not read.
  package func knownResult(of property: PropertyIndex, of object: ObjectIndex) -> NodeIndex? {
    guard let template = bodies.template(of: property, .getter) else { return nil }
    return instances.number(of: Instance.Key(template: template.id, receiver: object)).map(resultNode)
  }

  /// The texts among the arguments of a call.
  package func texts(handedBy site: Int32, in instance: InstanceIndex) -> [String] {
    bodies.sites[Int(site)].arguments.flatMap { argument in
      objects(at: node(instance, argument.slot)).filter { objects[$0].kind == .text }
        .map { program.name(objects[$0].name) }
    }
  }
}
