import ValueFlow

/// Finds who shows the flows that all code can reach, `static let shared = Reminder()`, which nobody makes for himself.
///
/// A flow that has such a one show something starts it. One that it starts itself only asks it, and so does everybody if the app begins
/// with it.
struct SharedFlows {
  let solution: Solution
  let roles: TypeRoles
  let origins: Origins
  /// The flows that show or make a flow.
  private let parents: [TypeIndex: Set<TypeIndex>]
  /// For each flow, the code that makes other flows.
  private let starting: [TypeIndex: [InstanceIndex]]

  init(solution: Solution, roles: TypeRoles, origins: Origins, shown: [SeenRoute]) {
    (self.solution, self.roles, self.origins) = (solution, roles, origins)
    var parents = shown.parents
    var starting: [TypeIndex: [InstanceIndex]] = [:]
    for type in solution.program.types.indices.map(TypeIndex.init) where roles.isFlow(type) {
      for place in (solution.objects.ofType[type] ?? []).flatMap(origins.origins) {
        parents[type, default: []].insert(place.flow)
        starting[place.flow, default: []].append(place.instance)
      }
    }
    (self.parents, self.starting) = (parents, starting)
  }

  /// The places in flows that call a flow in such a way that it shows something.
  func users(
    of flow: ObjectIndex, _ instances: [InstanceIndex], leading: ([InstanceIndex]) -> Set<InstanceIndex>
  ) -> [FlowPlace] {
    guard solution.isShared(flow), !instances.contains(where: isBegun) else { return [] }
    let type = solution.info(of: flow).type
    return origins.users(of: flow, leading(starting[type] ?? []).sorted()).filter { !isBelow($0.flow, type) }
  }

  private func isBegun(_ instance: InstanceIndex) -> Bool {
    solution.callers(of: instance).contains {
      solution.receiverType(of: $0.instance).map { roles[$0].contains(.beginning) } ?? false
    }
  }

  private func isBelow(_ flow: TypeIndex, _ top: TypeIndex) -> Bool {
    var known: Set = [flow]
    var open = [flow]
    while let next = open.popLast() {
      if next == top { return true }
      open += (parents[next] ?? []).filter { known.insert($0).inserted }
    }
    return false
  }
}
