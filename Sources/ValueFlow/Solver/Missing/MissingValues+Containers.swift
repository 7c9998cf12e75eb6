import SwiftFacts

/// Containers of screens that come from a storyboard, with what code takes out of them.
extension MissingValues {
  /// Makes the container that code gets from a storyboard: `storyboard.instantiateInitialViewController() as? UINavigationController`.
  func made(_ type: TypeIndex, castAt slot: Slot, of instance: InstanceIndex) -> [ObjectIndex] {
    let template = solver.template(instance)
    guard solver.interest.contains(type),
      solver.bodies.casts(to: slot, in: template).contains(where: {
        ForeignCalls.makes(solver.program.name($0))
      })
    else { return [] }
    let (place, block) = template.slotPlaces[Int(slot)]
    let site = Int64(template.id) << 24 | Int64(slot) | Self.storyboardSite
    let made = solver.objects.insert(ObjectInfo(.instance, type: type, site: site)).object
    solver.made(by: instance, block, place, made)
    return [made]
  }

  /// Fills containers of which only the code that takes a screen out tells what they contain: `stack.viewControllers.first as? ListController`.
  ///
  /// A stack from a storyboard has a screen of its own, whatever code pushes later.
  func fillContainers() {
    let before = solver.progress
    for index in solver.standIns.taken.indices where hasNewWays(solver.standIns.taken[index]) {
      solver.standIns.taken[index].ways = []
      for content in unfilledContainers(before: index) {
        for screen in solver.standIns.taken[index].screens { solver.add(screen, to: content) }
      }
    }
    if before != solver.progress { solver.run() }
  }

  /// Tells whether anything changed on the ways to code that takes screens from somewhere: most of the time, nothing did.
  private func hasNewWays(_ taken: TakenScreens) -> Bool {
    taken.ways.isEmpty
      || taken.ways.contains {
        solver.standIns.demand.firstSource(of: $0.node) != $0.source || solver.isEmpty($0.node) != $0.isEmpty
      }
  }

  /// The contents before a node that nothing fills, or only what code pushes onto a stack from a storyboard.
  private func unfilledContainers(before index: Int) -> [NodeIndex] {
    let node = solver.standIns.taken[index].node
    let code = solver.slot(of: node)?.instance
    note(node, index)
    var open = [node]
    var known = FlatSet(capacity: 1 << 6)
    _ = known.insert(UInt64(node) + 1)
    var found: [NodeIndex] = []
    while let next = open.popLast() {
      for source in sources(of: next) where known.insert(UInt64(source) + 1) {
        note(source, index)
        let isEmpty = solver.isEmpty(source)
        if let owner = solver.contentOwners[source], solver.relevance.isCounted(solver.objects[owner].type) {
          if isEmpty || isFromStoryboard(owner) { found.append(source) }
        } else if isEmpty || solver.slot(of: source)?.instance == code {
          open.append(source)
        }
      }
    }
    return found.sorted()
  }

  private func note(_ node: NodeIndex, _ index: Int) {
    let source = solver.standIns.demand.firstSource(of: node)
    solver.standIns.taken[index].ways.append((node, source, solver.isEmpty(node)))
  }

  private func isFromStoryboard(_ container: ObjectIndex) -> Bool {
    let info = solver.objects[container]
    return info.site & Self.storyboardSite != 0 && info.site < Self.storyboardSite << 1
      && solver.program.types[Int(info.type)].isForeign
  }

  private static let storyboardSite: Int64 = 1 << 61

  /// The nodes whose values come to a node, also by way of a property such as `first`.
  private func sources(of node: NodeIndex) -> [NodeIndex] {
    let fed = Array(solver.standIns.demand.sources(of: node))
    guard let (instance, slot) = solver.slot(of: node),
      let load = solver.bodies.loads(of: solver.template(instance))[slot],
      solver.semantics.passing.contains(load.name) || solver.semantics.contentProperties.contains(load.name)
    else { return fed }
    return fed + [solver.node(instance, load.from)]
  }
}
