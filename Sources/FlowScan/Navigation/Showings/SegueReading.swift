import ValueFlow

/// Finds where storyboards show screens: calls that perform a segue, and code that prepares one.
struct SegueReading: Recogniser {
  let solution: Solution
  let storyboards: Storyboards

  func showings() -> [Showing] {
    let performed = self.performed()
    let known = Set(performed.flatMap(\.nodes).flatMap { solution.unsortedObjects(at: $0) }.map(type))
    return performed + brought(except: known)
  }

  private func type(_ object: ObjectIndex) -> TypeIndex { solution.info(of: object).type }

  private func performed() -> [Showing] {
    let names = Set(Storyboards.verbs.compactMap { solution.program.names.known($0) })
    var seen: Set<Int64> = []
    return solution.foreignCalls { names.contains($0.name) }.compactMap { call in
      let site = solution.bodies.sites[Int(call.site)]
      guard seen.insert(Int64(call.instance) << 32 | Int64(call.site)).inserted else { return nil }
      let node = solution.resultNode(of: call.site, in: call.instance)
      return Showing(
        nodes: [node], style: style(at: node, of: call.site, in: call.instance), instance: call.instance,
        block: site.block, place: site.place, site: call.site)
    }
  }

  /// The style in which the segue with the call's identifier shows its target.
  private func style(at node: NodeIndex, of site: Int32, in instance: InstanceIndex) -> String {
    let types = Set(solution.objects(at: node).map { solution.program.typeName(type($0)) })
    let texts = solution.texts(handedBy: site, in: instance)
    let styles = storyboards.segues(named: texts).filter { types.contains($0.to) }.map(\.style)
    return Set(styles).count == 1 ? styles[0] : "push"
  }

  /// Targets that a flow's code prepares without a call of its own that performs the segue.
  private func brought(except known: Set<TypeIndex>) -> [Showing] {
    solution.brought.filter { !known.contains(type($0.object)) }.map { brought in
      let style = storyboards.style(of: solution.program.typeName(type(brought.object))) ?? "push"
      return Showing(
        nodes: [brought.node], style: style, instance: brought.instance, block: brought.block,
        place: brought.place)
    }
  }
}
