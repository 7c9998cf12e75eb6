import SwiftFacts
import ValueFlow

/// Decides whether a child flow that its maker does not show comes on screen, and how.
///
/// A child with a `start()` that nobody calls is only kept. One that a tab bar controller asks for, with the container to fill, is a tab.
struct StartedChildren {
  let solver: Solver
  let owners: CodeOwners
  /// The flows that code without source receives, other than to store them.
  private let givenAway: Set<ObjectIndex>
  /// The names of the functions without source that are called on an object.
  private let calls: [ObjectIndex: Set<String>]
  private var roles: TypeRoles { owners.roles }

  init(solver: Solver, owners: CodeOwners) {
    (self.solver, self.owners) = (solver, owners)
    givenAway = Self.givenAway(solver, owners.roles)
    calls = solver.foreign.calls.reduce(into: [:]) { calls, call in
      guard call.receiver >= 0, solver.info(of: call.receiver).kind == .instance else { return }
      calls[call.receiver, default: []].insert(Self.name(of: call, solver))
    }
  }

  /// One pass over all calls: a large app has as many as all of its flows together have objects.
  private static func givenAway(_ solver: Solver, _ roles: TypeRoles) -> Set<ObjectIndex> {
    let flows = solver.program.types.indices.map(TypeIndex.init).filter(roles.isFlow)
    let objects = Set(flows.flatMap { solver.objects.ofType[$0] ?? [] })
    return solver.foreign.calls.reduce(into: []) { given, call in
      guard !stores(name(of: call, solver)) else { return }
      for index in solver.bodies.sites[Int(call.site)].arguments.indices {
        let node = solver.node(ofArgument: index, of: call.site, in: call.instance)
        given.formUnion(solver.unsortedObjects(at: node).lazy.filter(objects.contains))
      }
    }
  }

  private static func name(of call: ForeignCall, _ solver: Solver) -> String {
    solver.program.name(solver.bodies.sites[Int(call.site)].name)
  }

  /// Tells whether a flow comes on screen; one without source must be seen to be started: `child.start()`.
  func isStarted(_ object: ObjectIndex, _ instances: [InstanceIndex]) -> Bool {
    isForeign(object) ? !Self.starting.isDisjoint(with: calls[object] ?? []) : !isIdle(object, instances)
  }

  /// Tells whether a flow is only made and kept.
  func isIdle(_ object: ObjectIndex, _ instances: [InstanceIndex]) -> Bool {
    guard solver.info(of: object).kind == .instance, !isHeldByScreen(object),
      !givenAway.contains(object)
    else {
      return false
    }
    if isForeign(object) { return (calls[object] ?? []).allSatisfy(Self.isOfList) }
    return hasStart(solver.info(of: object).type) && !instances.contains { isUsed($0, of: object) }
  }

  /// The style of a start: in code that a tab bar controller calls with a container, it fills a tab.
  func style(at place: FlowPlace) -> String {
    fillsTab(place.instance, depth: 0) ? "tab" : "start"
  }

  // MARK: - Started or only kept

  static let starting: Set<String> = ["start", "begin", "launch"]

  private func hasStart(_ type: TypeIndex) -> Bool {
    solver.program.ancestors(type).contains { ancestor in
      solver.program.types[Int(ancestor)].functionOrder.contains { function in
        let info = solver.program.functions[Int(function)]
        return info.body >= 0 && Self.starting.contains(solver.program.name(info.name))
      }
    }
  }

  /// Tells whether other code calls a function of the flow.
  private func isUsed(_ instance: InstanceIndex, of object: ObjectIndex) -> Bool {
    guard case .function(let function) = solver.template(instance).kind,
      solver.program.functions[Int(function)].name != solver.initializerName
    else { return false }
    return solver.callers(of: instance).contains { solver.receiver(of: $0.instance) != object }
  }

  private func isHeldByScreen(_ object: ObjectIndex) -> Bool {
    owners.holders(of: object).contains { roles.isScreen(solver.info(of: $0.object).type) }
  }

  /// Tells whether a function is one of the list that holds an object, which the analysis sees through.
  private static func isOfList(_ name: String) -> Bool {
    stores(name)
      || ["remove", "filter", "contains", "first", "last", "drop", "for"].contains { name.hasPrefix($0) }
  }

  private static func stores(_ name: String) -> Bool {
    ["store", "add", "append", "insert", "keep", "retain"].contains { name.hasPrefix($0) }
  }

  private func isForeign(_ object: ObjectIndex) -> Bool {
    solver.program.types[Int(solver.info(of: object).type)].isForeign
  }

  // MARK: - Tabs

  private static let depth = 3

  private func fillsTab(_ instance: InstanceIndex, depth: Int) -> Bool {
    solver.callers(of: instance).contains { edge in
      guard edge.site >= 0 else { return false }
      let receiver = solver.receiver(of: edge.instance)
      guard receiver >= 0, solver.info(of: receiver).type >= 0 else { return false }
      if roles.inherits(solver.info(of: receiver).type, "UITabBarController") { return givesContainer(edge) }
      return depth < Self.depth && fillsTab(edge.instance, depth: depth + 1)
    }
  }

  private func givesContainer(_ edge: CallerEdge) -> Bool {
    solver.bodies.sites[Int(edge.site)].arguments.indices.contains { index in
      solver.objects(at: solver.node(ofArgument: index, of: edge.site, in: edge.instance)).contains {
        object in
        let type = solver.info(of: object).type
        return type >= 0 && roles[type].contains(.container)
      }
    }
  }
}
