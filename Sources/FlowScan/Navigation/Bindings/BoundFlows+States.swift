import SwiftFacts
import ValueFlow

/// Views that show what the state of a flow says: `if coordinator.isLoggedIn { TabsView() } else { LoginView() }`.
extension BoundFlows {
  /// The places where flows set the state on which their views make a target, in place of those where the views make it; nil if no state
  /// decides.
  func deciding(_ places: [FlowPlace]) -> [FlowPlace]? {
    var isDecided = false
    let found = places.flatMap { place -> [FlowPlace] in
      guard let state = state(of: place) else {
        let selected = selecting(caseOf: place)
        if !selected.isEmpty { isDecided = true }
        return [place] + selected
      }
      isDecided = true
      let set = settings(of: state, by: otherFlow(of: state, in: place) ?? place.flow)
      return begins(with: state) || set.isEmpty ? [place] + set : set
    }
    return isDecided ? found : nil
  }

  /// The innermost property of the flow, or of the object that it keeps as its model, that decides about a place in its view.
  private func state(of place: FlowPlace) -> RequiredState? {
    guard let view = solution.receiverType(of: place.instance), roles.isView(ofFlow: view) else { return nil }
    return solution.states(of: place.block, in: place.instance).first { state in
      let type = solution.info(of: state.owner).type
      return type == place.flow
        && (view != place.flow || roles.choosesByItself(view) || roles.hasColumns(view))
        || roles.stores.contains(type) || otherFlow(of: state, in: place) != nil
    }
  }

  /// The flow whose state it is, beside the app's first view, which chooses by its own state and shows what that flow says besides.
  private func otherFlow(of state: RequiredState, in place: FlowPlace) -> TypeIndex? {
    let type = solution.info(of: state.owner).type
    return roles.isChoosingRoot(place.flow) && roles.isFlowBesideView(type) ? type : nil
  }

  /// The places where the flow's code sets a property as a path needs it.
  private func settings(of state: RequiredState, by flow: TypeIndex) -> [FlowPlace] {
    let source = PassedBindings.Source(owner: state.owner, property: state.property)
    let sources = [source] + passed.receivers(of: source)
    let stored = solution.stores.compactMap { store -> FlowPlace? in
      guard
        sources.contains(where: { $0.property == store.name && solution.holds($0.owner, at: store.base) }),
        solution.isActive(store.instance, block: store.block), solution.isEmptying(store) == state.isNot
      else { return nil }
      return FlowPlace(flow: flow, instance: store.instance, block: store.block, place: store.place)
    }
    return state.isNot ? stored : stored + selecting(sources, of: flow)
  }

  /// The lists in screens that let the user select the case for which a view with columns makes something: `switch area { case .orders: … }`.
  private func selecting(caseOf place: FlowPlace) -> [FlowPlace] {
    guard let view = solution.receiverType(of: place.instance), roles.isView(ofFlow: view),
      roles.hasColumns(view)
    else { return [] }
    return solution.choices(of: place.block, in: place.instance).flatMap { choice in
      let source = PassedBindings.Source(owner: choice.owner, property: choice.property)
      let sources = [source] + passed.receivers(of: source)
      return choice.cases.flatMap { selecting(sources, of: place.flow, offering: $0) }
    }
  }

  /// The lists in screens whose selection sets one of several properties, if it may be a case.
  private func selecting(
    _ sources: [PassedBindings.Source], of flow: TypeIndex, offering name: Name? = nil
  ) -> [FlowPlace] {
    sources.flatMap { source in
      (passed.selections[source] ?? []).compactMap { call in
        guard let view = solution.receiverType(of: call.instance), !roles.isView(ofFlow: view),
          name.map({ passed.offered[view]?.contains($0) ?? true }) ?? true
        else { return nil }
        let site = solution.bodies.sites[Int(call.site)]
        return FlowPlace(
          flow: flow, instance: call.instance, block: site.block, place: site.place,
          linked: name ?? source.property)
      }
    }
  }

  /// Tells whether a path is taken at first; the initial value decides, where there is one.
  private func begins(with state: RequiredState) -> Bool {
    guard let index = solution.program.property(state.property, of: solution.info(of: state.owner).type)
    else {
      return true
    }
    let property = solution.program.properties[Int(index)]
    guard property.getter < 0 else { return true }
    switch solution.program.written(property.value, in: property.file)?.form {
    case .literal(let name) where solution.isFlag(named: name):
      return (solution.program.name(name) == "false") == state.isNot
    case .nothing?: return state.isNot
    case nil: return state.isNot || property.flags.contains(.isConstant)
    default: return !state.isNot
    }
  }
}
