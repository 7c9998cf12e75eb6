import SwiftFacts

/// Calls: which functions they reach, and what flows in and out.
extension Solver {
  /// A member is called on an object.
  func call(_ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex) {
    let info = objects[receiver]
    let name = bodies.sites[Int(site)].name
    switch info.kind {
    case .instance, .some, .enumCase, .metatype:
      guard info.type >= 0 else { return foreignCall(site, in: instance, on: receiver) }
      if callMethod(name, of: info.type, on: receiver, site, in: instance) {
        // `send?(action)` in a function `send` calls the closure of that name.
        if holdsFunction(name, of: info.type) {
          _ = callProperty(name, of: info.type, on: receiver, site, in: instance)
        }
        return
      }
      let isClosure = holdsFunction(name, of: info.type)
      if !isClosure || !isLabelled(site),
        callProperty(name, of: info.type, on: receiver, site, in: instance)
      {
        return
      }
      if info.kind == .metatype, name == semantics.initializer {
        return construct(info.type, site, in: instance)
      }
      foreignCall(site, in: instance, on: receiver)
    case .closure, .method:
      name == semantics.callAsFunction
        ? callValue(site, in: instance, receiver) : foreignCall(site, in: instance, on: receiver)
    default: foreignCall(site, in: instance, on: receiver)
    }
  }

  private func callMethod(
    _ name: Name, of type: TypeIndex, on receiver: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) -> Bool {
    let isStatic = objects[receiver].kind == .metatype
    if name == semantics.initializer, isStatic { return false }
    let meant = meant(name, of: type, isStatic: isStatic, site)
    if meant.functions.isEmpty { return false }
    choose(meant.functions, site, in: instance, on: receiver)
    if meant.isForwarding { foreignCall(site, in: instance, on: receiver) }
    return true
  }

  /// What a call means on objects of a type.
  struct Meant {
    var functions: [FunctionIndex]
    /// Whether what the type inherits from code without source is meant as well.
    var isForwarding = false
  }

  private func meant(_ name: Name, of type: TypeIndex, isStatic: Bool, _ site: Int32) -> Meant {
    let key = UInt64(pair: site, type * 2 + (isStatic ? 1 : 0))
    if let known = meantNumbers[key] { return meant[Int(known)] }
    meantNumbers[key] = Int32(meant.count)
    meant.append(meantAfresh(name, of: type, isStatic: isStatic, site))
    return meant[meant.count - 1]
  }

  private func meantAfresh(_ name: Name, of type: TypeIndex, isStatic: Bool, _ site: Int32) -> Meant {
    let all = program.methods(name, of: type).filter {
      name == semantics.initializer || program.functions[Int($0)].flags.contains(.isStatic) == isStatic
    }
    let found = candidates(all, site)
    // What a screen inherits may have functions of the same name and other labels.
    if found.count == 1, !takes(found[0], site), inheritsScreen(type) { return Meant(functions: []) }
    return Meant(
      functions: found,
      isForwarding: !found.isEmpty && found.allSatisfy(isForwarding) && inheritsScreen(type))
  }

  /// `extension Presenting { func present(_ page: Page, animated: Bool = true) { present(page, animated: animated) } }`:
  /// on a screen the function of the same name that it inherits is meant as well.
  private func isForwarding(_ function: FunctionIndex) -> Bool {
    let info = program.functions[Int(function)]
    guard info.owner >= 0, program.types[Int(info.owner)].kind == .protocol else { return false }
    return program.mentions(in: info.file, from: info.begin, to: info.end).contains {
      $0.name == info.name && $0.kind == .called
    }
  }

  private func takes(_ function: FunctionIndex, _ site: Int32) -> Bool {
    places(of: site, for: function) != nil
  }

  func inheritsScreen(_ type: TypeIndex) -> Bool {
    program.ancestors(type).contains { program.types[Int($0)].isForeign && relevance.isCounted($0) }
  }

  private func holdsFunction(_ name: Name, of type: TypeIndex) -> Bool {
    program.property(name, of: type).map { program.type(of: program.properties[Int($0)]).isFunction } ?? false
  }

  /// Whether arguments have labels, as none have with which a closure is called.
  private func isLabelled(_ site: Int32) -> Bool {
    bodies.sites[Int(site)].arguments.contains { $0.label != 0 && !$0.flags.contains(.isTrailing) }
  }

  /// A closure that stands in a property.
  private func callProperty(
    _ name: Name, of type: TypeIndex, on receiver: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) -> Bool {
    guard program.property(name, of: type) != nil else { return false }
    let value = node()
    load(from: receiver, name, to: value, instance, bodies.sites[Int(site)].place)
    add(Use(kind: .callValue, a: instance, b: site), to: value)
    return true
  }

  func callGlobal(_ site: Int32, in instance: InstanceIndex) {
    let name = bodies.sites[Int(site)].name
    let found = candidates(program.globalFunctions[name] ?? [], site)
    if found.isEmpty { return foreignCall(site, in: instance, on: -1) }
    choose(found, site, in: instance, on: -1)
  }

  /// `super.start()` runs what the type above has, for the same object.
  func callParent(_ site: Int32, in instance: InstanceIndex) {
    let owner = template(instance).owner
    let call = bodies.sites[Int(site)]
    guard owner >= 0 else { return }
    let receiver = selfNode(instance)
    for parent in program.types[Int(owner)].supertypes {
      let found = candidates(program.methods(call.name, of: parent), site)
      guard !found.isEmpty else { continue }
      for object in objects(at: receiver) { choose(found, site, in: instance, on: object) }
      return
    }
    for object in objects(at: receiver) { foreignCall(site, in: instance, on: object) }
  }

  private func selfNode(_ instance: InstanceIndex) -> NodeIndex {
    var instance = instance
    while instances[instance].outer >= 0 { instance = instances[instance].outer }
    return node(instance, Template.selfSlot)
  }
}
