import SwiftFacts
import ValueFlow

/// Tabs that code selects by their number or by what they show: `tabs.selectedIndex = Section.shop.rawValue`,
/// `tabs.selectedIndex = Section.allCases.firstIndex(of: section) ?? 0`.
struct NumberedTabs {
  let solution: Solution
  let roles: TypeRoles
  let conventions: Conventions
  let showings: [Showing]
  private let tabs: [SeenRoute]
  private let ofCases: TabsOfCases

  init(
    _ solution: Solution, _ roles: TypeRoles, _ conventions: Conventions, _ showings: [Showing],
    of tabs: [SeenRoute]
  ) {
    (self.solution, self.roles, self.conventions) = (solution, roles, conventions)
    (self.showings, self.tabs) = (showings, tabs)
    let flows = tabs.filter { $0.target == .flow($0.target.type) }
    ofCases = TabsOfCases(solution, flows: Set(flows.map(\.target.type)))
  }

  func selections() -> [SeenRoute] {
    let names = Set(conventions.selections.compactMap { solution.program.names.known($0) })
    return solution.stores.flatMap { store -> [SeenRoute] in
      guard names.contains(store.name), solution.isActive(store.instance, block: store.block) else {
        return []
      }
      let containers = Set(solution.objects(at: store.base))
      return showings.filter { $0.style == "tab" }.flatMap { showing -> [SeenRoute] in
        if isIn(containers, showing) { return selections(of: tabs, in: showing, by: store) }
        // A tab bar controller of the app's own is a screen beside its tabs.
        guard !containers.isDisjoint(with: showing.tabBars) else { return [] }
        return selections(of: tabs.filter { $0.style == "tab" }, in: showing, by: store)
      }
    }
  }

  /// Tells whether tabs are shown in one of some containers, which may be the tab bar controller whose own code shows them.
  private func isIn(_ containers: Set<ObjectIndex>, _ showing: Showing) -> Bool {
    !containers.isDisjoint(with: showing.filled)
      || containers.contains(solution.receiver(of: showing.instance))
  }

  private func selections(
    of tabs: [SeenRoute], in showing: Showing, by store: PendingStore
  ) -> [SeenRoute] {
    let elements = showing.nodes.flatMap(ListedTabs(solution: solution).tabs)
    let sought = solution.sought(for: store.value)
    // A list passes on all that is in it to a number that is looked up there.
    let given = sought.map { $0.map(\.object) } ?? solution.objects(at: store.value)
    let screens = Set(given.filter { solution.info(of: $0).kind == .instance })
    let shown = screens.intersection(elements.joined())
    if !shown.isEmpty { return outermost(tabs.filter { $0.isIn(shown) }).map { selected($0, by: store) } }
    return (numbers(store) + positions(sought ?? [])).flatMap { chosen in
      outermost(self.tabs(tabs, numbered: chosen, among: elements, of: showing)).flatMap { tab in
        solution.places(ofCases: chosen.cases, for: tab.flow, or: store).map {
          tab.selected(at: $0, by: chosen.cases.first.map { solution.info(of: $0).name } ?? store.name)
        }
      }
    }
  }

  /// The tabs with a number; where code makes a list of the cases of an enum, or of what stands beside them, those of the case.
  private func tabs(
    _ tabs: [SeenRoute], numbered chosen: Choice, among elements: [Set<ObjectIndex>], of showing: Showing
  ) -> [SeenRoute] {
    let isMapped =
      chosen.number < 0 || elements.count < 2
      || elements.contains { element in
        Set(outermost(tabs.filter { $0.isIn(element) }).map(\.target)).count > 1
      }
    if isMapped, let choice = chosen.cases.first {
      let all = Set(showing.nodes.flatMap { solution.objects(at: $0) })
      let here = tabs.filter { $0.isIn(all) }
      let ways = [ofCases.paired, ofCases.made, ofCases.returned, ofCases.begun].lazy
      let found = ways.map { way in outermost(here.filter(way(choice).contains)) }
      // A list of all tabs is made for each of the cases, too.
      if let only = found.first(where: { Set($0.map(\.target)).count == 1 }) { return only }
      if let several = found.prefix(2).first(where: { !$0.isEmpty }) { return several }
    }
    return elements.indices.contains(chosen.number) ? tabs.filter { $0.isIn(elements[chosen.number]) } : []
  }

  /// The routes to tabs without those of the flows that are tabs, which show the first screen there.
  private func outermost(_ routes: [SeenRoute]) -> [SeenRoute] {
    let flows = Set(routes.map(\.target))
    return routes.filter { !flows.contains(.flow($0.flow)) }
  }

  private func selected(_ tab: SeenRoute, by store: PendingStore) -> SeenRoute {
    tab.selected(
      at: FlowPlace(flow: tab.flow, instance: store.instance, block: store.block, place: store.place),
      by: store.name)
  }

  private typealias Choice = (number: Int, cases: [ObjectIndex])

  /// The numbers that code sets: written as such, or the raw values of cases.
  private func numbers(_ store: PendingStore) -> [Choice] {
    if case .literal(let name)? = solution.written(store)?.form, let number = Int(solution.program.name(name))
    {
      return [(number, [])]
    }
    guard let raw = solution.program.names.known("rawValue") else { return [] }
    return solution.objects(withProperty: raw, at: store.value).compactMap { object in
      number(of: object).map { ($0, [object]) }
    }
  }

  /// The cases that code looks up in a list; if that is the list of all cases, with the position of each.
  private func positions(_ sought: [(object: ObjectIndex, list: Name)]) -> [Choice] {
    sought.compactMap { object, list in
      let info = solution.info(of: object)
      guard info.kind == .enumCase, info.type >= 0 else { return nil }
      let isAll = solution.program.name(list) == "allCases"
      let position = solution.program.types[Int(info.type)].caseOrder.firstIndex(of: info.name)
      return (isAll ? position ?? -1 : -1, [object])
    }
  }

  /// The raw value of a case, or else its position among the cases.
  private func number(of object: ObjectIndex) -> Int? {
    let info = solution.info(of: object)
    guard info.kind == .enumCase, info.type >= 0 else { return nil }
    let type = solution.program.types[Int(info.type)]
    guard let declared = type.cases[info.name] else { return nil }
    if case .literal(let name)? = solution.program.written(declared.rawValue, in: declared.file)?.form {
      return Int(solution.program.name(name))
    }
    return type.caseOrder.firstIndex(of: info.name)
  }
}
