import ValueFlow

/// Finds the flow that a view's body is bound to by a path or sheet: `NavigationStack(path: $flow.path) { … }`.
///
/// The flow shows what such a body shows, although none of its own code makes it.
struct BoundFlows {
  let solver: Solver
  let roles: TypeRoles

  /// A property of a flow that a call in a view's body is bound to.
  private typealias Binding = (flow: ObjectIndex, property: Name)

  /// The places where a flow makes a view show something: where it sets the bound property, else where the view makes the target.
  func places(of object: ObjectIndex, at showing: Showing) -> [FlowPlace] {
    guard showing.site >= 0 else { return [] }
    let own = bindings(of: showing.site, in: showing.instance)
    // The content of a stack is there with the view, whatever its path.
    let places = showing.style == "root" ? [] : own.flatMap { setting($0) }
    if !places.isEmpty, !isChosen(object, beside: showing.instance) { return places }
    let flows = own.isEmpty ? flows(around: showing.instance) : own.map(\.flow)
    return Set(flows.map { solver.info(of: $0).type }).sorted().flatMap { flow in
      makers(of: object, beside: showing).map {
        FlowPlace(flow: flow, instance: $0.instance, block: $0.block, place: $0.place)
      }
    }
  }

  /// For each view whose own stack is bound to a flow, that flow: whoever shows the view shows the flow.
  func hosts(_ showings: [Showing]) -> [ObjectIndex: ObjectIndex] {
    showings.reduce(into: [:]) { hosts, showing in
      guard showing.style == "root", showing.site >= 0 else { return }
      let view = solver.receiver(of: showing.instance)
      guard view >= 0, solver.isInGetter(showing.instance),
        let flow = bindings(of: showing.site, in: showing.instance).first?.flow
      else { return }
      hosts[view] = min(hosts[view] ?? flow, flow)
    }
  }

  // MARK: - Bindings

  private func bindings(of site: Int32, in instance: InstanceIndex) -> [Binding] {
    let call = solver.bodies.sites[Int(site)]
    let file = solver.template(instance).file
    guard case .call(_, let written)? = solver.program.written(call.node, in: file)?.form else { return [] }
    return zip(call.arguments.indices, written).flatMap { index, argument -> [Binding] in
      guard case .member(_?, let property) = argument.value.form, isBinding(argument.value) else { return [] }
      return solver.owners(ofArgument: index, of: site, in: instance)
        .filter { roles.isFlow(solver.info(of: $0).type) }.map { ($0, property) }
    }
  }

  /// Tells whether a value is written as a binding: `$flow.path`.
  private func isBinding(_ value: Written) -> Bool {
    switch value.form {
    case .name(let name): solver.program.name(name).hasPrefix("$")
    case .member(let base, let name):
      solver.program.name(name).hasPrefix("$") || base.map(isBinding) ?? false
    default: false
    }
  }

  /// The flows that the calls around an instance's closures are bound to.
  private func flows(around instance: InstanceIndex) -> [ObjectIndex] {
    var seen: Set<InstanceIndex> = []
    var waiting = [instance]
    var found: [ObjectIndex] = []
    while found.isEmpty, let instance = waiting.popLast() {
      guard seen.insert(instance).inserted, solver.isInGetter(instance) else { continue }
      for edge in solver.callers(of: instance) where edge.kind == .foreign && edge.site >= 0 {
        found += bindings(of: edge.site, in: edge.instance).map(\.flow)
        waiting.append(edge.instance)
      }
    }
    return found
  }

  // MARK: - Places

  /// The places where a flow itself sets a bound property.
  private func setting(_ binding: Binding) -> [FlowPlace] {
    let flow = solver.info(of: binding.flow).type
    return solver.stores.compactMap { store in
      guard store.name == binding.property, solver.isActive(store.instance, block: store.block),
        solver.receiver(of: store.instance) == binding.flow,
        solver.holds(binding.flow, at: store.base), !solver.isEmptying(store)
      else { return nil }
      return FlowPlace(flow: flow, instance: store.instance, block: store.block, place: store.place)
    }
  }

  /// Tells whether a view makes an object on a path chosen by a case.
  private func isChosen(_ object: ObjectIndex, beside instance: InstanceIndex) -> Bool {
    made(object, beside: instance).contains { place in
      var block = place.block
      while block > 0 {
        if !solver.chosen(place.instance, block).isEmpty { return true }
        block = solver.template(place.instance).blocks[Int(block)].parent
      }
      return false
    }
  }

  /// The places where a view's code makes its target; if others make it, the place where it is shown.
  private func makers(of object: ObjectIndex, beside showing: Showing) -> [Place] {
    let places = made(object, beside: showing.instance)
    return places.isEmpty ? [(showing.instance, showing.block, showing.place)] : places
  }

  private typealias Place = (instance: InstanceIndex, block: Int32, place: Int32)

  private func made(_ object: ObjectIndex, beside instance: InstanceIndex) -> [Place] {
    let view = solver.receiver(of: instance)
    return solver.objects.makers(of: object).filter { solver.receiver(of: $0.instance) == view }
      .map { ($0.instance, $0.block, $0.place) }
  }
}
