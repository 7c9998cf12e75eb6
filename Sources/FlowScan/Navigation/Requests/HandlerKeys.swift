import ValueFlow

/// Finds the cases by which closures are registered, as in `machine.on(.paid) { … }`.
///
/// Code that sends such a case requests what the closure does.
final class HandlerKeys {
  struct Key: Hashable {
    var type: TypeIndex
    var name: Name
  }

  private let solution: Solution
  private lazy var sites = Dictionary(grouping: solution.bodies.sites.indices.map(Int32.init)) {
    solution.bodies.sites[Int($0)].template
  }
  private var known: [ObjectIndex: Set<Key>] = [:]
  private var handed: [Call: Set<Key>] = [:]

  private struct Call: Hashable {
    var site: Int32
    var instance: InstanceIndex
  }

  init(_ solution: Solution) { self.solution = solution }

  /// The cases passed together with a closure or function value, where it is made.
  func keys(of value: ObjectIndex) -> Set<Key> {
    if let found = known[value] { return found }
    var found: Set<Key> = []
    for maker in solution.objects.makers(of: value) { found.formUnion(keys(of: value, in: maker.instance)) }
    known[value] = found
    return found
  }

  private func keys(of value: ObjectIndex, in instance: InstanceIndex) -> Set<Key> {
    let all = sites[solution.instances[instance].template] ?? []
    let handing = all.filter { site in
      solution.bodies.sites[Int(site)].arguments.indices.contains {
        solution.holds(value, at: solution.node(ofArgument: $0, of: site, in: instance))
      }
    }
    return handing.reduce(into: []) { $0.formUnion(cases(handedBy: $1, in: instance)) }
  }

  /// Tells whether a call may be caused by sending one of the cases by which code is registered.
  func isMeant(_ edge: CallerEdge, by keys: Set<Key>) -> Bool {
    guard edge.site >= 0 else { return true }
    let sent = cases(handedBy: edge.site, in: edge.instance)
    let types = Set(keys.map(\.type))
    let likely = sent.filter { types.contains($0.type) || $0.type < 0 || types.contains(-1) }
    return likely.isEmpty || likely.contains { one in keys.contains { $0.name == one.name } }
  }

  /// The cases among the arguments of a call.
  private func cases(handedBy site: Int32, in instance: InstanceIndex) -> Set<Key> {
    let call = Call(site: site, instance: instance)
    if let found = handed[call] { return found }
    let found = findCases(handedBy: site, in: instance)
    handed[call] = found
    return found
  }

  private func findCases(handedBy site: Int32, in instance: InstanceIndex) -> Set<Key> {
    solution.bodies.sites[Int(site)].arguments.indices.reduce(into: []) { keys, index in
      for object in solution.unsortedObjects(at: solution.node(ofArgument: index, of: site, in: instance)) {
        let info = solution.info(of: object)
        guard info.kind == .enumCase, !solution.isFlag(object) else { continue }
        keys.insert(Key(type: info.type, name: info.name))
      }
    }
  }
}
