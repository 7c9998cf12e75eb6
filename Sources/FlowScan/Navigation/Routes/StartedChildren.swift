import SwiftFacts
import ValueFlow

/// Decides whether a child flow that its maker does not show comes on screen, and how.
///
/// A child with a `start()` that nobody calls is only kept. One that a tab bar controller asks for, with the container to fill, is a tab.
struct StartedChildren {
  let solution: Solution
  let owners: CodeOwners
  /// The flows that code without source receives, other than to store them.
  private let givenAway: Set<ObjectIndex>
  /// The names of the functions without source that are called on an object.
  private let calls: [ObjectIndex: Set<Name>]
  private var roles: TypeRoles { owners.roles }

  init(solution: Solution, owners: CodeOwners) {
    (self.solution, self.owners) = (solution, owners)
    givenAway = Self.givenAway(solution, owners.roles)
    calls = solution.foreign.calls.reduce(into: [:]) { calls, call in
      guard call.receiver >= 0, solution.info(of: call.receiver).kind == .instance else { return }
      calls[call.receiver, default: []].insert(solution.bodies.sites[Int(call.site)].name)
    }
  }

  /// One pass over all calls: a large app has as many as all of its flows together have objects.
  private static func givenAway(_ solution: Solution, _ roles: TypeRoles) -> Set<ObjectIndex> {
    let flows = solution.program.types.indices.map(TypeIndex.init).filter(roles.isFlow)
    var isOfFlow = [Bool](repeating: false, count: solution.objects.count)
    for object in flows.flatMap({ solution.objects.ofType[$0] ?? [] }) { isOfFlow[Int(object)] = true }
    return solution.foreignCalls { !stores(solution.program.name($0.name)) }.reduce(into: []) { given, call in
      for index in solution.bodies.sites[Int(call.site)].arguments.indices {
        let node = solution.node(ofArgument: index, of: call.site, in: call.instance)
        for object in solution.unsortedObjects(at: node) where isOfFlow[Int(object)] { given.insert(object) }
      }
    }
  }

  private func names(ofCallsOn object: ObjectIndex) -> [String] {
    (calls[object] ?? []).map(solution.program.name)
  }

  /// Tells whether a flow comes on screen; one without source must be seen to be started: `child.start()`.
  func isStarted(_ object: ObjectIndex, _ instances: [InstanceIndex]) -> Bool {
    isForeign(object) ? !Self.starting.isDisjoint(with: names(ofCallsOn: object)) : !isIdle(object, instances)
  }

  /// Tells whether a flow is only made and kept.
  func isIdle(_ object: ObjectIndex, _ instances: [InstanceIndex]) -> Bool {
    guard solution.info(of: object).kind == .instance, !isHeldByScreen(object),
      !givenAway.contains(object)
    else {
      return false
    }
    if isForeign(object) { return names(ofCallsOn: object).allSatisfy(Self.isOfList) }
    return hasStart(solution.info(of: object).type) && !instances.contains { isUsed($0, of: object) }
  }

  /// The style of a start: in code that a tab bar controller calls with a container, it fills a tab.
  func style(at place: FlowPlace) -> String {
    fillsTab(place.instance, depth: 0) ? "tab" : "start"
  }

  // MARK: - Started or only kept

  static let starting: Set<String> = ["start", "begin", "launch"]

  private func hasStart(_ type: TypeIndex) -> Bool {
    solution.program.ancestors(type).contains { ancestor in
      solution.program.types[Int(ancestor)].functionOrder.contains { function in
        let info = solution.program.functions[Int(function)]
        return info.body >= 0 && Self.starting.contains(solution.program.name(info.name))
      }
    }
  }

  /// Tells whether other code calls a function of the flow.
  private func isUsed(_ instance: InstanceIndex, of object: ObjectIndex) -> Bool {
    guard case .function(let function) = solution.template(instance).kind,
      solution.program.functions[Int(function)].name != solution.initializerName
    else { return false }
    return solution.callers(of: instance).contains { solution.receiver(of: $0.instance) != object }
  }

  private func isHeldByScreen(_ object: ObjectIndex) -> Bool {
    owners.holders(of: object).contains { roles.isScreen(solution.info(of: $0.object).type) }
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
    solution.program.types[Int(solution.info(of: object).type)].isForeign
  }

  // MARK: - Tabs

  private static let depth = 3

  private func fillsTab(_ instance: InstanceIndex, depth: Int) -> Bool {
    solution.callers(of: instance).contains { edge in
      guard edge.site >= 0 else { return false }
      let receiver = solution.receiver(of: edge.instance)
      guard receiver >= 0, solution.info(of: receiver).type >= 0 else { return false }
      if roles.inherits(solution.info(of: receiver).type, "UITabBarController") {
        return givesContainer(edge)
      }
      return depth < Self.depth && fillsTab(edge.instance, depth: depth + 1)
    }
  }

  private func givesContainer(_ edge: CallerEdge) -> Bool {
    solution.bodies.sites[Int(edge.site)].arguments.indices.contains { index in
      solution.objects(at: solution.node(ofArgument: index, of: edge.site, in: edge.instance)).contains {
        object in
        let type = solution.info(of: object).type
        return type >= 0 && roles[type].contains(.container)
      }
    }
  }
}
