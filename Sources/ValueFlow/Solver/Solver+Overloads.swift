import SwiftFacts

/// Of several functions that a call may mean, the one whose types take what arrives.
extension Solver {
  struct Overload {
    var functions: [FunctionIndex]
    var instance: InstanceIndex
    var site: Int32
    var receiver: ObjectIndex
  }

  /// Of several functions of one name and labels, those count whose types take what arrives.
  func choose(
    _ functions: [FunctionIndex], _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex
  ) {
    guard functions.count > 1 else {
      if let only = functions.first { invoke(only, site, in: instance, on: receiver) }
      return
    }
    overloads.append(Overload(functions: functions, instance: instance, site: site, receiver: receiver))
    let use = Use(kind: .overload, a: Int32(overloads.count - 1))
    for argument in bodies.sites[Int(site)].arguments { add(use, to: node(instance, argument.slot)) }
    undecided.append(Int32(overloads.count - 1))
  }

  func overload(_ number: Int, _ object: ObjectIndex) {
    let overload = overloads[number]
    if tellsNothing(object, overload) { return }
    let fits = overload.functions.map { ($0, self.fits($0, overload, object)) }
    guard let best = fits.map(\.1).max(), best != .no else { return }
    let fitting = fits.filter { $0.1 == best }.map(\.0)
    // Fewest parameters left out is what the compiler would choose.
    let fewest = fitting.map { program.functions[Int($0)].parameters.count }.min()
    for function in fitting where program.functions[Int(function)].parameters.count == fewest {
      invoke(function, overload.site, in: overload.instance, on: overload.receiver)
    }
  }

  /// `animated: true` does not say which `push` is meant while it is not known yet what is pushed.
  private func tellsNothing(_ object: ObjectIndex, _ overload: Overload) -> Bool {
    guard isPlainValue(objects[Int(object)]) else { return false }
    let arguments = bodies.sites[Int(overload.site)].arguments
    let others = arguments.map { node(overload.instance, $0.slot) }.filter { !holds(object, at: $0) }
    return others.contains { isEmpty($0) || !hasNothingButPlain($0) }
  }

  /// Whether nothing stands at a node but texts and flags.
  func hasNothingButPlain(_ node: NodeIndex) -> Bool {
    objects(at: node).allSatisfy { isPlainValue(objects[Int($0)]) }
  }

  /// How well a function takes what arrives; of several the best counts.
  private enum OverloadFit: Comparable {
    case no
    /// It would take anything, as of extensions for several kinds of types that no types tell apart.
    case open
    /// The types of the parameters speak for it.
    case told
    /// What arrives is known to be of the parameter's type, where others only may take it.
    case known
  }

  /// Whether a function takes what stands at the arguments of a call, the object that just arrived among it.
  private func fits(_ function: FunctionIndex, _ overload: Overload, _ object: ObjectIndex) -> OverloadFit {
    let arguments = bodies.sites[Int(overload.site)].arguments
    let info = program.functions[Int(function)]
    guard let places = places(of: overload.site, for: function) else { return .no }
    var found = OverloadFit.no
    for (argument, place) in zip(arguments, places) {
      let node = node(overload.instance, argument.slot)
      let type = program.parameterType(info.parameters[place], of: info)
      guard takes(node, type) else { return .no }
      if holds(object, at: node) { found = max(found, fit(object, type)) }
    }
    return found
  }

  private func fit(_ object: ObjectIndex, _ declared: ResolvedType) -> OverloadFit {
    if declared.types.isEmpty { return .open }
    let type = objects[Int(object)].type
    return type >= 0 && declared.types.allSatisfy { program.inherits(type, from: $0) } ? .known : .told
  }

  /// Whether a node has something that fits a type, or nothing yet.
  func takes(_ node: NodeIndex, _ type: ResolvedType) -> Bool {
    let found = objects(at: node)
    if found.isEmpty || type.types.isEmpty { return true }
    return found.contains { object in
      let info = objects[Int(object)]
      if info.kind == .closure { return type.types.allSatisfy { program.types[Int($0)].isForeign } }
      if info.kind == .enumCase, info.type < 0 {
        return type.types.contains {
          program.types[Int($0)].isForeign || program.hasMember(info.name, $0)
        }
      }
      return info.type < 0 || type.types.contains { program.isCompatible(info.type, with: $0) }
    }
  }
}
