import ValueFlow

// Reports that the view of a flow makes for it: `AccountView(onLogin: { coordinator.onLogin() })`.
extension FlowReports {
  /// The ends at which a flow's view calls a closure that the flow has.
  func viewEnds() -> [SeenMove] {
    solution.instances.indices.flatMap { instance -> [SeenMove] in
      guard let view = solution.receiverType(of: instance), let flow = roles.flowsOfViews[view],
        owners.isFlow(flow)
      else { return [] }
      return solution.calls(of: instance).filter { isReport($0, by: view, of: flow) }.flatMap { site in
        let call = solution.bodies.sites[Int(site)]
        let place = FlowPlace(flow: flow, instance: instance, block: call.block, place: call.place)
        return ends(of: flow, by: site, in: instance, at: place)
      }
    }
  }

  private func isReport(_ site: Int32, by view: TypeIndex, of flow: TypeIndex) -> Bool {
    guard case .holder(let name)? = solution.bodies.calledProperty(site),
      let holder = property(name, of: view), solution.program.type(of: holder).types.contains(flow),
      let closure = property(solution.bodies.sites[Int(site)].name, of: flow)
    else { return false }
    return isOpen(closure) && solution.program.type(of: closure).isFunction
  }
}
