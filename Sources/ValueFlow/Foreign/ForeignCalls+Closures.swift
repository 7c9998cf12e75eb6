import SwiftFacts

// Closures and types that code without source is given.
extension ForeignCalls {
  /// Handles an argument of code without source: a closure is called by it; a type stands for an object of it.
  func foreignArgument(
    _ object: ObjectIndex, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex
  ) {
    let info = solver.objects[object]
    let call = solver.bodies.sites[Int(site)]
    switch info.kind {
    case .closure:
      if solver.routeValues.build(object, site, in: instance) { return }
      let callee = solver.calling.closureInstance(object)
      let keeper = isElement(receiver, of: call) ? -1 : receiver
      solver.calls(.foreign, from: instance, site, block: call.block, to: callee, object: keeper)
      handOver(call, in: instance, on: receiver, to: callee, object)
    case .method:
      if solver.routeValues.build(object, site, in: instance) { return }
      for function in solver.callQueries.meant(solver.functions(of: info), handedIn: call) {
        guard let template = solver.bodies.template(of: function) else { continue }
        let callee = solver.instance(template, receiver: info.outer, context: 0, key: 0, outer: -1)
        let keeper = isElement(receiver, of: call) ? -1 : receiver
        solver.calls(.foreign, from: instance, site, block: call.block, to: callee, object: keeper)
        handOver(call, in: instance, on: receiver, to: callee, object)
      }
    case .keyPath where solver.semantics.mapping.contains(call.name):
      map(site, in: instance, on: receiver)
    case .enumCase where solver.semantics.mapping.contains(call.name):
      map(site, in: instance, on: receiver, toCase: object)
    case .metatype:
      let type = solver.program.types[Int(info.type)]
      guard !type.isForeign, type.kind == .class || type.kind == .struct || type.kind == .protocol else {
        return
      }
      if solver.semantics.showing.contains(call.name), solver.typeQueries.inheritsScreen(info.type) {
        return build(info.type, by: object, site, in: instance)
      }
      if solver.semantics.mapping.contains(call.name) { return map(site, in: instance, toNew: info.type) }
      registered(info.type, call, site, in: instance)
    default: solver.viewModifiers.modify(receiver, by: object, site, in: instance)
    }
  }

  /// Makes the screen that an initialiser builds where it is shown: `sheet(item: $page, content: PageView.init)`.
  private func build(
    _ type: TypeIndex, by initializer: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) {
    let call = solver.bodies.sites[Int(site)]
    let made = solver.make(
      .instance, type: type, site: Int64(site) + 1, in: instance, block: call.block, place: call.place)
    for argument in call.arguments where solver.holds(initializer, at: solver.node(instance, argument.slot)) {
      solver.add(made.object, to: solver.node(instance, argument.slot))
    }
    guard made.isNew else { return }
    if let target = onlyValue(of: made.object) {
      if let name = solver.semantics.receiving[call.name] {
        solver.copy(received(name, by: call, in: instance), to: target)
      }
      for argument in call.arguments
      where !solver.holds(initializer, at: solver.node(instance, argument.slot)) {
        solver.add(Use(kind: .keep, a: target), to: solver.node(instance, argument.slot))
      }
    }
    solver.born.append(made.object)
  }

  /// Where an initialiser as a value puts what it is given: in the only property of a struct that must be given one.
  private func onlyValue(of object: ObjectIndex) -> NodeIndex? {
    let type = solver.program.types[Int(solver.objects[object].type)]
    let needed = type.propertyOrder.map { solver.program.properties[Int($0)] }.filter {
      $0.getter < 0 && $0.value < 0 && $0.attributes.isEmpty && !$0.flags.contains(.isStatic)
    }
    guard type.kind == .struct, needed.count == 1, type.functions[solver.semantics.initializer] == nil else {
      return nil
    }
    return solver.field(object, needed[0].name)
  }

  /// Supplies the parameters of a closure: the values of the other arguments, the receiver or its content, and the values of its
  /// channel.
  private func handOver(
    _ call: CallSite, in instance: InstanceIndex, on receiver: ObjectIndex, to callee: InstanceIndex,
    _ closure: ObjectIndex
  ) {
    let parameters = solver.template(callee).parameters
    if isHandedByLibrary(call, on: receiver, to: callee) || awaits(call, in: instance, handing: callee) {
      return
    }
    if handBeside(call, in: instance, on: receiver, to: callee) { return }
    for (index, slot) in parameters.enumerated() {
      let target = solver.node(callee, slot)
      if index > 0, call.arguments.indices.contains(index), call.arguments[index].label == 0 {
        // Matches `use(first, second) { one, two in … }`.
        let from = solver.node(instance, call.arguments[index].slot)
        if !solver.holds(closure, at: from) { solver.add(Use(kind: .keep, a: target), to: from) }
        letStand(from, at: target)
      }
      if let name = solver.semantics.receiving[call.name] {
        solver.copy(received(name, by: call, in: instance), to: target)
      }
      for argument in call.arguments where slot == parameters.first {
        let from = solver.node(instance, argument.slot)
        if solver.semantics.receiving[call.name] != nil { continue }
        if argument.label == 0 { letStand(from, at: target) }
        if !solver.holds(closure, at: from) { solver.add(Use(kind: .keep, a: target), to: from) }
      }
      // A closure that builds the screen of a value receives that value, not the screen beside it.
      guard receiver >= 0, solver.semantics.receiving[call.name] == nil,
        !solver.semantics.showing.contains(call.name)
      else { continue }
      if isForeignObject(receiver), !isElement(receiver, of: call) {
        if isMakingChannel(call, receiver) { solver.add(receiver, to: target) }
        if isBuilding(call, with: closure, callee, in: instance) { continue }
        solver.copy(solver.content(receiver), to: target)
      } else if solver.semantics.hearing.contains(call.name)
        || !solver.bodies.testsCases(of: slot, in: solver.template(callee))
      {
        solver.add(receiver, to: target)
      }
    }
    let result = solver.node(instance, call.result)
    let isMaking = receiver >= 0 && isForeignObject(receiver) && !isElement(receiver, of: call)
    if solver.semantics.showing.contains(call.name)
      || isMaking && solver.semantics.watching.contains(call.name)
    {
      return
    }
    if fills(call), let filled = parameters.first { solver.copy(solver.node(callee, filled), to: result) }
    let isContainer: Bool = if case .type = call.callee { true } else { false }
    if isMaking, isChannel(solver.objects[receiver].type) {
      // A publisher delivers the values that the closure makes; a publisher that the closure makes is another one.
      solver.add(Use(kind: .keep, a: solver.content(receiver), b: 1, c: 0), to: solver.resultNode(callee))
    } else if isMaking {
      solver.copy(solver.resultNode(callee), to: solver.content(receiver))
    }
    if !isContainer { solver.copy(solver.resultNode(callee), to: result) }
  }

  /// Tells whether a container is made of a list and of a closure that builds a view of each element: `List(items) { item in … }`.
  ///
  /// Its content is what the closure returns, and not what it is given. A closure that returns nothing sets up the object that is made:
  /// `ButtonRow(title) { $0.value = item }`.
  private func isBuilding(
    _ call: CallSite, with closure: ObjectIndex, _ callee: InstanceIndex, in instance: InstanceIndex
  ) -> Bool {
    guard case .type = call.callee, let list = call.arguments.first, list.label == 0,
      solver.template(callee).givesResult
    else { return false }
    return !solver.holds(closure, at: solver.node(instance, list.slot))
  }

  /// Tells whether a closure receives what sends values through the channel that it is made for:
  /// `AsyncStream { continuation in … }`.
  private func isMakingChannel(_ call: CallSite, _ channel: ObjectIndex) -> Bool {
    guard case .type = call.callee else { return false }
    return isChannel(solver.objects[channel].type)
  }

  /// Handles a publisher that delivers an object beside each value: `taps.withUnretained(self).bind { owner, tap in … }`.
  private func handBeside(
    _ call: CallSite, in instance: InstanceIndex, on receiver: ObjectIndex, to callee: InstanceIndex
  ) -> Bool {
    let parameters = solver.template(callee).parameters
    guard !solver.semantics.accompanying.isEmpty, receiver >= 0, parameters.count > 1,
      isForeignObject(receiver),
      let beside = solver.bodies.argument(of: solver.semantics.accompanying, before: call)
    else { return false }
    solver.copy(solver.node(instance, beside), to: solver.node(callee, parameters[0]))
    for slot in parameters.dropFirst() {
      solver.copy(solver.content(receiver), to: solver.node(callee, slot))
    }
    solver.copy(solver.resultNode(callee), to: solver.node(instance, call.result))
    return true
  }

  /// Handles a function that returns what is given to the object that its closure receives: a continuation.
  private func awaits(_ call: CallSite, in instance: InstanceIndex, handing callee: InstanceIndex) -> Bool {
    guard let type = solver.semantics.awaiting[call.name],
      let first = solver.template(callee).parameters.first
    else {
      return false
    }
    let site = Int64(call.template) << 24 | Int64(call.result) | 1 << 60
    let made = solver.make(
      .instance, type: type, site: site, in: instance, block: call.block, place: call.place)
    solver.add(made.object, to: solver.node(callee, first))
    solver.copy(solver.content(made.object), to: solver.node(instance, call.result))
    return true
  }

  /// Tells whether a closure only receives objects that the library knows.
  private func isHandedByLibrary(
    _ call: CallSite, on receiver: ObjectIndex, to callee: InstanceIndex
  ) -> Bool {
    guard receiver >= 0, let first = solver.template(callee).parameters.first else { return false }
    if solver.semantics.continuing.contains(call.name) {
      solver.copy(giver(of: receiver), to: solver.node(callee, first))
      return true
    }
    guard solver.semantics.beginning.contains(call.name), case .type = call.callee else { return false }
    solver.copy(solver.node(callee, first), to: giver(of: receiver))
    solver.add(Use(kind: .ask, a: receiver), to: solver.resultNode(callee))
    return true
  }

  /// The node of the first argument for the closures that an object was made with.
  private func giver(of object: ObjectIndex) -> NodeIndex {
    if let known = solver.foreign.givers[object] { return known }
    let node = solver.node()
    solver.foreign.givers[object] = node
    return node
  }
}
