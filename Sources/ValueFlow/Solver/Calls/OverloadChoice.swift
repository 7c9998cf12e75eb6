import SwiftFacts

/// Overload resolution by the types of arriving arguments.
struct OverloadChoice {
  let solver: Solver

  /// Chooses, among functions with the same name and labels, those whose types accept the arriving arguments.
  func choose(
    _ functions: [FunctionIndex], _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex
  ) {
    guard functions.count > 1 else {
      if let only = functions.first { solver.invocation.invoke(only, site, in: instance, on: receiver) }
      return
    }
    solver.overloads.append(
      Overload(functions: functions, instance: instance, site: site, receiver: receiver))
    let use = Use(kind: .overload, a: Int32(solver.overloads.count - 1))
    for argument in solver.bodies.sites[Int(site)].arguments {
      solver.add(use, to: solver.node(instance, argument.slot))
    }
    solver.standIns.undecided.append(Int32(solver.overloads.count - 1))
  }

  func overload(_ number: Int, _ object: ObjectIndex) {
    let overload = solver.overloads[number]
    let fits = overload.functions.map { ($0, self.fits($0, overload, object)) }
    // If no types distinguish them, as in extensions of several types, those that accept anything are meant.
    let best: OverloadFit = fits.contains { $0.1 == .told } ? .told : .open
    let fitting = fits.filter { $0.1 == best }.map(\.0)
    // The compiler prefers the function with the fewest omitted parameters.
    let fewest = fitting.map { solver.program.functions[Int($0)].parameters.count }.min()
    for function in fitting where solver.program.functions[Int(function)].parameters.count == fewest {
      solver.invocation.invoke(function, overload.site, in: overload.instance, on: overload.receiver)
    }
  }

  private enum OverloadFit {
    case no
    /// The types of the parameters match.
    case told
    /// The parameters accept anything.
    case open
  }

  /// Tells whether a function accepts the arguments of a call, including the object that just arrived.
  private func fits(_ function: FunctionIndex, _ overload: Overload, _ object: ObjectIndex) -> OverloadFit {
    let arguments = solver.bodies.sites[Int(overload.site)].arguments
    let info = solver.program.functions[Int(function)]
    guard let places = solver.callQueries.places(of: overload.site, for: function) else { return .no }
    var found = OverloadFit.no
    for (argument, place) in zip(arguments, places) {
      let node = solver.node(overload.instance, argument.slot)
      let type = solver.program.parameterType(info.parameters[place], of: info)
      guard takes(node, type) else { return .no }
      guard found != .told, solver.holds(object, at: node) else { continue }
      found = isMeant(type, for: object) ? .told : .open
    }
    return found
  }

  /// Tells whether a type says that an object of this kind belongs there; a type without source may be another name for that of a closure.
  private func isMeant(_ type: ResolvedType, for object: ObjectIndex) -> Bool {
    solver.objects[object].kind == .closure ? type.isFunction : !type.types.isEmpty
  }

  /// Tells whether a node has an object that fits a type, or none yet.
  ///
  /// Each object is only examined once for each type, as a node asks again whenever one arrives.
  func takes(_ node: NodeIndex, _ type: ResolvedType) -> Bool {
    let count = solver.nodes.count(at: node)
    if count == 0 || type.types.isEmpty { return true }
    let key = UInt64(pair: node, solver.bodies.number(type))
    let examined = solver.misfits[key] ?? 0
    if examined < 0 { return true }
    let isTaken = (examined..<count).contains { fits(solver.nodes.object($0, at: node), type) }
    solver.misfits[key] = isTaken ? -1 : count
    return isTaken
  }

  private func fits(_ object: ObjectIndex, _ type: ResolvedType) -> Bool {
    let info = solver.objects[object]
    if info.kind == .closure {
      return type.types.allSatisfy {
        solver.program.types[Int($0)].isForeign && !solver.semantics.isPlain($0)
      }
    }
    if info.kind == .enumCase, info.type < 0 {
      return type.types.contains {
        solver.program.types[Int($0)].isForeign || solver.program.hasMember(info.name, $0)
      }
    }
    return info.type < 0
      || type.types.contains { solver.program.isCompatible(info.type, with: $0) && !isNoView(info.type, $0) }
  }

  /// Tells whether a type is that of views, and another one a class of the system, none of which is a view.
  private func isNoView(_ type: TypeIndex, _ declared: TypeIndex) -> Bool {
    let program = solver.program
    return solver.semantics.views.contains(program.types[Int(declared)].name)
      && program.knownClasses.contains(type) && !program.inherits(type, from: declared)
  }
}
