import ValueFlow

/// Finds the cases by which closures are registered, as in `machine.on(.paid) { … }`.
///
/// Code that sends such a case requests what the closure does.
final class HandlerKeys {
  struct Key: Hashable {
    var type: TypeIndex
    var name: Name
  }

  private let solver: Solver
  private lazy var sites = Dictionary(grouping: solver.bodies.sites.indices.map(Int32.init)) {
    solver.bodies.sites[Int($0)].template
  }
  private var known: [ObjectIndex: Set<Key>] = [:]

  init(_ solver: Solver) { self.solver = solver }

  /// The cases passed together with a closure or function value, where it is made.
  func keys(of value: ObjectIndex) -> Set<Key> {
    if let found = known[value] { return found }
    var found: Set<Key> = []
    for maker in solver.objects.makers(of: value) { found.formUnion(keys(of: value, in: maker.instance)) }
    known[value] = found
    return found
  }

  private func keys(of value: ObjectIndex, in instance: InstanceIndex) -> Set<Key> {
    let all = sites[solver.instances[instance].template] ?? []
    let handing = all.filter { site in
      solver.bodies.sites[Int(site)].arguments.indices.contains {
        solver.holds(value, at: solver.node(ofArgument: $0, of: site, in: instance))
      }
    }
    return Set(handing.flatMap { cases(handedBy: $0, in: instance) })
  }

  /// The cases among the arguments of a call.
  func cases(handedBy site: Int32, in instance: InstanceIndex) -> [Key] {
    solver.bodies.sites[Int(site)].arguments.indices.flatMap { index -> [Key] in
      solver.objects(at: solver.node(ofArgument: index, of: site, in: instance)).compactMap { object in
        let info = solver.info(of: object)
        guard info.kind == .enumCase, !solver.isFlag(object) else { return nil }
        return Key(type: info.type, name: info.name)
      }
    }
  }
}
