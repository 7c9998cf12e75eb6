import ValueFlow

/// Finds who shows the flows that nobody makes for himself: those that all code can reach, `static let shared = Reminder()`, and those that
/// the app makes at its start and hands to its flows, as in a struct of dependencies.
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
  ///
  /// One that flows are seen to start is not also shown by whoever calls it later.
  func users(
    of flow: ObjectIndex, _ instances: [InstanceIndex], isStarted: Bool,
    leading: ([InstanceIndex]) -> Set<InstanceIndex>
  ) -> [FlowPlace] {
    let type = solution.info(of: flow).type
    guard solution.isShared(flow) || !isStarted && isHandedOut(flow), !instances.contains(where: isBegun)
    else { return [] }
    return origins.users(of: flow, leading(starting[type] ?? []).sorted()).filter { !isBelow($0.flow, type) }
  }

  /// Tells whether a flow is made outside of all flows, and none is seen to show it.
  private func isHandedOut(_ flow: ObjectIndex) -> Bool {
    solution.info(of: flow).kind == .instance && parents[solution.info(of: flow).type, default: []].isEmpty
  }

  /// Tells whether what starts the app calls a function of a flow, and does not only make it.
  private func isBegun(_ instance: InstanceIndex) -> Bool {
    solution.functionName(of: instance) != solution.initializerName
      && solution.callers(of: instance).contains {
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
