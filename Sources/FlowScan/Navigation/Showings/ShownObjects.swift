import ValueFlow

/// Looks through containers, wrappers and closures for the screens and flows that are shown.
struct ShownObjects {
  let solution: Solution
  let roles: TypeRoles
  private let memory = Memory()

  func shown(at nodes: [NodeIndex]) -> [Shown] {
    var look = Look(solution: solution, roles: roles, memory: memory)
    memory.begin(solution.objects.count)
    for node in nodes { look.look(at: node, through: []) }
    return look.found
  }

  /// Tells whether a node has a target that is not vague, without looking for all of them.
  func showsTarget(at node: NodeIndex) -> Bool {
    if let known = memory.targets[node] { return known }
    var look = Look(solution: solution, roles: roles, memory: memory, endsAtTarget: true)
    memory.begin(solution.objects.count)
    look.look(at: node, through: [])
    memory.targets[node] = look.isEnough
    return look.isEnough
  }

  /// The results that looks share: in a large app, thousands of them see the same objects.
  private final class Memory {
    private var sorted: [NodeIndex: [ObjectIndex]] = [:]
    /// For nodes, whether they have a target that is not vague.
    var targets: [NodeIndex: Bool] = [:]
    private var paths: Set<[ObjectIndex]> = []
    /// The number of the look that saw an object last.
    private var seen: [Int32] = []
    private var number: Int32 = 0

    func begin(_ count: Int) {
      number += 1
      if seen.count < count { seen += Array(repeating: 0, count: count - seen.count) }
    }

    func objects(at node: NodeIndex, _ solution: Solution) -> [ObjectIndex] {
      if let known = sorted[node] { return known }
      let objects = solution.objects(at: node)
      sorted[node] = objects
      return objects
    }

    /// The containers around the content of one, as an array that all looks share.
    func path(_ containers: [ObjectIndex], into object: ObjectIndex) -> [ObjectIndex] {
      paths.insert(containers + [object]).memberAfterInsert
    }

    /// Tells whether the current look sees an object for the first time.
    func see(_ object: ObjectIndex) -> Bool {
      if seen[Int(object)] == number { return false }
      seen[Int(object)] = number
      return true
    }
  }

  private struct Look {
    let solution: Solution
    let roles: TypeRoles
    let memory: Memory
    /// Whether one target that is not vague is enough.
    var endsAtTarget = false
    private(set) var isEnough = false
    private(set) var found: [Shown] = []

    init(solution: Solution, roles: TypeRoles, memory: Memory, endsAtTarget: Bool = false) {
      (self.solution, self.roles, self.memory, self.endsAtTarget) = (solution, roles, memory, endsAtTarget)
    }

    mutating func look(at node: NodeIndex, through containers: [ObjectIndex]) {
      for object in memory.objects(at: node, solution) where !isEnough { look(object, through: containers) }
    }

    private mutating func look(_ object: ObjectIndex, through containers: [ObjectIndex]) {
      guard !isEnough, memory.see(object) else { return }
      let info = solution.info(of: object)
      switch info.kind {
      case .closure:
        for instance in solution.knownInstances(ofClosure: object) { look(in: instance, through: containers) }
      case .method:
        for instance in solution.knownInstances(ofMethod: object) { look(in: instance, through: containers) }
      case .enumCase where info.type >= 0 && roles.inherits(info.type, "View"):
        look(object, of: info.type, through: containers)
      case .tuple, .enumCase:
        for node in solution.fields(of: object) { look(at: node, through: containers) }
      case .instance, .some:
        guard info.type >= 0 else { return }
        look(object, of: info.type, through: containers)
      default: return
      }
    }

    /// Looks at what code returns, or at what a container hands it to put other views around.
    private mutating func look(in instance: InstanceIndex, through containers: [ObjectIndex]) {
      let decorated = containers.isEmpty ? nil : solution.decorated(by: instance)
      look(at: decorated ?? solution.resultNode(instance), through: containers)
    }

    private mutating func note(
      _ subject: Shown.Subject, _ object: ObjectIndex, through containers: [ObjectIndex]
    ) {
      found.append(Shown(subject: subject, object: object, containers: containers))
      if endsAtTarget, !subject.isVague { isEnough = true }
    }

    private mutating func look(
      _ object: ObjectIndex, of type: TypeIndex, through containers: [ObjectIndex]
    ) {
      if roles.isFlow(type) { return note(.flow(object), object, through: containers) }
      if roles[type].contains(.system) { return note(.system(type), object, through: containers) }
      let isForeign = solution.program.types[Int(type)].isForeign
      if roles[type].contains(.container) {
        // An empty container of the app's own shows nothing by itself.
        if lookInside(object, through: containers) || isForeign || roles.onlyHolds(type) { return }
      }
      if let body = roles.choiceBody(type),
        lookInside(body, of: object, through: containers) || isChosen(body, ofOtherThan: object, type)
      {
        return
      }
      let wrapped = WrappedViews(solution: solution, roles: roles).views(in: object)
      if !wrapped.isEmpty {
        for view in wrapped { look(view, through: containers) }
        return
      }
      if lookAtFlow(hostedBy: object, of: type, through: containers) { return }
      if !isForeign, roles.isScreen(type) { return note(.screen(type), object, through: containers) }
      guard isForeign, !lookInside(object, through: containers), roles.isScreen(type) else { return }
      note(.vague(type), object, through: containers)
    }

    /// Looks at what a view chooses; returns whether anything was found.
    private mutating func lookInside(
      _ body: PropertyIndex, of object: ObjectIndex, through containers: [ObjectIndex]
    ) -> Bool {
      guard let result = solution.knownResult(of: body, of: object) else { return false }
      let before = found.count
      look(at: result, through: containers)
      return found.count > before
    }

    /// Tells whether other views of a type choose something, so that nobody sees one without a case as a screen.
    private func isChosen(_ body: PropertyIndex, ofOtherThan object: ObjectIndex, _ type: TypeIndex) -> Bool {
      solution.objects.ofType[type]?.contains { other in
        guard other != object, let result = solution.knownResult(of: body, of: other) else { return false }
        return !solution.unsortedObjects(at: result).isEmpty
      } ?? false
    }

    /// Looks at the flow that a view controller is made around; returns whether there is one.
    private mutating func lookAtFlow(
      hostedBy object: ObjectIndex, of type: TypeIndex, through containers: [ObjectIndex]
    ) -> Bool {
      guard let name = roles.hosted(by: type), let node = solution.knownField(object, name) else {
        return false
      }
      let before = found.count
      look(at: node, through: memory.path(containers, into: object))
      return found.count > before
    }

    /// Looks inside an object; returns whether anything was found.
    private mutating func lookInside(_ object: ObjectIndex, through containers: [ObjectIndex]) -> Bool {
      guard let content = solution.knownContent(object) else { return false }
      let before = found.count
      look(at: content, through: memory.path(containers, into: object))
      return found.count > before
    }
  }
}
