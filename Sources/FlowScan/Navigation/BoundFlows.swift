import ValueFlow

/// Finds the flow that a view's body is bound to by a path or sheet: `NavigationStack(path: $flow.path) { … }`.
///
/// The flow shows what such a body shows, although none of its own code makes it.
struct BoundFlows {
  let solver: Solver
  let roles: TypeRoles

  /// A property that a call in a view's body is bound to: the flow's own, or that of the object that a flow's view keeps.
  private struct Binding {
    var flow: ObjectIndex
    var owner: ObjectIndex
    var property: Name
  }

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
      guard isBinding(argument.value) else { return [] }
      guard case .member(_?, let property) = argument.value.form else {
        return ownState(argument.value, in: instance)
      }
      return solver.owners(ofArgument: index, of: site, in: instance).compactMap { owner in
        flow(of: owner, in: instance).map { Binding(flow: $0, owner: owner, property: property) }
      }
    }
  }

  /// The flow that decides by an object: itself, or the view that is a flow and keeps it.
  private func flow(of owner: ObjectIndex, in instance: InstanceIndex) -> ObjectIndex? {
    if roles.isFlow(solver.info(of: owner).type) { return owner }
    return roles.stores.contains(solver.info(of: owner).type) ? flowView(of: instance) : nil
  }

  /// The binding to the state of a view that is a flow: `$isHelpShown`.
  private func ownState(_ value: Written, in instance: InstanceIndex) -> [Binding] {
    guard case .name(let name) = value.form, let view = flowView(of: instance),
      let property = solver.program.names.known(String(solver.program.name(name).dropFirst()))
    else { return [] }
    return [Binding(flow: view, owner: view, property: property)]
  }

  private func flowView(of instance: InstanceIndex) -> ObjectIndex? {
    let view = solver.receiver(of: instance)
    return view >= 0 && roles.isFlowView(solver.info(of: view).type) ? view : nil
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
        [binding.flow, binding.owner].contains(solver.receiver(of: store.instance)),
        solver.holds(binding.owner, at: store.base), !solver.isEmptying(store)
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
