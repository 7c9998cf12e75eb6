import ValueFlow

/// Finds the requesters of a place in a flow's code: the maker of a case that chose the path, or the caller.
final class Askers {
  let solution: Solution
  let owners: CodeOwners
  /// For each flow, the flows that show or start it.
  let parents: [TypeIndex: Set<TypeIndex>]
  /// The screens that each flow shows.
  let screens: [TypeIndex: Set<TypeIndex>]
  /// For each flow, the screens and flows that it shows for cases of its state.
  let shownForCases: [TypeIndex: [Name: Set<TypeIndex>]]
  let links: LinkIndex?
  /// For each link in the body of a view, the flows that its value may ask.
  let linkedFlows: [CodeSpot: Set<TypeIndex>]
  /// The causes of the code in tables.
  let tables: TableCauses?
  let keys: HandlerKeys
  let texts: HandlerTexts
  let waits: Waits
  private(set) lazy var paths = StackPaths(solution, owners)
  /// The publishers by which child flows report.
  lazy var returned = ReturnedPublishers(solution, owners)
  /// The publishers in whose place code goes on with others.
  private(set) lazy var exchanged = ExchangedPublishers(solution, owners)
  /// The links that fit the cases for which code makes what it shows.
  private(set) lazy var fitting = links.map { FittingLinks(solution, $0, owners) }
  /// The cases that code makes of links and puts into a flow's state.
  private lazy var converted = links.map { ConvertedCases(solution, $0) }
  /// The cases by which they answer.
  private(set) lazy var answered = AnsweredCases(solution, owners, waits, parents: parents)
  private(set) lazy var sends = PublisherSends(solution, owners)
  private(set) lazy var sendersOfEvents = MachineEvents(solution: solution).senders()
  private var known: [Asked: Set<Asker>] = [:]
  private var knownCallers: [InstanceIndex: Callers] = [:]
  /// The places whose askers are being searched.
  private var open: Set<FlowPlace> = []
  private var knownAncestors: [TypeIndex: Set<TypeIndex>] = [:]

  /// The paths that some code is seen to choose by a case that it makes.
  private lazy var waysAskedFor = Set(
    solution.openedBlocks.compactMap { opened -> Int64? in
      let cases = solution.chosen(opened.instance, opened.block)
      return cases.contains { solution.objects.makers(of: $0).first != nil }
        ? way(opened.instance, opened.block) : nil
    })

  /// A place in a block, whether the flow ends or goes back there, and what it shows there, if its state says that.
  private struct Asked: Hashable {
    let place: FlowPlace
    let isEnd: Bool
    let target: TypeIndex
    /// The object that is shown, if its cases tell who asks for it; else -1.
    let object: ObjectIndex
  }

  init(
    _ solution: Solution, _ owners: CodeOwners, _ routes: [SeenRoute], links: LinkIndex? = nil,
    tables: TableCauses? = nil
  ) {
    (self.solution, self.owners, self.links, self.tables) = (solution, owners, links, tables)
    (parents, screens) = (routes.parents, routes.screens)
    shownForCases = ShownCases(solution: solution).targets(of: routes)
    linkedFlows = Self.linkedFlows(routes, solution)
    keys = HandlerKeys(solution)
    texts = HandlerTexts(solution)
    waits = Waits(solution, owners)
  }

  /// - Parameter target: what the place has the flow's view show by its state; -1 for anything else.
  /// - Parameter object: the object of that type.
  func askers(
    of place: FlowPlace, isEnd: Bool = false, showing target: TypeIndex = -1, _ object: ObjectIndex? = nil
  ) -> Set<Asker> {
    let patterns = self.patterns(at: place.place, in: place.instance, choosing: [])
    let links = Set(patterns.map { Asker(kind: .link($0), trigger: 0) })
    if !links.isEmpty {
      return isChosenByCase(place.instance, place.block)
        ? links.union(search(place, isEnd, target, object).filter(\.isOnScreen)) : links
    }
    return withLinks(search(place, isEnd, target, object), to: place)
  }

  /// Tells whether a place is reached for a case that code was handed, which may be chosen by a link as well as by a screen.
  func isChosenByCase(_ instance: InstanceIndex, _ block: Int32) -> Bool {
    solution.chosen(instance, block).contains { solution.isHanded($0, to: instance) }
  }

  private func search(
    _ place: FlowPlace, _ isEnd: Bool, _ target: TypeIndex, _ object: ObjectIndex?
  ) -> Set<Asker> {
    let cases = CasesOfTarget(object, solution)
    let key = Asked(
      place: FlowPlace(
        flow: place.flow, instance: place.instance, block: place.block,
        place: waits.isWaiting(place.instance) ? place.place : 0),
      isEnd: isEnd, target: target, object: cases.isEmpty ? -1 : object ?? -1)
    if let found = known[key] { return found }
    var search = AskerSearch(of: place.flow, self, showing: target, for: cases)
    search.run(from: place, isEnd: isEnd)
    known[key] = search.found
    return search.found
  }

  /// The links that make a flow run a place in its code, and its other askers.
  func links(to place: FlowPlace) -> (links: [Asker], others: [Asker]) {
    let key = FlowPlace(flow: place.flow, instance: place.instance, block: place.block, place: 0)
    guard links != nil, open.insert(key).inserted else { return ([], []) }
    defer { open.remove(key) }
    let all = askers(of: place)
    let links = all.filter { if case .link = $0.kind { true } else { false } }
    return (Array(links), Array(all.subtracting(links)))
  }

  /// Tells whether a call in an ancestor's code may be for a flow if a link leads to it, or is for others: `adopt(child, startingWith: link)`.
  func mayTake(_ asker: Asker.Kind, _ flow: TypeIndex, at spot: CodeSpot) -> Bool {
    guard case .link(let pattern) = asker, let types = links?.flows(at: spot, for: pattern) else {
      return true
    }
    return types.isEmpty
      || types.contains {
        solution.program.inherits(flow, from: $0) || solution.program.inherits($0, from: flow)
          || isAncestor($0, of: flow)
      }
  }

  /// Tells whether one flow shows another, or a flow that does, and not the other way round.
  func isAncestor(_ flow: TypeIndex, of child: TypeIndex) -> Bool {
    ancestors(of: child).contains(flow) && !ancestors(of: flow).contains(child)
  }

  private func ancestors(of flow: TypeIndex) -> Set<TypeIndex> {
    if let found = knownAncestors[flow] { return found }
    var found: Set<TypeIndex> = []
    var waiting = [flow]
    while let next = waiting.popLast() {
      waiting += (parents[next] ?? []).filter { found.insert($0).inserted }
    }
    knownAncestors[flow] = found
    return found
  }

  /// Adds the links that lead to a place which the start of its flow reaches, or nobody is seen to: its parent may start it for a link.
  private func withLinks(_ found: Set<Asker>, to place: FlowPlace) -> Set<Asker> {
    guard let links, found.isEmpty || found.contains(where: { $0.kind == .start }) else { return found }
    let spot = CodeSpot(file: solution.template(place.instance).file, place: place.place)
    let cases = cases(ofCall: place.instance)
    return found.union(
      links.patterns(leadingTo: spot, choosing: cases).map { Asker(kind: .link($0), trigger: 0) })
  }

  func callers(of callee: InstanceIndex) -> Callers {
    if let found = knownCallers[callee] { return found }
    let found = findCallers(of: callee)
    knownCallers[callee] = found
    return found
  }

  /// The requesters of a route; of the links that lead there, those whose case the target is made for.
  func askers(of route: SeenRoute) -> Set<Asker> {
    let found = requesters(of: route).union(converting(to: route))
    guard let fitting, found.contains(where: { $0.kind.isLink }) else { return found }
    return fitting.filter(found, to: route)
  }

  /// The links of which code makes the case for which the target is shown.
  private func converting(to route: SeenRoute) -> Set<Asker> {
    guard let converted else { return [] }
    let patterns = converted.links(to: route) { instance in
      switch owners.owner(ofCode: instance) {
      case .nobody: true
      case .flow(let flow): flow == route.flow || isAncestor(flow, of: route.flow)
      case .screens: false
      }
    }
    return Set(patterns.map { Asker(kind: .link($0), trigger: 0) })
  }

  /// The requesters of a route; code outside of the flow that puts a route on its list requests by that route.
  private func requesters(of route: SeenRoute) -> Set<Asker> {
    if route.isSelection { return selecting(route) }
    guard let listed = route.listed else {
      if route.place.linked != 0 { return linking(route.place) }
      if route.isBound {
        let target = route.target.type
        return setting(route.place)
          ?? Set(
            askers(of: route.place, showing: target, route.sight?.object).map(started).map {
              named($0, by: route)
            })
      }
      let found =
        MadeForCases(askers: self).askers(of: route) ?? askersByText(of: route) ?? askers(of: route.place)
      if found.isEmpty, isMadeWithFlow(route) { return [Asker(kind: .start, trigger: 0)] }
      return route.isDescribed ? found.filter { $0.kind != .start } : found
    }
    switch owners.owner(ofCode: route.place.instance) {
    case .screens(let types):
      let name = RouteNaming(solution: solution).trigger(ofListed: listed, verb: route.verb)
      return Set(types.map { Asker(kind: .screen($0), trigger: name) })
    default: return askers(of: route.place)
    }
  }

  /// The askers of a target that a closure makes which is registered by texts; nil if none does.
  private func askersByText(of route: SeenRoute) -> Set<Asker>? {
    guard let object = route.sight?.object else { return nil }
    let texts = texts.texts(making: object)
    guard !texts.isEmpty else { return nil }
    var search = AskerSearch(of: route.flow, self, texts: texts)
    search.run(from: route.place, isEnd: false)
    return withLinks(search.found, to: route.place)
  }

  /// Tells whether a flow makes a screen as the initial value of a property: it is what the flow starts with.
  private func isMadeWithFlow(_ route: SeenRoute) -> Bool {
    guard case .screen = route.target, isInitial(route.place.instance), let sight = route.sight else {
      return false
    }
    return solution.objects.makers(of: sight.object).contains { $0.instance == route.place.instance }
  }

  /// The body of a bound view runs when the flow starts, without a request.
  private func started(_ asker: Asker) -> Asker {
    LibraryMeaning.called.contains(solution.program.name(asker.trigger))
      ? Asker(kind: .start, trigger: 0) : asker
  }

  /// The requesters of an end or a way back; a screen or child flow that reports it must be one of the flow's own.
  func askers(of move: SeenMove) -> Set<Asker> {
    guard move.spoken != 0 else { return askers(of: move.place, isEnd: true) }
    let flow = move.place.flow
    let types = move.screens.isEmpty ? screens(owning: move.place.instance) : move.screens
    let own = types.filter { screens[flow]?.contains($0) ?? false }
    let children = types.filter { owners.isFlow($0) && parents[$0]?.contains(flow) ?? false }
    return Set(
      own.map { Asker(kind: .screen($0), trigger: move.spoken) }
        + children.map { Asker(kind: .flow($0), trigger: move.spoken) })
  }

  private func screens(owning instance: InstanceIndex) -> [TypeIndex] {
    if case .screens(let types) = owners.owner(ofCode: instance) { types } else { [] }
  }

  /// The case by which the calls of a function are told apart, if they are.
  func cases(ofCall instance: InstanceIndex) -> Set<Name> {
    let name = solution.instances[instance].caseName
    return name == 0 ? [] : [name]
  }

  /// The links that lead to a place in the code of an instance.
  func patterns(
    at place: Int32, in instance: InstanceIndex, choosing names: Set<Name>,
    entering callee: InstanceIndex? = nil
  ) -> Set<String> {
    guard let links else { return [] }
    return links.patterns(
      at: CodeSpot(file: solution.template(instance).file, place: place), choosing: names,
      entering: callee.flatMap(function))
  }

  /// The links that are turned into a case which a parser makes that is put together of others.
  func links(making object: ObjectIndex, inPartsBy made: Maker) -> Set<String> {
    let info = solution.info(of: object)
    let spot = CodeSpot(file: solution.template(made.instance).file, place: made.place)
    return links?.patterns(making: info.name, of: info.type, inPartsAt: spot) ?? []
  }

  private func function(of instance: InstanceIndex) -> FunctionIndex? {
    if case .function(let function) = solution.template(instance).kind { function } else { nil }
  }

  /// Tells whether some code is seen to choose a path by a case that it makes, in any instance.
  func isAskedFor(_ instance: InstanceIndex, _ block: Int32) -> Bool {
    waysAskedFor.contains(way(instance, block))
  }

  private func way(_ instance: InstanceIndex, _ block: Int32) -> Int64 {
    Int64(solution.template(instance).id) << 20 | Int64(block)
  }

  /// Tells whether an object is a case of Swift's `Result`, or an error.
  func isAnswer(_ object: ObjectIndex) -> Bool {
    let info = solution.info(of: object)
    return info.type < 0 ? isAnswer(named: info.name) : isError(info.type)
  }

  private func isError(_ type: TypeIndex) -> Bool {
    ["Error", "LocalizedError", "CustomNSError"].contains { owners.roles.inherits(type, $0) }
  }

  func isAnswer(named name: Name) -> Bool { ["success", "failure"].contains(solution.program.name(name)) }

  /// The place where a closure run by a flow's own code was made.
  func making(ofClosure instance: InstanceIndex, by flow: TypeIndex) -> (
    instance: InstanceIndex, block: Int32
  )? {
    let outer = solution.instances[instance].outer
    guard outer >= 0 else { return nil }
    let receiver = solution.receiver(of: outer)
    guard receiver >= 0, solution.info(of: receiver).type == flow else { return nil }
    return (outer, solution.blockMaking(closure: instance))
  }

  /// The name in a call: the function, or the property with the closure.
  func name(of edge: CallerEdge, calling callee: InstanceIndex) -> Name {
    CallNames(solution: solution, owners: owners).name(of: edge, calling: callee)
  }

  /// Tells whether a call passes one of some objects, or a case that contains one.
  func isHanded(_ objects: [ObjectIndex], by edge: CallerEdge, isInside: Bool) -> Bool {
    guard edge.site >= 0, !objects.isEmpty else { return false }
    return solution.bodies.sites[Int(edge.site)].arguments.indices.contains { index in
      let node = solution.node(ofArgument: index, of: edge.site, in: edge.instance)
      // A closure's parameter that others supply may be anything.
      let isOpen = solution.isEmpty(node) && solution.parameter(node, of: edge.instance) != nil
      return isOpen || carries(objects, at: node, depth: isInside ? 2 : 0)
    }
  }

  private func carries(_ objects: [ObjectIndex], at node: NodeIndex, depth: Int) -> Bool {
    if objects.contains(where: { solution.holds($0, at: node) }) { return true }
    guard depth > 0 else { return false }
    return solution.unsortedObjects(at: node).contains { object in
      let kind = solution.info(of: object).kind
      guard kind == .enumCase || kind == .tuple else { return false }
      return solution.fields(of: object).contains { carries(objects, at: $0, depth: depth - 1) }
    }
  }
}
