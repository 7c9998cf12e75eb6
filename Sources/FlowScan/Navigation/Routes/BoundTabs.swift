import SwiftFacts
import ValueFlow

/// Tabs that code selects by the value that they are bound to: `TabView(selection: $flow.tab)`.
struct BoundTabs {
  let solution: Solution
  let bound: BoundFlows
  let showings: [Showing]

  init(solution: Solution, roles: TypeRoles, showings: [Showing]) {
    (self.solution, self.showings) = (solution, showings)
    bound = BoundFlows(solution: solution, roles: roles, showings: showings)
  }

  func selections(of tabs: [SeenRoute]) -> [SeenRoute] {
    let selecting = showings.filter { $0.style == "tab" && $0.site >= 0 }.flatMap { bound.bindings(at: $0) }
    if selecting.isEmpty { return [] }
    let marked = markedObjects()
    return solution.stores.flatMap { store -> [SeenRoute] in
      guard solution.isActive(store.instance, block: store.block),
        let binding = selecting.first(where: { isSet($0, by: store) })
      else { return [] }
      let flow = solution.info(of: binding.flow).type
      if let literal = solution.written(store).flatMap(literal) {
        let place = FlowPlace(flow: flow, instance: store.instance, block: store.block, place: store.place)
        return tabs.filter { $0.flow == flow && $0.isIn(marked[literal] ?? []) }.map {
          $0.selected(at: place, by: store.name)
        }
      }
      let cases = Dictionary(grouping: solution.objects(at: store.value)) { solution.info(of: $0).name }
      return cases.sorted { $0.key < $1.key }.flatMap { name, cases in
        let places = solution.places(ofCases: cases, for: flow, or: store)
        return tabs.filter { $0.flow == flow && $0.isIn(marked[name] ?? []) }.flatMap { tab in
          places.map { tab.selected(at: $0, by: name) }
        }
      }
    }
  }

  private func isSet(_ binding: BoundFlows.Binding, by store: PendingStore) -> Bool {
    binding.property == store.name && solution.holds(binding.owner, at: store.base)
      && bound.sets(binding, in: store.instance)
  }

  /// A number or text as written.
  private func literal(_ code: Written) -> Name? {
    if case .literal(let name) = code.form { return solution.isFlag(named: name) ? nil : name }
    return code.textParts.flatMap { $0.count == 1 ? $0[0] : nil }.flatMap(solution.program.names.known)
  }

  /// For each case, number or text, the views that stand for it: `ProfileView().tag(Tab.profile)`, `ProfileView().tag(1)`,
  /// `Tab("Profile", value: Tab.profile) { … }`.
  private func markedObjects() -> [Name: Set<ObjectIndex>] {
    var found: [Name: Set<ObjectIndex>] = [:]
    for call in solution.foreignCalls(where: { mark($0) != nil }) where call.receiver >= 0 {
      let site = solution.bodies.sites[Int(call.site)]
      guard let argument = mark(site) else { continue }
      if let literal = literal(ofArgument: argument, of: site, in: call.instance) {
        found[literal, default: []].formUnion(content(of: call.receiver))
        continue
      }
      let cases = solution.objects(at: solution.node(ofArgument: argument, of: call.site, in: call.instance))
        .filter { solution.info(of: $0).kind == .enumCase }.map { solution.info(of: $0).name }
      let own = Set(cases).count > 1 ? choosing(call.receiver) : []
      let content = content(of: call.receiver)
      for name in own.isEmpty ? Set(cases) : own.intersection(cases) {
        found[name, default: []].formUnion(content)
      }
    }
    return found
  }

  private func literal(ofArgument index: Int, of site: CallSite, in instance: InstanceIndex) -> Name? {
    let code = solution.program.written(site.node, in: solution.template(instance).file)
    guard case .call(_, let arguments)? = code?.form, arguments.indices.contains(index) else { return nil }
    return literal(arguments[index].value)
  }

  /// An object and those in its content, such as the stack in a tab.
  private func content(of object: ObjectIndex) -> Set<ObjectIndex> {
    var found: Set<ObjectIndex> = [object]
    var open = [object]
    while let next = open.popLast() {
      let isClosure = solution.info(of: next).kind == .closure
      let inside =
        isClosure
        ? solution.knownInstances(ofClosure: next).map(solution.resultNode)
        : solution.knownContent(next).map { [$0] } ?? []
      open += inside.flatMap { solution.objects(at: $0) }.filter { found.insert($0).inserted }
    }
    return found
  }

  private func mark(_ site: CallSite) -> Int? {
    switch solution.program.name(site.name) {
    case "tag": site.arguments.indices.first
    case "Tab": site.arguments.firstIndex { solution.program.name($0.label) == "value" }
    default: nil
    }
  }

  /// The cases for which code makes an object.
  private func choosing(_ object: ObjectIndex) -> Set<Name> {
    solution.objects.makers(of: object).reduce(into: []) { found, made in
      let key = solution.instances[made.instance].caseName
      if key != 0 { found.insert(key) }
      var block = made.block
      while block > 0 {
        found.formUnion(solution.template(made.instance).blocks[Int(block)].caseNames)
        block = solution.template(made.instance).blocks[Int(block)].parent
      }
    }
  }
}
