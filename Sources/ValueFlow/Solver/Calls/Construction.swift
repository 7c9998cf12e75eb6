import SwiftFacts

/// Objects made by calling a type.
struct Construction {
  let solver: Solver

  /// Makes the object of a call of a type, and runs its initialiser.
  func construct(_ type: TypeIndex, _ site: Int32, in instance: InstanceIndex) {
    let call = solver.bodies.sites[Int(site)]
    let info = solver.program.types[Int(type)]
    if info.kind == .protocol { return }
    guard solver.relevance[type], !solver.semantics.isPlain(type), !meansNamesake(of: type, site) else {
      return solver.foreignCalls.foreignCall(site, in: instance, on: -1)
    }
    // The case that an initialiser of an enum makes is not known.
    let made = solver.make(
      info.kind == .enum ? .some : .instance, type: type,
      name: solver.interest.chooses(type) ? solver.instances[instance].caseName : 0, site: Int64(site) + 1,
      in: instance,
      block: call.block, place: call.place)
    let found = initializers(of: type, for: site)
    // An initialiser that assigns a case to `self` is more precise.
    let isTold = info.kind == .enum && found.contains { solver.bodies.template(of: $0)?.givesSelf == true }
    if !isTold { solver.add(made.object, to: solver.node(instance, call.result)) }
    if made.isNew, !info.isForeign {
      for argument in call.arguments {
        let given = (made.object, argument.label, handed(argument, to: type, in: instance))
        if isPlain(argument.label, of: type) {
          solver.handedTexts.append(given)
        } else {
          solver.handed.append(given)
        }
      }
    }
    if !found.isEmpty {
      solver.overloadChoice.choose(found, site, in: instance, on: made.object)
      initializeParents(of: made.object, by: found, site, in: instance)
    } else if info.isForeign || info.kind == .class || info.kind == .actor {
      solver.foreignCalls.foreignCall(site, in: instance, on: made.object)
      if made.isNew { initializeUnseen(made.object) }
    } else {
      fill(made.object, type, call, in: instance)
    }
    if made.isNew, !info.isForeign { solver.born.append(made.object) }
  }

  /// The arguments of an initialiser, as far as they fit the properties of their names: a container of the app gives out all that it has where
  /// only the place of the call says what is meant.
  private func handed(_ argument: CallArgument, to type: TypeIndex, in instance: InstanceIndex) -> NodeIndex {
    let given = solver.node(instance, argument.slot)
    guard !solver.containers.isEmpty, let property = solver.program.property(argument.label, of: type) else {
      return given
    }
    let fitting = solver.node(solver.bodies.type(of: property))
    solver.copy(given, to: fitting)
    return fitting
  }

  /// Tells whether a property takes nothing but texts and numbers, whatever may arrive where one is handed to it.
  private func isPlain(_ name: Name, of type: TypeIndex) -> Bool {
    solver.program.property(name, of: type).map {
      solver.semantics.isPlain(solver.bodies.types[Int(solver.bodies.type(of: $0))])
    } ?? false
  }

  /// Runs the initialisers that code without source calls: `UIView()` calls `init(frame:)`, and a list or a nib calls others.
  func initializeUnseen(_ object: ObjectIndex) {
    let type = solver.objects[object].type
    guard type >= 0, solver.program.types[Int(type)].kind == .class else { return }
    for ancestor in solver.program.ancestors(type) where !solver.program.types[Int(ancestor)].isForeign {
      for function in solver.program.types[Int(ancestor)].functions[solver.semantics.initializer] ?? [] {
        let declared = solver.program.functions[Int(function)]
        guard declared.body >= 0, isInherited(declared) else { continue }
        solver.enter(function, on: object)
      }
    }
  }

  /// Tells whether a class without source declares an initialiser: one is overridden, or takes a coder.
  private func isInherited(_ initializer: FunctionInfo) -> Bool {
    initializer.flags.contains(.isOverride)
      || initializer.parameters.map { solver.program.name($0.label) } == ["coder"]
  }

  /// Runs the inherited initialiser that Swift calls at the end of one that calls no other: `super.init()`.
  private func initializeParents(
    of object: ObjectIndex, by initializers: [FunctionIndex], _ site: Int32, in instance: InstanceIndex
  ) {
    let owner = solver.program.functions[Int(initializers[0])].owner
    guard owner >= 0, initializers.contains(where: callsNoOther) else { return }
    for parent in solver.program.ancestors(owner).dropFirst() where isClass(parent) {
      let declared = solver.program.types[Int(parent)].functions[solver.semantics.initializer] ?? []
      if declared.isEmpty { continue }
      guard let plain = declared.first(where: isPlain) else { return }
      run(plain, for: object, site, in: instance)
      if !callsNoOther(plain) { return }
    }
  }

  private func isClass(_ type: TypeIndex) -> Bool {
    let info = solver.program.types[Int(type)]
    return info.kind == .class && !info.isForeign
  }

  private func isPlain(_ initializer: FunctionIndex) -> Bool {
    let info = solver.program.functions[Int(initializer)]
    return info.parameters.isEmpty && info.body >= 0
  }

  /// Tells whether an initialiser calls no other one by itself.
  private func callsNoOther(_ initializer: FunctionIndex) -> Bool {
    let info = solver.program.functions[Int(initializer)]
    return info.body >= 0
      && !solver.program.mentions(in: info.file, from: info.begin, to: info.end).contains {
        $0.name == solver.semantics.initializer
      }
  }

  private func run(
    _ initializer: FunctionIndex, for object: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) {
    guard solver.relevance.functions[Int(initializer)],
      let template = solver.bodies.template(of: initializer)
    else { return }
    let callee = solver.instance(template, receiver: object, context: 0, key: 0, outer: -1)
    solver.calls(.call, from: instance, site, block: solver.bodies.sites[Int(site)].block, to: callee)
  }

  /// The declared initialisers that a call may mean; none if it means the memberwise one, which a struct keeps beside those of extensions.
  private func initializers(of type: TypeIndex, for site: Int32) -> [FunctionIndex] {
    let found = solver.callQueries.candidates(
      solver.program.methods(solver.semantics.initializer, of: type), site)
    let info = solver.program.types[Int(type)]
    guard info.kind == .struct, !info.isForeign, found.count == 1,
      solver.callQueries.places(of: site, for: found[0]) == nil
    else { return found }
    let arguments = solver.bodies.sites[Int(site)].arguments
    let isMemberwise = arguments.allSatisfy {
      $0.label == 0 ? $0.flags.contains(.isTrailing) : solver.program.property($0.label, of: type) != nil
    }
    return isMemberwise ? [] : found
  }

  /// Fills the properties of a struct without an explicit initialiser, in order.
  private func fill(_ object: ObjectIndex, _ type: TypeIndex, _ call: CallSite, in instance: InstanceIndex) {
    var trailing = unlabelled(of: type, call).suffix(
      call.arguments.filter { $0.flags.contains(.isTrailing) && $0.label == 0 }.count)[...]
    for argument in call.arguments {
      let from = solver.node(instance, argument.slot)
      if argument.label != 0 {
        solver.copy(from, to: solver.field(object, argument.label))
      } else if argument.flags.contains(.isTrailing), let property = trailing.popFirst() {
        let info = solver.program.properties[Int(property)]
        // `@ViewBuilder let content: Content` is what the closure makes.
        if !solver.program.type(of: info).isFunction {
          solver.add(Use(kind: .invoked, a: solver.field(object, info.name)), to: from)
        }
        solver.copy(from, to: solver.field(object, info.name))
      }
      copyToContent(from, object)
    }
  }

  /// The properties that a trailing closure without a label may fill: those before the first that one with a label does.
  private func unlabelled(of type: TypeIndex, _ call: CallSite) -> [PropertyIndex] {
    let labels = Set(call.arguments.map(\.label))
    let named = Set(call.arguments.filter { $0.flags.contains(.isTrailing) && $0.label != 0 }.map(\.label))
    return solver.program.types[Int(type)].propertyOrder.prefix {
      !named.contains(solver.program.properties[Int($0)].name)
    }.filter {
      let property = solver.program.properties[Int($0)]
      guard property.getter < 0, !property.flags.contains(.isStatic), !labels.contains(property.name) else {
        return false
      }
      return solver.program.type(of: property).isFunction
        || solver.program.attributeNames(of: property).contains { $0.hasSuffix("Builder") }
    }
  }

  private func copyToContent(_ from: NodeIndex, _ object: ObjectIndex) {
    if solver.program.types[Int(solver.objects[object].type)].isForeign {
      solver.copy(from, to: solver.content(object))
    }
  }
}
