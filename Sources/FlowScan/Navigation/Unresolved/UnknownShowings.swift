import ValueFlow

/// Finds places in flows where an unknown target is shown, also through a helper of others.
struct UnknownShowings {
  struct Found {
    var place: FlowPlace
    /// The call that shows it; -1 if there is none.
    var site: Int32
    /// Whether the flow chose the target, and did not receive it.
    var isChosen: Bool
  }

  let solution: Solution
  let roles: TypeRoles
  let owners: CodeOwners
  private let shown: ShownObjects

  init(solution: Solution, roles: TypeRoles, owners: CodeOwners) {
    (self.solution, self.roles, self.owners) = (solution, roles, owners)
    shown = ShownObjects(solution: solution, roles: roles)
  }

  func places(of showing: Showing) -> [Found] {
    let spot = Spot(
      instance: showing.instance, block: showing.block, place: showing.place, site: showing.site)
    return places(showing.nodes, spot, depth: 0)
  }

  private struct Spot {
    var instance: InstanceIndex
    var block: Int32
    var place: Int32
    var site: Int32
  }

  private static let depth = 4

  private func places(_ nodes: [NodeIndex], _ spot: Spot, depth: Int) -> [Found] {
    if case .flow(let flow) = owners.owner(ofCode: spot.instance), isOwn(spot.instance, flow) {
      guard owners.isOwnCode(spot.instance), !isKnown(nodes), !isNothing(nodes, spot) else { return [] }
      let place = FlowPlace(flow: flow, instance: spot.instance, block: spot.block, place: spot.place)
      let isChosen = nodes.contains { self.isChosen($0, in: spot.instance, by: flow, depth: 0) }
      return [Found(place: place, site: spot.site, isChosen: isChosen)]
    }
    guard depth < Self.depth else { return [] }
    return nodes.flatMap { node in
      handers(of: node, in: spot.instance).flatMap { places([$0.node], $0.spot, depth: depth + 1) }
    }
  }

  /// The calls that pass the value of a node that is a parameter.
  private func handers(of node: NodeIndex, in instance: InstanceIndex) -> [(node: NodeIndex, spot: Spot)] {
    guard let parameter = solution.parameter(node, of: instance) else { return [] }
    return solution.callers(of: instance).compactMap { edge in
      guard let argument = solution.argument(parameter, of: edge, to: instance) else { return nil }
      let place = solution.bodies.sites[Int(edge.site)].place
      return (
        argument, Spot(instance: edge.instance, block: edge.block, place: place, site: edge.site)
      )
    }
  }

  private func isOwn(_ instance: InstanceIndex, _ flow: TypeIndex) -> Bool {
    let receiver = solution.receiver(of: instance)
    return receiver >= 0 && solution.info(of: receiver).type == flow
  }

  /// Tells whether a flow itself supplies the value of a node; a value from outside is only passed on.
  private func isChosen(_ node: NodeIndex, in instance: InstanceIndex, by flow: TypeIndex, depth: Int) -> Bool
  {
    if solution.isGivenByParameter(node, of: instance) { return false }
    guard solution.parameter(node, of: instance) != nil else { return true }
    guard depth < Self.depth else { return false }
    return handers(of: node, in: instance).contains { hander in
      isOwn(hander.spot.instance, flow)
        && isChosen(hander.node, in: hander.spot.instance, by: flow, depth: depth + 1)
    }
  }

  private func isKnown(_ nodes: [NodeIndex]) -> Bool {
    nodes.contains(where: shown.showsTarget)
      || nodes.contains { solution.unsortedObjects(at: $0).contains(where: isLeft) }
  }

  /// Tells whether a container is left to a flow that fills it, or a navigator asks an object for its screen.
  private func isLeft(_ object: ObjectIndex) -> Bool {
    let type = solution.info(of: object).type
    if roles.screensOfCoordinators[type] != nil { return true }
    return type >= 0 && roles[type].contains(.container) && !owners.flowHolders(of: object).isEmpty
  }

  /// Tells whether an empty list or nil is shown, so that everything is removed.
  private func isNothing(_ nodes: [NodeIndex], _ spot: Spot) -> Bool {
    guard spot.site >= 0 else { return nodes.allSatisfy(solution.isEmpty) }
    let site = solution.bodies.sites[Int(spot.site)]
    let file = solution.template(spot.instance).file
    guard case .call(_, let written)? = solution.program.written(site.node, in: file)?.form else {
      return false
    }
    return site.arguments.indices.contains { index in
      nodes.contains(solution.node(ofArgument: index, of: spot.site, in: spot.instance))
        && written.indices.contains(index) && ["[]", "nil"].contains(written[index].value.text)
    }
  }
}
