import SwiftFacts
import ValueFlow

/// Tabs that code selects by the value that they are bound to: `TabView(selection: $flow.tab)`.
struct BoundTabs {
  let solution: Solution
  let bound: BoundFlows
  let showings: [Showing]

  init(solution: Solution, roles: TypeRoles, showings: [Showing]) {
    (self.solution, self.showings) = (solution, showings)
    bound = BoundFlows(solution: solution, roles: roles, showings: showings)
  }

  func selections(of tabs: [SeenRoute]) -> [SeenRoute] {
    let selecting = showings.filter { $0.style == "tab" && $0.site >= 0 }.flatMap { bound.bindings(at: $0) }
    if selecting.isEmpty { return [] }
    let marked = TabMarks(solution: solution).objects
    return solution.stores.flatMap { store -> [SeenRoute] in
      guard solution.isActive(store.instance, block: store.block),
        let binding = selecting.first(where: { isSet($0, by: store) })
      else { return [] }
      let flow = solution.info(of: binding.flow).type
      if let literal = solution.written(store).flatMap(solution.literal) {
        let place = FlowPlace(flow: flow, instance: store.instance, block: store.block, place: store.place)
        return tabs.filter { $0.flow == flow && $0.isIn(marked[literal] ?? []) }.map {
          $0.selected(at: place, by: store.name)
        }
      }
      let cases = Dictionary(grouping: solution.objects(at: store.value)) { solution.info(of: $0).name }
      return cases.sorted { $0.key < $1.key }.flatMap { name, cases in
        let places = solution.places(ofCases: cases, for: flow, or: store)
        return tabs.filter { $0.flow == flow && $0.isIn(marked[name] ?? []) }.flatMap { tab in
          places.map { tab.selected(at: $0, by: name) }
        }
      }
    }
  }

  private func isSet(_ binding: BoundFlows.Binding, by store: PendingStore) -> Bool {
    binding.property == store.name && solution.holds(binding.owner, at: store.base)
      && bound.sets(binding, in: store.instance)
  }
}
