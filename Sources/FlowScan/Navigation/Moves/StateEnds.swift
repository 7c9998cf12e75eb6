import SwiftFacts
import ValueFlow

/// Ends of flows by the state that decides which of them the app shows: `if session.isLoggedIn { MainFlow() } else { LoginFlow() }`.
struct StateEnds {
  let solution: Solution
  let roles: TypeRoles
  let owners: CodeOwners

  /// A property that the app tests to show a flow.
  private struct Condition {
    var flow: TypeIndex
    var owner: ObjectIndex
    var property: Name
    /// The cases for which the flow is shown; nil for a flag, or a value that may be missing.
    var cases: [Name]?
    var isNot = false
    /// The type whose code tests it.
    var chooser: TypeIndex
  }

  func ends() -> [SeenMove] {
    let conditions = Dictionary(grouping: self.conditions(), by: \.property)
    if conditions.isEmpty { return [] }
    return solution.stores.flatMap { store -> [SeenMove] in
      guard let tested = conditions[store.name], solution.isActive(store.instance, block: store.block) else {
        return []
      }
      let ended = tested.filter {
        solution.receiverType(of: store.instance) != $0.chooser && solution.holds($0.owner, at: store.base)
          && ends($0, store)
      }
      let states = Set(ended.map(\.owner))
      return Set(ended.map(\.flow)).sorted().flatMap { ends(of: $0, by: store, of: states) }
    }
  }

  private func conditions() -> [Condition] {
    solution.objects.ofType.keys.sorted().flatMap { view -> [Condition] in
      let shown = roles.isFlowView(view) ? view : roles.flowsOfViews[view]
      guard let flow = shown else { return [] }
      return (solution.objects.ofType[view] ?? []).flatMap { solution.objects.makers(of: $0) }.flatMap {
        conditions(of: flow, madeBy: $0)
      }
    }
  }

  private func conditions(of flow: TypeIndex, madeBy maker: Maker) -> [Condition] {
    guard let chooser = solution.receiverType(of: maker.instance), chooser >= 0,
      !roles.isView(ofFlow: chooser),
      !roles.isFlow(chooser)
    else { return [] }
    let states = solution.states(of: maker.block, in: maker.instance).map {
      Condition(flow: flow, owner: $0.owner, property: $0.property, isNot: $0.isNot, chooser: chooser)
    }
    return (states + cases(maker, of: flow, chooser)).filter {
      !roles.isFlow(solution.info(of: $0.owner).type)
    }
  }

  private func cases(_ maker: Maker, of flow: TypeIndex, _ chooser: TypeIndex) -> [Condition] {
    var found: [Condition] = []
    var (instance, block) = (maker.instance, maker.block)
    while instance >= 0, block >= 0 {
      while block > 0 {
        let names = solution.template(instance).blocks[Int(block)].caseNames
        if !names.isEmpty {
          found += solution.properties(testedBy: block, of: instance).map {
            Condition(flow: flow, owner: $0.owner, property: $0.name, cases: names, chooser: chooser)
          }
        }
        block = solution.template(instance).blocks[Int(block)].parent
      }
      guard solution.instances[instance].outer >= 0 else { break }
      block = solution.blockMaking(closure: instance)
      instance = solution.instances[instance].outer
    }
    return found
  }

  /// Tells whether a value that code sets makes a condition false.
  private func ends(_ condition: Condition, _ store: PendingStore) -> Bool {
    guard let cases = condition.cases else { return solution.isEmptying(store) != condition.isNot }
    let values = solution.objects(at: store.value)
    return !values.isEmpty
      && values.allSatisfy {
        solution.info(of: $0).kind == .enumCase && !cases.contains(solution.info(of: $0).name)
      }
  }

  // MARK: - Who ends a flow

  /// Climbs from where state is set to the flow's own code or that of its screens; the code of what has the state is nobody's.
  private func ends(
    of flow: TypeIndex, by store: PendingStore, of states: Set<ObjectIndex>
  ) -> [SeenMove] {
    var found: [SeenMove] = []
    var seen: Set<InstanceIndex> = [store.instance]
    var open = [(instance: store.instance, block: store.block, place: store.place, name: store.name)]
    while let next = open.popLast() {
      let isOfState = states.contains(solution.receiver(of: next.instance))
      switch isOfState ? .nobody : owners.owner(ofCode: next.instance) {
      case .flow(flow):
        let place = FlowPlace(flow: flow, instance: next.instance, block: next.block, place: next.place)
        found.append(SeenMove(kind: .finish(next.name), place: place))
      case .screens(let screens):
        let place = FlowPlace(flow: flow, instance: next.instance, block: next.block, place: next.place)
        found.append(
          SeenMove(kind: .finish(next.name), place: place, spoken: next.name, screens: screens))
      case .flow: continue
      case .nobody:
        for edge in solution.callers(of: next.instance)
        where edge.site >= 0 && seen.insert(edge.instance).inserted {
          let site = solution.bodies.sites[Int(edge.site)]
          open.append(
            (edge.instance, edge.block, site.place, solution.isNamed(site.name) ? site.name : next.name))
        }
      }
    }
    return found
  }
}
