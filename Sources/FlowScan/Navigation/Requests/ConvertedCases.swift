import SwiftFacts
import ValueFlow

/// Code that puts a case which it makes of a link into a flow's state: `if let panel = Panel(rawValue: host) { self.panel = panel }`,
/// `path = [pages[host]]`.
///
/// No case is written there. The links say which one each of them means.
struct ConvertedCases {
  let solution: Solution
  private let settings: [Setting]
  private let tabs: TabMarks

  /// A case that code sets, or puts on a path, for a link.
  private struct Setting {
    var instance: InstanceIndex
    var link: String
    var type: TypeIndex
    var name: Name
  }

  init(_ solution: Solution, _ links: LinkIndex) {
    (self.solution, tabs) = (solution, TabMarks(solution: solution))
    settings = links.rows.isEmpty ? [] : Self.stores(solution, links) + Self.calls(solution, links)
  }

  /// The links that code turns into a case for which a flow shows the target of a route, or has it as a tab.
  func links(to route: SeenRoute, _ isOfFlow: (InstanceIndex) -> Bool) -> Set<String> {
    if settings.isEmpty { return [] }
    let shown = ShownCases(solution: solution).choices(showing: route) + tabs.cases(for: route)
    return Set(
      settings.filter { setting in
        shown.contains { $0.type == setting.type && $0.name == setting.name } && isOfFlow(setting.instance)
      }.map(\.link))
  }

  private static func settings(in instance: InstanceIndex, _ row: LinkRow) -> [Setting] {
    row.value.everyCase.map {
      Setting(instance: instance, link: row.pattern, type: $0.type, name: $0.name)
    }
  }

  private static func stores(_ solution: Solution, _ links: LinkIndex) -> [Setting] {
    let made = Set(links.rows.flatMap { $0.value.everyCase.map(\.type) })
    return solution.stores.flatMap { store -> [Setting] in
      let spot = CodeSpot(file: solution.template(store.instance).file, place: store.place)
      // Few places are reached by a link, and most properties have other types.
      guard links.isReached(spot), solution.isActive(store.instance, block: store.block) else { return [] }
      let types = types(setBy: store, solution).intersection(made)
      if types.isEmpty { return [] }
      return links.rows(leadingTo: spot).flatMap { settings(in: store.instance, $0) }
        .filter { types.contains($0.type) }
    }
  }

  /// The types of the property that code sets.
  private static func types(setBy store: PendingStore, _ solution: Solution) -> Set<TypeIndex> {
    solution.objects(at: store.base).reduce(into: []) { types, owner in
      let type = solution.info(of: owner).type
      guard type >= 0, let property = solution.program.property(store.name, of: type) else { return }
      types.formUnion(solution.program.type(of: solution.program.properties[Int(property)]).types)
    }
  }

  private static func calls(_ solution: Solution, _ links: LinkIndex) -> [Setting] {
    let rows = Dictionary(grouping: links.rows, by: \.spot)
    let names = Set(PathValue.verbs.compactMap(solution.program.names.known))
    return solution.foreignCalls { names.contains($0.name) }.flatMap { call in
      let place = solution.bodies.sites[Int(call.site)].place
      return (rows[CodeSpot(file: solution.template(call.instance).file, place: place)] ?? [])
        .flatMap { settings(in: call.instance, $0) }
    }
  }
}
