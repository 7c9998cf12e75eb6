/// Finds the ways of objects from where they are made to where they are shown, backwards and only on request.
package final class ValueWays {
  let solution: Solution
  let edges: ValueEdges
  let places: WayPlaces

  package init(_ solution: Solution) {
    self.solution = solution
    edges = ValueEdges(solution)
    places = WayPlaces(solution)
  }

  /// The shortest way of an object to a node, from where it is made.
  ///
  /// If possible, it leads through the code that an instance runs.
  package func way(of object: ObjectIndex, to node: NodeIndex, through instance: InstanceIndex? = nil)
    -> [NodeIndex]
  {
    let made = makingNodes(of: object)
    let last = instance.flatMap { instance in
      search(from: node, holding: object) { self.isSlot($0, of: instance) }
    }
    let end = last ?? [node]
    let begin = search(from: end[0], holding: object) { made.contains($0) }
    return (begin ?? farthest(from: end[0], holding: object)) + end.dropFirst()
  }

  /// The shortest way on which an unknown value reaches a node, from its beginning.
  package func way(ofUnknownTo node: NodeIndex, through instance: InstanceIndex) -> [NodeIndex] {
    let end = search(from: node, holding: nil) { self.isSlot($0, of: instance) } ?? [node]
    let begin = search(from: end[0], holding: nil) {
      self.places.isForeign($0) || self.edges.sources(of: $0).isEmpty
    }
    return (begin ?? [end[0]]) + end.dropFirst()
  }

  /// The way of an object with the most steps, from where it is made.
  package func longestWay(of object: ObjectIndex, from instance: InstanceIndex) -> [NodeIndex] {
    let made = makingNodes(of: object)
    let own = made.filter { isSlot($0, of: instance) }
    var before: [NodeIndex: NodeIndex] = [:]
    var hands: [NodeIndex: Int] = [:]
    var waiting = (own.isEmpty ? made : own).sorted()
    for node in waiting { hands[node] = 0 }
    var (best, next) = (waiting.first, 0)
    while next < waiting.count {
      let node = waiting[next]
      next += 1
      for target in edges.targets(of: node) where hands[target] == nil && solution.holds(object, at: target) {
        before[target] = node
        hands[target] = hands[node, default: 0] + (places.step(from: node, to: target) == nil ? 0 : 1)
        waiting.append(target)
        if let farthest = best, hands[target, default: 0] > hands[farthest, default: 0] { best = target }
      }
    }
    return best.map { path(to: $0, before).reversed() } ?? []
  }

  // MARK: - Searching

  /// The nodes from the first that matches to one node, in the order of the flow; nil if none is found.
  private func search(
    from node: NodeIndex, holding object: ObjectIndex?, until isMeant: (NodeIndex) -> Bool
  ) -> [NodeIndex]? {
    var after: [NodeIndex: NodeIndex] = [:]
    var seen: Set<NodeIndex> = [node]
    var waiting = [node]
    var next = 0
    while next < waiting.count {
      let here = waiting[next]
      next += 1
      if isMeant(here) { return path(to: here, after) }
      for source in edges.sources(of: here)
      where object.map({ solution.holds($0, at: source) }) ?? true && seen.insert(source).inserted {
        after[source] = here
        waiting.append(source)
      }
    }
    return nil
  }

  /// The way from the first node found that gets the object from no other node.
  private func farthest(from node: NodeIndex, holding object: ObjectIndex) -> [NodeIndex] {
    search(from: node, holding: object) { here in
      !edges.sources(of: here).contains { self.solution.holds(object, at: $0) }
    } ?? [node]
  }

  private func path(to node: NodeIndex, _ links: [NodeIndex: NodeIndex]) -> [NodeIndex] {
    var path = [node]
    while let next = links[path[path.count - 1]] { path.append(next) }
    return path
  }

  private func isSlot(_ node: NodeIndex, of instance: InstanceIndex) -> Bool {
    let base = solution.instances[instance].base
    return node >= base && node < base + NodeIndex(solution.template(instance).slotTypes.count)
  }

  /// The step at which an object substitutes for an unknown value, so that its way does not begin where it is made.
  package func assumption(of object: ObjectIndex, along way: [NodeIndex]) -> WayStep? {
    guard let first = way.first, !makingNodes(of: object).contains(first) else { return nil }
    return places.beginning(first)
  }

  /// The instance whose code a way begins in.
  package func beginning(of way: [NodeIndex]) -> InstanceIndex? {
    way.first.flatMap { solution.slot(of: $0)?.instance }
  }

  /// The nodes where code returns an object that it makes or fetches.
  private func makingNodes(of object: ObjectIndex) -> Set<NodeIndex> {
    var found: Set<NodeIndex> = []
    for made in solution.objects.makers(of: object) {
      if let node = makingNode(of: object, in: made.instance) { found.insert(node) }
    }
    return found
  }

  private func makingNode(of object: ObjectIndex, in instance: InstanceIndex) -> NodeIndex? {
    let template = solution.template(instance)
    if let site = solution.makingSite(of: object) {
      return solution.bodies.sites[Int(site)].template == template.id
        ? solution.resultNode(of: site, in: instance) : nil
    }
    // If only the type is known, the first place with the object counts.
    let place = solution.maker(of: object, in: instance)?.place
    return template.slotPlaces.indices.lazy.map(Slot.init).first {
      template.slotPlaces[Int($0)].place == place
        && self.solution.holds(object, at: self.solution.node(instance, $0))
    }
    .map { solution.node(instance, $0) }
  }
}

extension Solution {
  /// The call that makes an object; nil if it comes from elsewhere.
  package func makingSite(of object: ObjectIndex) -> Int32? {
    let site = objects[object].site - 1
    return site >= 0 && site < Int64(bodies.sites.count) ? Int32(site) : nil
  }

  /// The first place that makes an object, preferably in the code that an instance runs.
  package func maker(of object: ObjectIndex, in instance: InstanceIndex? = nil) -> Maker? {
    var found: Maker?
    for made in objects.makers(of: object) {
      if made.instance == instance { return made }
      found = made
    }
    return found
  }
}
