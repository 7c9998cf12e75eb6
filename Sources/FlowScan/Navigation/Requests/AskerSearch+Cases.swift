import SwiftFacts
import ValueFlow

// Finds the makers of the cases that opened a block, or else the cases by which it is requested.
extension AskerSearch {
  /// Continues from the makers of the cases that opened a block; nil if these explain it completely.
  ///
  /// Returns the other objects that opened it, so that only code that passes these counts as a requester.
  mutating func visitMakers(_ instance: InstanceIndex, _ block: Int32) -> Carried? {
    var carried = Carried()
    var block = block
    if !isChosenByState(instance, block) { choices.formUnion(askers.cases(ofCall: instance)) }
    while block > 0 {
      let names = caseNames(instance, block)
      if names.count == 1 { choices.formUnion(names + outerCaseNames(instance, block)) }
      let arrivals = solution.arrivals(instance, block)
      var vague = arrivals.filter { solution.isVague($0) }
      if isStateOfModel(instance, block) || isModeOfFlow(instance, block) {
        block = solution.template(instance).blocks[Int(block)].parent
        continue
      }
      let chosen = solution.chosen(instance, block).filter {
        !isAnswer($0, at: instance, block) && !isOmitted($0, in: instance)
      }
      let read = chosen.filter { isAnswer($0, to: instance, block) }
      let cases = solution.sent(chosen.filter { !read.contains($0) }, to: instance, block)
      if !cases.isEmpty, vague.isEmpty, cases.allSatisfy(solution.isUnmade) { return nil }
      // A value that may be any case is not a request for those that other code requests.
      if cases.isEmpty, !vague.isEmpty, !names.isEmpty, askers.isAskedFor(instance, block) { return nil }
      label(
        told(names, by: cases, instance, block), cases,
        (vague + read.filter(isConstant)).filter {
          solution.isHanded($0, to: instance) || looksInside(instance, block)
        })
      // A list of all cases, from which somebody chooses, asks for each of them like code that makes the case.
      let listed = read.filter(solution.isOneOfAll)
      let isTold = visit(makersOf: cases, for: instance)
      // A stand-in for a case that came later, from a screen, says nothing.
      if isTold, solution.isOpenedEarly(instance, block), cases.allSatisfy(isMadeByOneScreen) {
        vague.removeAll { solution.info(of: $0).kind == .unknown }
      }
      if isTold, listed.isEmpty {
        if vague.isEmpty || isSilent { return nil }
        isSilent = true
      }
      if carried.objects.isEmpty {
        carried.objects =
          isTold && !listed.isEmpty ? listed : vague + read + arrivals.filter { solution.isFlag($0) }
        carried.isInside = looksInside(instance, block)
      }
      block = solution.template(instance).blocks[Int(block)].parent
    }
    return carried
  }

  /// Tells whether a case stands in a table that the code writes out, from which somebody chooses it.
  private func isConstant(_ object: ObjectIndex) -> Bool {
    let makers = Array(solution.objects.makers(of: object))
    return !makers.isEmpty && makers.allSatisfy { solution.isSharedValue($0.instance) }
  }

  /// Tells whether a case is only what a parameter has if a call omits it, so that whoever calls asks: `style: Style = .push`.
  private func isOmitted(_ object: ObjectIndex, in instance: InstanceIndex) -> Bool {
    let makers = Array(solution.objects.makers(of: object))
    return !makers.isEmpty
      && makers.allSatisfy { made in
        guard case .standard(let function, _) = solution.template(made.instance).kind else { return false }
        return solution.program.functions[Int(function)].owner == solution.template(instance).owner
          && solution.program.functions[Int(function)].name != solution.initializerName
      }
  }

  /// Tells whether a case that the code tests itself chose a path, other than one that it was handed.
  private func isChosenByState(_ instance: InstanceIndex, _ block: Int32) -> Bool {
    var block = block
    while block > 0 {
      let chosen = solution.chosen(instance, block)
      if chosen.isEmpty
        ? !caseNames(instance, block).isEmpty
        : !chosen.contains(where: { solution.isHanded($0, to: instance) })
      {
        return true
      }
      block = solution.template(instance).blocks[Int(block)].parent
    }
    return false
  }

  func looksInside(_ instance: InstanceIndex, _ block: Int32) -> Bool {
    solution.template(instance).blocks[Int(block)].looksInside
  }

  /// The objects that opened a block, other than cases with a known maker.
  struct Carried {
    var objects: [ObjectIndex] = []
    /// Whether one may be an associated value of a case.
    var isInside = false
  }

  /// The cases that open the block, except flags and answers.
  private func caseNames(_ instance: InstanceIndex, _ block: Int32) -> [Name] {
    solution.template(instance).blocks[Int(block)].caseNames.filter {
      !solution.isFlag(named: $0) && !(askers.isAnswer(named: $0) && isOfResult(instance, block))
        && !isNumber($0)
    }
  }

  /// The only case that opens the block.
  func caseName(choosing block: Int32, in instance: InstanceIndex) -> Name? {
    let names = block > 0 ? caseNames(instance, block) : []
    return names.count == 1 ? names[0] : nil
  }

  /// Tells whether a path is one of those for Swift's `Result`, or may be: a page of the app's own may be called `success`, too.
  func isOfResult(_ instance: InstanceIndex, _ block: Int32) -> Bool {
    solution.template(instance).caseNames(testedWith: block).allSatisfy(askers.isAnswer(named:))
  }

  private func isAnswer(_ object: ObjectIndex, at instance: InstanceIndex, _ block: Int32) -> Bool {
    askers.isAnswer(object) && (solution.info(of: object).type >= 0 || isOfResult(instance, block))
  }

  /// The cases around those that open the block: `account` of `case .account(.orders)`.
  private func outerCaseNames(_ instance: InstanceIndex, _ block: Int32) -> [Name] {
    solution.template(instance).blocks[Int(block)].outerCaseNames.filter {
      !(askers.isAnswer(named: $0) && isOfResult(instance, block))
    }
  }

  /// The names by which a path is requested: of one that tests several values, those of the cases that code sends.
  private func told(
    _ names: [Name], by cases: [ObjectIndex], _ instance: InstanceIndex, _ block: Int32
  ) -> [Name] {
    let block = solution.template(instance).blocks[Int(block)]
    guard block.testsSeveral else { return names }
    let sent = block.allCaseNames.filter { name in cases.contains { solution.info(of: $0).name == name } }
    return sent.isEmpty ? names : sent
  }

  /// Tells whether a pattern is a number, as in `case 2`, which is not a request.
  private func isNumber(_ name: Name) -> Bool { solution.program.name(name).first?.isNumber ?? true }

  /// Records the innermost case, the most specific, even if only the outer one has a known maker.
  private mutating func label(_ names: [Name], _ cases: [ObjectIndex], _ vague: [ObjectIndex]) {
    let isInside = cases.contains { !names.contains(solution.info(of: $0).name) }
    if labels.isEmpty, !vague.isEmpty || isInside { labels = Set(names) }
  }

  private mutating func visit(makersOf cases: [ObjectIndex], for instance: InstanceIndex) -> Bool {
    var isTold = false
    for object in askedFor(cases) where !askers.paths.isElsewhere(object, than: flow) {
      for made in callingMakers(of: object, instance) {
        visit(maker: made, of: object)
        isTold = true
      }
    }
    return isTold || cases.contains { askers.paths.isElsewhere($0, than: flow) }
  }

  /// The cases without those that code only makes when it runs for a request that nobody is seen to make, if there are others.
  private func askedFor(_ cases: [ObjectIndex]) -> [ObjectIndex] {
    let asked = cases.filter { object in
      !solution.objects.makers(of: object).allSatisfy { solution.isUnasked($0.instance) }
    }
    return asked.isEmpty ? cases : asked
  }

  /// The makers of a case for which code runs; of code that runs for several cases of another parameter, only the run counts that calls
  /// it, or that it calls: `func show(_ page: Page) { show(page, as: .push) }`, `switch style(of: page) { … }`.
  private func callingMakers(of object: ObjectIndex, _ instance: InstanceIndex) -> [Maker] {
    let all = Array(solution.objects.makers(of: object))
    guard all.count > 1 else { return all }
    let calling = Set(solution.callers(of: instance).filter { $0.kind == .call }.map(\.instance))
    let near = Set(
      all.map(\.instance).filter { calling.contains($0) || isReturned(object, by: $0, to: instance) })
    let templates = Set(near.map { solution.instances[$0].template })
    return all.filter {
      near.contains($0.instance) || !templates.contains(solution.instances[$0.instance].template)
    }
  }

  /// Tells whether code that runs for a case returns one that it makes to an instance, directly or through functions between them.
  private func isReturned(_ object: ObjectIndex, by maker: InstanceIndex, to instance: InstanceIndex) -> Bool
  {
    guard solution.instances[maker].caseName != 0 else { return false }
    var waiting = [(maker, 0)]
    while let (next, depth) = waiting.popLast() {
      guard depth < 4, solution.holds(object, at: solution.resultNode(next)) else { continue }
      for edge in solution.callers(of: next) where edge.kind == .call {
        if edge.instance == instance { return true }
        waiting.append((edge.instance, depth + 1))
      }
    }
    return false
  }

  private mutating func visit(maker made: Maker, of object: ObjectIndex) {
    let name = solution.info(of: object).name
    if let step = step(to: object, made) {
      let earlier = before
      defer { before = earlier }
      before = Set(step.previous.map { solution.info(of: $0).name })
      return visit(made.instance, step.block, at: made.place, trigger: name)
    }
    if let value = value(with: made.instance) {
      let first = FirstValue(solution: solution, instance: made.instance)
      for made in solution.objects.makers(of: value) where !first.isReplaced(in: value, by: made) {
        visit(maker: made, of: object)
      }
      return
    }
    look(at: made.place, in: made.instance)
    let links = LeadingLinks(askers: askers, choices: choices)
    if tell(links.patterns(inPartsMaking: object, made), name)
      || tell(linksTo: made.place, made.instance, name)
      || tell(links.patterns(inTableOf: object, made), name)
      || tell(links.patterns(convertedBy: made), name) || links.leadOnlyToOthers(made)
    {
      return
    }
    if visitFetching(of: made.instance, name) { return }
    let owner = askers.owners.owner(ofCode: made.instance)
    if solution.requested.wishes.contains(object), owner.isFlow, owner != .flow(flow) {
      return noteStart(name)
    }
    if noteLinks(of: owner, made.instance, made.block, made.place)
      || noteChildren(endingBy: object, of: owner)
    {
      return
    }
    if let child = child(answeringBy: object, of: owner) { return note(.flow(child), name) }
    if owner.isOfScreens, isInitialState(object, madeBy: made.instance) { return noteStart(name) }
    if isFirstStep(name, of: made) { return noteStart(name) }
    let callers = askers.screens(calling: made.instance, of: owner)
    if !isGivenAway(made.instance, by: owner), !isRunByScreen(made.instance, of: owner),
      !solution.isInitialRequest(made.instance),
      !isAnswer(made, heldBy: owner),
      callers.map({ !$0.isEmpty }) ?? true,
      tell(callers.map { .screens($0) } ?? owner, name)
    {
      return
    }
    let labelsBefore = labels
    defer { labels = labelsBefore }
    if labels.isEmpty, callers != nil || solution.isMessageName(object) { labels = [name] }
    let block = CaseSteps(solution).block(making: name, made)
    visit(made.instance, block, at: made.place, trigger: name)
  }

  /// Tells whether a flow's own state begins with a case for which it shows something: `private var step = Step.amount`.
  private func isFirstStep(_ name: Name, of made: Maker) -> Bool {
    askers.isInitial(made.instance) && solution.receiverType(of: made.instance) == flow
      && askers.shownForCases[flow]?[name] != nil
  }

  /// The step from other cases of the flow's state to one that code makes for them, if the flow shows something for them and no screen
  /// names them itself.
  private func step(to object: ObjectIndex, _ made: Maker) -> CaseSteps.Step? {
    CaseSteps(solution).step(to: object, made).flatMap { isOfState($0) ? $0 : nil }
  }

  /// The step from the cases of the flow's state for which code takes a path, such as to the end.
  func step(before block: Int32, in instance: InstanceIndex) -> CaseSteps.Step? {
    CaseSteps(solution).step(before: block, in: instance).flatMap { isOfState($0) ? $0 : nil }
  }

  private func isOfState(_ step: CaseSteps.Step) -> Bool {
    guard let shown = askers.shownForCases[flow] else { return false }
    return step.previous.contains { shown[solution.info(of: $0).name] != nil }
      && !step.previous.contains(where: isMadeByScreen)
  }

  private func isMadeByScreen(_ object: ObjectIndex) -> Bool {
    solution.objects.makers(of: object).contains { askers.owners.owner(ofCode: $0.instance).isOfScreens }
  }

  /// The value with whose properties code makes a case: `state = NavigationState()` sets what that has at first.
  private func value(with instance: InstanceIndex) -> ObjectIndex? {
    guard let object = solution.made(with: instance) else { return nil }
    let type = solution.info(of: object).type
    let isValue = type >= 0 && solution.program.types[Int(type)].kind == .struct
    return isValue && !askers.owners.roles.isScreen(type) && !askers.owners.isFlow(type) ? object : nil
  }

  /// Tells whether a case is what the state of an object begins with that no screen makes, such as a service: no screen asks by it.
  private func isInitialState(_ object: ObjectIndex, madeBy instance: InstanceIndex) -> Bool {
    let service = solution.receiver(of: instance)
    guard service >= 0, !askers.owners.isOwner(solution.info(of: service).type),
      askers.isInitial(instance) || solution.functionName(of: instance) == solution.initializerName
    else { return false }
    let makers = Array(solution.objects.makers(of: service))
    return !makers.isEmpty && !makers.contains { askers.owners.owner(ofCode: $0.instance).isOfScreens }
      && (isValueOfVariable(instance)
        || solution.calls(of: instance).contains { isPublished(object, by: $0, in: instance) })
  }

  /// Tells whether an instance computes the initial value of a variable, which is a case: `var phase = Phase.loading`.
  private func isValueOfVariable(_ instance: InstanceIndex) -> Bool {
    guard case .value(let property) = solution.template(instance).kind else { return false }
    let info = solution.program.properties[Int(property)]
    return !info.flags.contains(.isConstant)
      && solution.program.written(info.value, in: info.file)?.caseName != nil
  }

  /// Tells whether a call makes a publisher that begins with a case, or sends the case through one; the cases in a list are what others
  /// choose from.
  private func isPublished(_ object: ObjectIndex, by site: Int32, in instance: InstanceIndex) -> Bool {
    let call = solution.bodies.sites[Int(site)]
    let nodes = [solution.resultNode(of: site, in: instance), solution.node(ofBaseOf: site, in: instance)]
    guard
      nodes.compactMap({ $0 }).flatMap({ solution.unsortedObjects(at: $0) }).contains(
        where: solution.isChannel),
      case .call(_, let written)? = solution.program.written(call.node, in: solution.template(instance).file)?
        .form
    else { return false }
    return zip(call.arguments.indices, written).contains { index, argument in
      !argument.value.isList
        && solution.holds(object, at: solution.node(ofArgument: index, of: site, in: instance))
    }
  }

  /// Tells whether an object that a screen holds makes a case for another one that it was sent, as a state machine does.
  private func isAnswer(_ made: Maker, heldBy owner: CodeOwners.Owner) -> Bool {
    guard case .screens(let screens) = owner, let type = solution.receiverType(of: made.instance),
      !screens.contains(type), solution.template(made.instance).blocks[Int(made.block)].testsSeveral
    else { return false }
    return solution.chosen(made.instance, made.block).contains { object in
      solution.objects.makers(of: object).contains { solution.receiverType(of: $0.instance) != type }
    }
  }

  /// Tells whether one screen's code is a closure that another screen runs: `PhotosView(onInfo: { coordinator.path.append(.info) })`.
  private func isGivenAway(_ instance: InstanceIndex, by owner: CodeOwners.Owner) -> Bool {
    guard case .screens(let own) = owner, let closure = solution.closure(of: instance) else { return false }
    return askers.owners.holders(of: closure).contains { holder in
      guard case .screens(let types) = askers.owners.owner(of: holder.object) else { return false }
      return Set(types).isDisjoint(with: own)
    }
  }

  // MARK: - Links

  /// Records the links that lead to a place; returns false if none does.
  mutating func tell(
    linksTo place: Int32, _ instance: InstanceIndex, _ name: Name, entering callee: InstanceIndex? = nil
  ) -> Bool {
    let spot = CodeSpot(file: solution.template(instance).file, place: place)
    return tell(
      askers.patterns(at: place, in: instance, choosing: choices, entering: callee).filter {
        askers.mayTake(.link($0), flow, at: spot)
      }, name)
  }

  /// Records links; returns false if there are none.
  private mutating func tell(_ patterns: Set<String>, _ name: Name) -> Bool {
    for pattern in patterns { note(Asker(kind: .link(pattern), trigger: name)) }
    return !patterns.isEmpty
  }

  /// Records the links for which code passes a function by its name, as in `register("cart", handler: showCart)`; returns whether there is one.
  mutating func tell(linksPassing callee: InstanceIndex, to edge: CallerEdge) -> Bool {
    guard edge.kind == .call, edge.site >= 0, solution.closure(of: callee) == nil,
      let function = solution.value(of: callee)
    else { return false }
    let name = solution.functionName(of: callee)
    guard solution.bodies.sites[Int(edge.site)].name != name else { return false }
    return solution.objects.makers(of: function).reduce(false) { isTold, made in
      tell(linksTo: made.place, made.instance, name) || isTold
    }
  }
}
