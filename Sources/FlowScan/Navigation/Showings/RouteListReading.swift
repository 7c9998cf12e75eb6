import SwiftFacts
import ValueFlow

/// Finds where a route is put on a list from which a view builds its screen: `routes.push(.detail)`, `[.root(.home)]`.
struct RouteListReading: Recogniser {
  let solution: Solution
  let conventions: Conventions
  private let verbs: [String: Conventions.Verb]

  init(_ solution: Solution, _ conventions: Conventions) {
    (self.solution, self.conventions) = (solution, conventions)
    verbs = Dictionary(conventions.verbs.filter(\.isRoute).map { ($0.name, $0) }) { first, _ in first }
  }

  func showings() -> [Showing] {
    guard !solution.routes.built.isEmpty else { return [] }
    let built = Dictionary(grouping: solution.routes.built, by: \.route)
    var seen: Set<Int64> = []
    return solution.foreign.calls.flatMap { call -> [Showing] in
      let site = solution.bodies.sites[Int(call.site)]
      guard let style = style(of: call, site),
        seen.insert(Int64(call.instance) << 32 | Int64(call.site)).inserted
      else { return [] }
      let routes = Set(arguments(of: call, site).flatMap { solution.unsortedObjects(at: $0) }).sorted()
      return routes.flatMap { meant(by: call, site, among: built[$0] ?? []) }.map { one in
        Showing(
          nodes: [one.node], style: style, instance: call.instance, block: site.block, place: site.place,
          site: call.site, listed: Showing.Listed(route: one.route, flow: solution.info(of: one.flow).type))
      }
    }
  }

  /// The screens for a route of the flow whose list the call changes; lists of several flows may have cases of the same name.
  private func meant(by call: ForeignCall, _ site: CallSite, among built: [BuiltRoute]) -> [BuiltRoute] {
    guard built.count > 1 else { return built }
    let owners = self.owners(ofListIn: call, site)
    let own = built.filter { owners.contains($0.flow) }
    let found = own.isEmpty ? built : own
    // A builder makes nothing for the case of another one.
    let shown = found.filter { !solution.unsortedObjects(at: $0.node).isEmpty }
    return shown.isEmpty ? found : shown
  }

  private func owners(ofListIn call: ForeignCall, _ site: CallSite) -> [ObjectIndex] {
    if site.isImplicit { return [solution.receiver(of: call.instance)] }
    guard case .property(let owner, _) = solution.list(changedBy: call.site, in: call.instance) else {
      return []
    }
    return solution.objects(at: owner)
  }

  /// The style in which a call shows its route; nil if it puts none on a list.
  private func style(of call: ForeignCall, _ site: CallSite) -> String? {
    let name = solution.program.name(site.name)
    if site.isImplicit { return conventions.routeStyles[name] }
    guard let verb = verbs[name] else { return nil }
    let told = site.arguments.indices.filter { solution.program.name(site.arguments[$0].label) == "style" }
      .flatMap { solution.objects(at: solution.node(ofArgument: $0, of: call.site, in: call.instance)) }
      .compactMap { conventions.routeStyles[solution.program.name(solution.info(of: $0).name)] }
    return told.first ?? verb.style
  }

  private func arguments(of call: ForeignCall, _ site: CallSite) -> [NodeIndex] {
    let given = site.isImplicit ? ["0"] : verbs[solution.program.name(site.name)]?.arguments ?? []
    return site.arguments.indices.filter { index in
      let label = site.arguments[index].label
      return given.contains(label == 0 ? "\(index)" : solution.program.name(label))
    }
    .map { solution.node(ofArgument: $0, of: call.site, in: call.instance) }
  }
}
