import SwiftFacts
import ValueFlow

/// Finds where a route is put on a list from which a view builds its screen: `routes.push(.detail)`, `[.root(.home)]`.
struct RouteListReading: Recogniser {
  let solver: Solver
  let conventions: Conventions
  private let verbs: [String: Conventions.Verb]

  init(_ solver: Solver, _ conventions: Conventions) {
    (self.solver, self.conventions) = (solver, conventions)
    verbs = Dictionary(conventions.verbs.filter(\.isRoute).map { ($0.name, $0) }) { first, _ in first }
  }

  func showings() -> [Showing] {
    guard !solver.routes.built.isEmpty else { return [] }
    let built = Dictionary(grouping: solver.routes.built, by: \.route)
    var seen: Set<Int64> = []
    return solver.foreign.calls.flatMap { call -> [Showing] in
      let site = solver.bodies.sites[Int(call.site)]
      guard let style = style(of: call, site),
        seen.insert(Int64(call.instance) << 32 | Int64(call.site)).inserted
      else { return [] }
      let routes = Set(arguments(of: call, site).flatMap { solver.unsortedObjects(at: $0) }).sorted()
      return routes.flatMap { built[$0] ?? [] }.map { one in
        Showing(
          nodes: [one.node], style: style, instance: call.instance, block: site.block, place: site.place,
          site: call.site, listed: Showing.Listed(route: one.route, flow: solver.info(of: one.flow).type))
      }
    }
  }

  /// The style in which a call shows its route; nil if it puts none on a list.
  private func style(of call: ForeignCall, _ site: CallSite) -> String? {
    let name = solver.program.name(site.name)
    if site.isImplicit { return conventions.routeStyles[name] }
    guard let verb = verbs[name] else { return nil }
    let told = site.arguments.indices.filter { solver.program.name(site.arguments[$0].label) == "style" }
      .flatMap { solver.objects(at: solver.node(ofArgument: $0, of: call.site, in: call.instance)) }
      .compactMap { conventions.routeStyles[solver.program.name(solver.info(of: $0).name)] }
    return told.first ?? verb.style
  }

  private func arguments(of call: ForeignCall, _ site: CallSite) -> [NodeIndex] {
    let given = site.isImplicit ? ["0"] : verbs[solver.program.name(site.name)]?.arguments ?? []
    return site.arguments.indices.filter { index in
      let label = site.arguments[index].label
      return given.contains(label == 0 ? "\(index)" : solver.program.name(label))
    }
    .map { solver.node(ofArgument: $0, of: call.site, in: call.instance) }
  }
}
