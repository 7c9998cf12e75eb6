import SwiftFacts

// Closures and types that code without source is given.
extension Solver {
  /// Handles an argument of code without source: a closure is called by it; a type stands for an object of it.
  func foreignArgument(
    _ object: ObjectIndex, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex
  ) {
    let info = objects[object]
    let call = bodies.sites[Int(site)]
    switch info.kind {
    case .closure:
      if build(object, site, in: instance) { return }
      let callee = closureInstance(object)
      let keeper = isElement(receiver, of: call) ? -1 : receiver
      calls(.foreign, from: instance, site, block: call.block, to: callee, object: keeper)
      handOver(call, in: instance, on: receiver, to: callee, object)
    case .method:
      for function in functions(of: info) {
        guard let template = bodies.template(of: function) else { continue }
        let callee = self.instance(template, receiver: info.outer, context: 0, key: 0, outer: -1)
        let keeper = isElement(receiver, of: call) ? -1 : receiver
        calls(.foreign, from: instance, site, block: call.block, to: callee, object: keeper)
        handOver(call, in: instance, on: receiver, to: callee, object)
      }
    case .metatype:
      let type = program.types[Int(info.type)]
      guard !type.isForeign, type.kind == .class || type.kind == .struct || type.kind == .protocol else {
        return
      }
      if semantics.showing.contains(call.name), typeQueries.inheritsScreen(info.type) {
        return build(info.type, by: object, site, in: instance)
      }
      if semantics.mapping.contains(call.name) { return map(site, in: instance, toNew: info.type) }
      registered(info.type, call, site, in: instance)
    default: modify(receiver, by: object, site, in: instance)
    }
  }

  /// Makes the screen that an initialiser builds where it is shown: `sheet(item: $page, content: PageView.init)`.
  private func build(
    _ type: TypeIndex, by initializer: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) {
    let call = bodies.sites[Int(site)]
    let made = make(
      .instance, type: type, site: Int64(site) + 1, in: instance, block: call.block, place: call.place)
    for argument in call.arguments where holds(initializer, at: node(instance, argument.slot)) {
      add(made.object, to: node(instance, argument.slot))
    }
    guard made.isNew else { return }
    if let target = onlyValue(of: made.object) {
      if let name = semantics.receiving[call.name] {
        copy(received(name, by: call, in: instance), to: target)
      }
      for argument in call.arguments where !holds(initializer, at: node(instance, argument.slot)) {
        add(Use(kind: .keep, a: target), to: node(instance, argument.slot))
      }
    }
    born.append(made.object)
  }

  /// Where an initialiser as a value puts what it is given: in the only property of a struct that must be given one.
  private func onlyValue(of object: ObjectIndex) -> NodeIndex? {
    let type = program.types[Int(objects[object].type)]
    let needed = type.propertyOrder.map { program.properties[Int($0)] }.filter {
      $0.getter < 0 && $0.value < 0 && $0.attributes.isEmpty && !$0.flags.contains(.isStatic)
    }
    guard type.kind == .struct, needed.count == 1, type.functions[semantics.initializer] == nil else {
      return nil
    }
    return field(object, needed[0].name)
  }

  /// Supplies the parameters of a closure: the values of the other arguments, the receiver or its content, and the values of its
  /// channel.
  private func handOver(
    _ call: CallSite, in instance: InstanceIndex, on receiver: ObjectIndex, to callee: InstanceIndex,
    _ closure: ObjectIndex
  ) {
    let parameters = template(callee).parameters
    if isHandedByLibrary(call, on: receiver, to: callee) || awaits(call, in: instance, handing: callee) {
      return
    }
    if handBeside(call, in: instance, on: receiver, to: callee) { return }
    for (index, slot) in parameters.enumerated() {
      let target = node(callee, slot)
      if index > 0, call.arguments.indices.contains(index), call.arguments[index].label == 0 {
        // Matches `use(first, second) { one, two in … }`.
        let from = node(instance, call.arguments[index].slot)
        if !holds(closure, at: from) { add(Use(kind: .keep, a: target), to: from) }
        letStand(from, at: target)
      }
      if let name = semantics.receiving[call.name] {
        copy(received(name, by: call, in: instance), to: target)
      }
      for argument in call.arguments where slot == parameters.first {
        let from = node(instance, argument.slot)
        if semantics.receiving[call.name] != nil { continue }
        if argument.label == 0 { letStand(from, at: target) }
        if !holds(closure, at: from) { add(Use(kind: .keep, a: target), to: from) }
      }
      // A closure that builds the screen of a value receives that value, not the screen beside it.
      guard receiver >= 0, semantics.receiving[call.name] == nil, !semantics.showing.contains(call.name)
      else { continue }
      if isForeignObject(receiver) {
        if isMakingChannel(call, receiver) { add(receiver, to: target) }
        copy(content(receiver), to: target)
      } else if semantics.hearing.contains(call.name)
        || bodies.cases(testedOf: slot, in: template(callee)).isEmpty
      {
        add(receiver, to: target)
      }
    }
    let result = node(instance, call.result)
    let isMaking = receiver >= 0 && isForeignObject(receiver)
    if semantics.showing.contains(call.name) { return }
    let isContainer: Bool = if case .type = call.callee { true } else { false }
    if isMaking, isChannel(objects[receiver].type) {
      // A publisher delivers the values that the closure makes; a publisher that the closure makes is another one.
      add(Use(kind: .keep, a: content(receiver), b: 1, c: 0), to: resultNode(callee))
    } else if isMaking {
      copy(resultNode(callee), to: content(receiver))
    }
    if !isContainer { copy(resultNode(callee), to: result) }
  }

  /// Tells whether a closure receives what sends values through the channel that it is made for:
  /// `AsyncStream { continuation in … }`.
  private func isMakingChannel(_ call: CallSite, _ channel: ObjectIndex) -> Bool {
    guard case .type = call.callee else { return false }
    return isChannel(objects[channel].type)
  }

  /// Handles a publisher that delivers an object beside each value: `taps.withUnretained(self).bind { owner, tap in … }`.
  private func handBeside(
    _ call: CallSite, in instance: InstanceIndex, on receiver: ObjectIndex, to callee: InstanceIndex
  ) -> Bool {
    let parameters = template(callee).parameters
    guard !semantics.accompanying.isEmpty, receiver >= 0, parameters.count > 1, isForeignObject(receiver),
      let beside = bodies.argument(of: semantics.accompanying, before: call)
    else { return false }
    copy(node(instance, beside), to: node(callee, parameters[0]))
    for slot in parameters.dropFirst() { copy(content(receiver), to: node(callee, slot)) }
    copy(resultNode(callee), to: node(instance, call.result))
    return true
  }

  /// Handles a function that returns what is given to the object that its closure receives: a continuation.
  private func awaits(_ call: CallSite, in instance: InstanceIndex, handing callee: InstanceIndex) -> Bool {
    guard let type = semantics.awaiting[call.name], let first = template(callee).parameters.first else {
      return false
    }
    let site = Int64(call.template) << 24 | Int64(call.result) | 1 << 60
    let made = make(.instance, type: type, site: site, in: instance, block: call.block, place: call.place)
    add(made.object, to: node(callee, first))
    copy(content(made.object), to: node(instance, call.result))
    return true
  }

  /// Tells whether a closure only receives objects that the library knows.
  private func isHandedByLibrary(
    _ call: CallSite, on receiver: ObjectIndex, to callee: InstanceIndex
  ) -> Bool {
    guard receiver >= 0, let first = template(callee).parameters.first else { return false }
    if semantics.continuing.contains(call.name) {
      copy(giver(of: receiver), to: node(callee, first))
      return true
    }
    guard semantics.beginning.contains(call.name), case .type = call.callee else { return false }
    copy(node(callee, first), to: giver(of: receiver))
    add(Use(kind: .ask, a: receiver), to: resultNode(callee))
    return true
  }

  /// The node of the first argument for the closures that an object was made with.
  private func giver(of object: ObjectIndex) -> NodeIndex {
    if let known = foreign.givers[object] { return known }
    let node = node()
    foreign.givers[object] = node
    return node
  }
}
