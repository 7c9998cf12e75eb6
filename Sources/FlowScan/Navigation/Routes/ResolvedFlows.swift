import ValueFlow

/// Finds who starts the flows that a container of objects makes: those who ask for them, or keep what others asked for.
///
/// Others only refer to such a flow. A child that calls the closure or the delegate that its parent gave it does not start the parent.
struct ResolvedFlows {
  let solution: Solution
  let origins: Origins

  /// The places in flows that call functions of a flow; where one calls its start, what else it calls is no further start.
  func users(
    of flow: ObjectIndex, _ instances: [InstanceIndex], isStart: (InstanceIndex) -> Bool,
    isHanded: (TypeIndex) -> Bool
  ) -> [FlowPlace] {
    let (type, asking) = (solution.info(of: flow).type, asking(for: flow))
    let functions = instances.filter { solution.closure(of: $0) == nil }
    let users = origins.users(of: flow, functions).filter { user in
      asking.contains(user.flow) || isHanded(user.flow) && !isChild(user.flow, of: type)
    }
    let starts = Set(origins.users(of: flow, functions.filter(isStart)))
    let starting = Set(starts.map(\.flow))
    return users.filter { starts.contains($0) || !starting.contains($0.flow) }
  }

  /// The flows that ask a container for an object.
  private func asking(for object: ObjectIndex) -> Set<TypeIndex> {
    Set(solution.requests(forRegistered: object).flatMap { origins.flows(reaching: $0.instance, $0.site) })
  }

  private func isChild(_ child: TypeIndex, of flow: TypeIndex) -> Bool {
    origins.makers(of: child).contains(flow)
      || (solution.objects.ofType[child] ?? []).contains { asking(for: $0).contains(flow) }
  }
}
