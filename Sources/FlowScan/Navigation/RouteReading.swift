import SwiftFacts
import ValueFlow

/// Reads which flow shows what: from what arrives at primitives, and from the flows that flows make.
struct RouteReading {
  let solver: Solver
  let roles: TypeRoles
  let origins: Origins
  let showings: [Showing]

  func routes() -> [SeenRoute] {
    let shown = shownRoutes()
    return shown + startedFlows(except: shown)
  }

  // MARK: - What is shown

  private func shownRoutes() -> [SeenRoute] {
    let reader = ShownObjects(solver: solver, roles: roles)
    return showings.flatMap { showing in
      reader.shown(at: showing.nodes).flatMap { routes($0, showing) }
    }
  }

  private func routes(_ shown: Shown, _ showing: Showing) -> [SeenRoute] {
    guard let target = target(of: shown) else { return [] }
    var found: [SeenRoute] = []
    for origin in origins.origins(of: shown.object) {
      let place =
        origins.handing(
          of: shown.object, from: showing.instance, showing.block, showing.place, by: origin.flow) ?? origin
      if case .flow(let flow) = target, flow == origin.flow { continue }
      let style = if case .system = target { "system" } else { showing.style }
      found.append(SeenRoute(flow: origin.flow, target: target, style: style, place: place))
      found += host(showing, shown: shown.object, maker: origin.flow)
    }
    return found
  }

  private func target(of shown: Shown) -> SeenRoute.Target? {
    switch shown.subject {
    case .screen(let type): .screen(type)
    case .flow(let object): .flow(solver.objects[Int(object)].type)
    case .system(let type): .system(type)
    case .vague: nil
    }
  }

  /// Another flow's code that puts on screen what a flow has made shows that flow.
  private func host(_ showing: Showing, shown object: ObjectIndex, maker: TypeIndex) -> [SeenRoute] {
    guard case .flow(let other) = origins.owners.owner(ofCode: showing.instance), other != maker,
      let place = origins.handing(of: object, from: showing.instance, showing.block, showing.place, by: other)
    else { return [] }
    let children = solver.objectsOfType[maker] ?? []
    guard children.contains(where: { child in origins.origins(of: child).contains { $0.flow == other } })
    else {
      return []
    }
    return [SeenRoute(flow: other, target: .flow(maker), style: showing.style, place: place)]
  }

  // MARK: - What is started

  /// Flows that a flow makes and that nothing shows: they put themselves on screen.
  private func startedFlows(except shown: [SeenRoute]) -> [SeenRoute] {
    let known = Set(shown.map { Pair(flow: $0.flow, target: $0.target) })
    var found: [SeenRoute] = []
    for type in solver.program.types.indices.map(TypeIndex.init) where roles.isFlow(type) {
      for object in solver.objectsOfType[type] ?? [] {
        for origin in origins.origins(of: object) where origin.flow != type {
          let pair = Pair(flow: origin.flow, target: .flow(type))
          if !known.contains(pair) {
            found.append(SeenRoute(flow: origin.flow, target: .flow(type), style: "start", place: origin))
          }
        }
      }
    }
    return found
  }

  private struct Pair: Hashable {
    var flow: TypeIndex
    var target: SeenRoute.Target
  }
}
