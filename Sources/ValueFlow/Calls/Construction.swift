import SwiftFacts

/// Objects made by calling a type.
struct Construction {
  let solver: Solver

  /// Makes the object of a call of a type, and runs its initialiser.
  func construct(_ type: TypeIndex, _ site: Int32, in instance: InstanceIndex) {
    let call = solver.bodies.sites[Int(site)]
    let info = solver.program.types[Int(type)]
    if info.kind == .protocol { return }
    guard solver.relevance[type], !solver.semantics.isPlain(type) else {
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
        let given = (made.object, argument.label, solver.node(instance, argument.slot))
        if isPlain(argument.label, of: type) {
          solver.handedTexts.append(given)
        } else {
          solver.handed.append(given)
        }
      }
    }
    if !found.isEmpty {
      solver.overloadChoice.choose(found, site, in: instance, on: made.object)
    } else if info.isForeign || info.kind == .class || info.kind == .actor {
      solver.foreignCalls.foreignCall(site, in: instance, on: made.object)
      if made.isNew { initializeUnseen(made.object) }
    } else {
      fill(made.object, type, call, in: instance)
    }
    if made.isNew, !info.isForeign { solver.born.append(made.object) }
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
