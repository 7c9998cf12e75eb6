import SwiftFacts

/// The values that functions without source send to others, by channels: those on the path of a stack go to the destinations for their
/// types.
struct SentValues {
  let solver: Solver

  /// Sends the values of a node to all who receive those of a channel.
  func send(_ from: NodeIndex, to name: String, _ call: CallSite, in instance: InstanceIndex) {
    send(from, to: solver.channel(name), call, in: instance)
    if let own = ownChannel(name, in: instance) { send(from, to: own, call, in: instance) }
  }

  private func send(_ from: NodeIndex, to channel: NodeIndex, _ call: CallSite, in instance: InstanceIndex) {
    // The content of a library's path is relevant as well.
    solver.add(
      Use(kind: .load, a: channel, b: solver.semantics.content, c: instance, d: call.place), to: from)
    // A list is its elements, and a link gives the element itself.
    solver.add(Use(kind: .keep, a: channel, b: 1, c: 0), to: from)
  }

  /// The channel of what is sent in the code of one object of a generic type, whose values have no type that is written there.
  func ownChannel(_ name: String, in instance: InstanceIndex) -> NodeIndex? {
    let object = solver.instances[instance].receiver
    guard object >= 0, solver.objects[object].type >= 0,
      solver.program.types[Int(solver.objects[object].type)].isGeneric
    else { return nil }
    return solver.channel("\(name) in \(object)")
  }

  /// Tells whether code, or the code around it, sends to a channel: `NavigationStack(path: $path) { … }`.
  func isInside(_ name: String, _ instance: InstanceIndex) -> Bool {
    var instance = instance
    while instance >= 0 {
      let sends = solver.template(instance).steps.joined().contains { step in
        guard case .call(let site) = step else { return false }
        return solver.semantics.sending[solver.bodies.sites[Int(site)].name] == name
      }
      if sends { return true }
      instance = solver.instances[instance].outer
    }
    return false
  }

  /// The values from a channel, of the type that the receiver requests: `navigationDestination(for: Page.self)`.
  func received(_ name: String, by call: CallSite, in instance: InstanceIndex) -> NodeIndex {
    if let found = receivedForParameter(name, by: call, in: instance) { return found }
    let types = call.arguments.flatMap { solver.objects(at: solver.node(instance, $0.slot)) }
      .filter { solver.objects[$0].kind == .metatype }.map { solver.objects[$0].type }
    guard let type = types.first else {
      let own = isInside(name, instance) ? ownChannel(name, in: instance) : nil
      return own ?? solver.channel(name)
    }
    return channel(name, of: type)
  }

  /// The part of a channel's values that is of a type.
  func channel(_ name: String, of type: TypeIndex) -> NodeIndex {
    let key = "\(name) of \(type)"
    if let known = solver.foreign.channels[key] { return known }
    let typed = solver.node(solver.bodies.number(ResolvedType(types: [type])))
    solver.foreign.channels[key] = typed
    solver.copy(solver.channel(name), to: typed)
    return typed
  }
}
