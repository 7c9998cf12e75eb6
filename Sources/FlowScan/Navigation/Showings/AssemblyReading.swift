import ValueFlow

/// Finds the screens that are made together with their flow, among what is shown.
struct AssemblyReading {
  let plain: Origins
  private var solution: Solution { plain.solution }
  private var owners: CodeOwners { plain.owners }

  /// A flow that shows nothing else is none to users, who only know its screen.
  func screens(among shown: [[Shown]]) -> AssembledScreens {
    let made = flowsByMaker(deciding(among: shown))
    var found = AssembledScreens()
    guard !made.isEmpty else { return found }
    for one in shown.joined() where found.flows[one.object] == nil {
      guard case .screen = one.subject else { continue }
      found.flows[one.object] = flow(of: one, made)
    }
    found.flowsOfTypes = types(of: found.flows, among: shown)
    return found
  }

  private func types(of flows: [ObjectIndex: ObjectIndex], among shown: [[Shown]]) -> [TypeIndex: TypeIndex] {
    var found: [TypeIndex: Set<TypeIndex>] = [:]
    for one in shown.joined() where solution.info(of: one.object).kind == .instance {
      guard case .screen(let type) = one.subject else { continue }
      found[type, default: []].insert(flows[one.object].map { solution.info(of: $0).type } ?? -1)
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { $0.value >= 0 }
  }

  /// The flows that make something that is shown, or other flows.
  private func deciding(among shown: [[Shown]]) -> Set<TypeIndex> {
    var found = Set(shown.joined().flatMap { plain.origins(of: $0.object).map(\.flow) })
    let types = solution.program.types.indices.map(TypeIndex.init)
    for type in types where owners.roles.isFlow(type) {
      found.formUnion(plain.makers(of: type).subtracting([type]))
    }
    return found
  }

  /// For each run of code of nobody, the flows that it makes.
  private func flowsByMaker(_ types: Set<TypeIndex>) -> [InstanceIndex: [ObjectIndex]] {
    var found: [InstanceIndex: [ObjectIndex]] = [:]
    for type in types.sorted() {
      for flow in solution.objects.ofType[type] ?? [] where solution.info(of: flow).kind == .instance {
        for made in solution.objects.makers(of: flow) where plain.isOfNobody(made.instance) {
          found[made.instance, default: []].append(flow)
        }
      }
    }
    return found
  }

  /// The only flow that the code which makes a screen makes beside it, and that keeps its view controller or is kept by it.
  private func flow(of screen: Shown, _ made: [InstanceIndex: [ObjectIndex]]) -> ObjectIndex? {
    let places = assemblies(of: screen.object).filter {
      made[$0] != nil && !(isContainer(screen.object) && gives(screen.object, $0))
    }
    guard !places.isEmpty else { return nil }
    let controllers = ([screen.object] + screen.containers).filter {
      owners.roles.inherits(solution.info(of: $0).type, "UIViewController")
        && !places.isDisjoint(with: assemblies(of: $0))
    }
    let own = Set(places.flatMap { made[$0] ?? [] }).filter { flow in
      controllers.contains { isKept($0, by: flow) || isKept(flow, by: $0) }
    }
    return own.count == 1 ? own.first : nil
  }

  /// Tells whether an object is a container of the app's own, which is a screen of who shows it if a factory returns it beside its flow.
  private func isContainer(_ object: ObjectIndex) -> Bool {
    let type = solution.info(of: object).type
    return owners.roles[type].contains(.container)
      || ["UITabBarController", "UISplitViewController"].contains { owners.roles.inherits(type, $0) }
  }

  /// Tells whether code returns an object, alone or in a tuple.
  private func gives(_ object: ObjectIndex, _ instance: InstanceIndex) -> Bool {
    let result = solution.resultNode(instance)
    let tuples = solution.unsortedObjects(at: result).filter { solution.info(of: $0).kind == .tuple }
    return ([result] + tuples.flatMap(solution.fields)).contains { solution.holds(object, at: $0) }
  }

  /// The code of nobody that makes an object, and what it returns the object to.
  private func assemblies(of object: ObjectIndex) -> Set<InstanceIndex> {
    var found: Set<InstanceIndex> = []
    var waiting = solution.objects.makers(of: object).map { ($0.instance, 0) }
    while let (instance, depth) = waiting.popLast() {
      guard plain.isOfNobody(instance), found.insert(instance).inserted, depth < Self.depth,
        solution.holds(object, at: solution.resultNode(instance))
      else { continue }
      waiting += solution.callers(of: instance).map { ($0.instance, depth + 1) }
    }
    return found
  }

  private static let depth = 3

  /// Tells whether an object keeps another one by strong references, through what is neither a screen nor a flow.
  private func isKept(_ object: ObjectIndex, by keeper: ObjectIndex) -> Bool {
    var seen: Set<ObjectIndex> = [object]
    var waiting = [object]
    while let next = waiting.popLast() {
      for holder in owners.holders(of: next) where !holder.isWeak && seen.insert(holder.object).inserted {
        if holder.object == keeper { return true }
        if !owners.isOwner(solution.info(of: holder.object).type) { waiting.append(holder.object) }
      }
    }
    return false
  }
}
