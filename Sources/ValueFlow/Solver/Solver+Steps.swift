/// The effect of each step of a body.
extension Solver {
  func take(_ step: Step, in instance: InstanceIndex, _ block: Int32) {
    switch step {
    case .copy(let from, let to): copy(node(instance, from), to: node(instance, to))
    case .bind(let pattern, let from):
      if case .binding(let slot) = pattern { return copy(node(instance, from), to: node(instance, slot)) }
      patterns.append(pattern)
      add(Use(kind: .bind, a: instance, b: Int32(patterns.count - 1)), to: node(instance, from))
    case .text(let text, let to):
      add(plain(.text, name: text), to: node(instance, to))
    case .closure(let template, let to):
      let object = plain(.closure, name: template, outer: instance)
      made(by: instance, block, bodies.templates[Int(template)].place, object)
      add(object, to: node(instance, to))
    case .literal(let text, let to):
      let isFlag = semantics.isFlag(text)
      add(isFlag ? plain(.enumCase, name: text) : plain(.unknown), to: node(instance, to))
    case .type(let number, let to):
      for type in bodies.types[Int(number)].types {
        add(plain(.metatype, type: type), to: node(instance, to))
      }
    case .keyPath(let names, let to):
      let path = names.reduce(-1) { plain(.keyPath, name: $1, outer: $0) }
      if path >= 0 { add(path, to: node(instance, to)) }
    case .follow(let path, let from, let to, let place):
      add(
        Use(kind: .follow, a: node(instance, to), b: node(instance, from), c: instance, d: place),
        to: node(instance, path))
    case .method(let of, let name, let to):
      if of == to {
        add(plain(.method, name: name, outer: -1), to: node(instance, to))
      } else {
        add(Use(kind: .load, a: node(instance, to), b: name, c: instance, d: -1), to: node(instance, of))
      }
    case .tuple(let parts, let to, let place):
      let made = make(
        .tuple, site: site(template(instance).file, place), in: instance, block: block, place: place)
      for (index, part) in parts.enumerated() {
        let from = node(instance, part.slot)
        copy(from, to: field(made.object, program.part(index)))
        if part.label != 0 { copy(from, to: field(made.object, part.label)) }
      }
      add(made.object, to: node(instance, to))
    case .enumCase(let type, let name, let arguments, let to, let place):
      let found = bodies.types[Int(type)].types.first ?? -1
      guard found >= 0 || relevance.isMember(name) else { return }
      makeCase(type: found, name, arguments, to, place, in: instance, block)
    case .load(let from, let name, let to, let place):
      add(Use(kind: .load, a: node(instance, to), b: name, c: instance, d: place), to: node(instance, from))
    case .store(let to, let name, let from, let place):
      add(
        Use(kind: .store, a: node(instance, from), b: name, c: instance, d: block),
        to: node(instance, to))
      stores.append(
        PendingStore(
          instance: instance, block: block, place: place, base: node(instance, to), name: name,
          value: node(instance, from)))
    case .bound(let of, let name):
      add(Use(kind: .store, a: node(), b: name, c: instance, d: block), to: node(instance, of))
    case .global(let property, let to): copy(staticNode(property), to: node(instance, to))
    case .setGlobal(let property, let from): copy(node(instance, from), to: staticNode(property))
    case .cast(let from, let type, let to):
      add(Use(kind: .cast, a: node(instance, to), b: type), to: node(instance, from))
      namedObjects.bring(type, to: to, in: instance, block)
    case .call(let site): begin(site, in: instance)
    }
  }

  /// Loads what a key path leads to, property by property.
  func follow(_ path: ObjectIndex, _ use: Use) {
    let names = names(in: path)
    var base = NodeIndex(use.b)
    for (index, name) in names.enumerated() {
      let target = index == names.count - 1 ? NodeIndex(use.a) : node()
      add(Use(kind: .load, a: target, b: name, c: use.c, d: use.d), to: base)
      base = target
    }
  }

  /// The properties in a key path, from the first one on.
  func names(in path: ObjectIndex) -> [Name] {
    var names: [Name] = []
    var next = path
    while next >= 0, objects[next].kind == .keyPath {
      names.append(objects[next].name)
      next = objects[next].outer
    }
    return names.reversed()
  }

  private func makeCase(
    type: TypeIndex, _ name: Name, _ arguments: [CallArgument], _ to: Slot, _ place: Int32,
    in instance: InstanceIndex, _ block: Int32
  ) {
    let made = make(
      .enumCase, type: type, name: name, site: site(template(instance).file, place), in: instance,
      block: block,
      place: place)
    for (index, argument) in arguments.enumerated() {
      copy(node(instance, argument.slot), to: field(made.object, program.part(index)))
    }
    if !made.isNew, let type = standIns.staticCalls[made.object] {
      matching.callStatic(of: type, madeBy: Maker(instance: instance, block: block, place: place))
    }
    add(made.object, to: node(instance, to))
    frameworkCalls.enterBody(of: made.object, type)
  }

  private func begin(_ site: Int32, in instance: InstanceIndex) {
    let call = bodies.sites[Int(site)]
    switch call.callee {
    case .member(let base):
      if call.name != bodies.subscripting {
        standIns.pendingCalls.append((instance, site, node(instance, base)))
      }
      if semantics.mapping.contains(call.name) {
        add(Use(kind: .convert, a: node(instance, call.result)), to: node(instance, base))
      }
      add(Use(kind: .call, a: instance, b: site), to: node(instance, base))
    case .parent: calling.callParent(site, in: instance)
    case .value(let slot):
      standIns.pendingCalls.append((instance, site, node(instance, slot)))
      add(Use(kind: .callValue, a: instance, b: site), to: node(instance, slot))
    case .type(let number):
      for type in bodies.types[Int(number)].types {
        construction.construct(promises.made(type, in: instance), site, in: instance)
      }
      if bodies.types[Int(number)].types.isEmpty { foreignCalls.foreignCall(site, in: instance, on: -1) }
    case .implicit: makeImplicit(site, in: instance)
    case .global: calling.callGlobal(site, in: instance)
    }
  }

  /// Makes `.push(detail)` a case, until the type of its place says what else it is.
  private func makeImplicit(_ site: Int32, in instance: InstanceIndex) {
    let call = bodies.sites[Int(site)]
    if call.name == semantics.initializer { return construction.requestObject(site, in: instance) }
    let extended = callQueries.fitting(program.extendingFunctions(call.name), site)
    if !extended.isEmpty {
      let owner = program.functions[Int(extended[0])].owner
      return overloadChoice.choose(extended, site, in: instance, on: plain(.metatype, type: owner))
    }
    guard relevance.isMember(call.name) else { return foreignCalls.foreignCall(site, in: instance, on: -1) }
    makeCase(type: -1, call.name, call.arguments, call.result, call.place, in: instance, call.block)
    foreignCalls.foreignCall(site, in: instance, on: -1)
  }
}
