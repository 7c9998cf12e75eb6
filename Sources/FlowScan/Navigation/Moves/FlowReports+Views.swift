import ValueFlow

// Reports that the view of a flow, or one of its screens, makes for it: `AccountView(onLogin: { coordinator.onLogin() })`.
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

  /// The ends at which a screen calls a report of a flow: `coordinator.onFinish?()`, `coordinator.delegate?.didFinish()`.
  func screenEnds() -> [SeenMove] {
    solution.instances.indices.flatMap { instance -> [SeenMove] in
      guard case .screens(let screens) = owners.owner(ofCode: instance) else { return [] }
      return solution.calls(of: instance).flatMap { site in
        solution.calledProperties(site, in: instance).flatMap { called, holders in
          flows(reportingBy: called, site, holders).flatMap { flow in
            let name = publisher(called, calledBy: site, of: flow)
            return ends(of: flow, by: site, in: instance, named: name, screens)
          }
        }
      }
    }
  }

  private func flows(reportingBy called: Bodies.CalledProperty, _ site: Int32, _ holders: [ObjectIndex])
    -> [TypeIndex]
  {
    let reporting = holders.filter { holder in
      let type = solution.info(of: holder).type
      return type >= 0 && owners.isFlow(type) && isReport(called, calledBy: site, of: type)
        && !isOwn(called.name, of: holder, type)
    }
    return Set(reporting.map { solution.info(of: $0).type }).sorted()
  }

  /// Tells whether a flow answers itself what is called: `onSelect = { [weak self] in self?.show($0) }`.
  private func isOwn(_ name: Name, of holder: ObjectIndex, _ flow: TypeIndex) -> Bool {
    guard let field = solution.knownField(holder, name) else { return false }
    let closures = solution.unsortedObjects(at: field)
    return !closures.isEmpty
      && !closures.contains { object in
        ![.closure, .method].contains(solution.info(of: object).kind) || isGiven(object, to: flow)
      }
  }

  private func ends(
    of flow: TypeIndex, by site: Int32, in instance: InstanceIndex, named name: Name?, _ screens: [TypeIndex]
  ) -> [SeenMove] {
    let call = solution.bodies.sites[Int(site)]
    let place = FlowPlace(flow: flow, instance: instance, block: call.block, place: call.place)
    return ends(of: flow, by: site, in: instance, at: place, named: name).map { end in
      var end = end
      if case .finish(let name) = end.kind { (end.spoken, end.screens) = (name, screens) }
      return end
    }
  }
}
