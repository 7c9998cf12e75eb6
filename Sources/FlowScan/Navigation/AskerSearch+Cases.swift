import ValueFlow

// Who made the cases that chose the way to a block, or by which case somebody asks whom nobody saw make it.
extension AskerSearch {
  /// Goes on from who made the cases that chose the way to a block; nil where all is told by that.
  ///
  /// Gives what else opened the way, so that those alone are asked who handed it over.
  mutating func visitMakers(_ instance: InstanceIndex, _ block: Int32) -> Carried? {
    var carried = Carried()
    var block = block
    while block > 0 {
      let names = caseNames(instance, block)
      if names.count == 1 { choices.formUnion(names) }
      let arrivals = solver.arrivals(instance, block)
      let vague = arrivals.filter { solver.isVague($0) }
      // What a `Result` holds is an answer and no request: who asked for it is who asks.
      let chosen = solver.chosen(instance, block).filter { !askers.isAnswer($0) }
      let read = chosen.filter(isRead)
      let cases = chosen.filter { !read.contains($0) }
      // What may be any case asks for none of those by which others are seen to ask.
      if cases.isEmpty, !vague.isEmpty, !names.isEmpty, askers.isAskedFor(instance, block) { return nil }
      label(names, cases, vague.filter { solver.isHanded($0, to: instance) || looksInside(instance, block) })
      if visit(makersOf: cases) {
        if vague.isEmpty || isSilent { return nil }
        isSilent = true
      }
      if carried.objects.isEmpty {
        carried.objects = vague + read + arrivals.filter { solver.isFlag($0) }
        carried.isInside = looksInside(instance, block)
      }
      block = solver.template(instance).blocks[Int(block)].parent
    }
    return carried
  }

  /// Whether a case only says what a value was read as, and not by a link.
  private func isRead(_ object: ObjectIndex) -> Bool {
    guard solver.isMadeByItsEnum(object) else { return false }
    return solver.objects.makers(of: object).allSatisfy {
      askers.patterns(at: $0.place, in: $0.instance, choosing: choices).isEmpty
    }
  }

  private func looksInside(_ instance: InstanceIndex, _ block: Int32) -> Bool {
    solver.template(instance).blocks[Int(block)].looksInside
  }

  /// What opened a way besides cases that somebody was seen to make.
  struct Carried {
    var objects: [ObjectIndex] = []
    /// Whether it may stand inside of a case.
    var isInside = false
  }

  /// The cases of which each opens the way, but for flags and answers.
  private func caseNames(_ instance: InstanceIndex, _ block: Int32) -> [Name] {
    solver.template(instance).blocks[Int(block)].caseNames.filter {
      !solver.isFlag(named: $0) && !askers.isAnswer(named: $0) && !isNumber($0)
    }
  }

  /// Whether a pattern is `case 2`, which is nobody's request.
  private func isNumber(_ name: Name) -> Bool { solver.program.name(name).first?.isNumber ?? true }

  /// The innermost case says most, also where only what is around it was seen to be made.
  private mutating func label(_ names: [Name], _ cases: [ObjectIndex], _ vague: [ObjectIndex]) {
    let isInside = cases.contains { !names.contains(solver.objects[$0].name) }
    if labels.isEmpty, !vague.isEmpty || isInside { labels = Set(names) }
  }

  private mutating func visit(makersOf cases: [ObjectIndex]) -> Bool {
    var isTold = false
    for object in cases {
      for made in solver.objects.makers(of: object) {
        visit(maker: made, of: object)
        isTold = true
      }
    }
    return isTold
  }

  private mutating func visit(maker made: Maker, of object: ObjectIndex) {
    let name = solver.objects[object].name
    look(at: made.place, in: made.instance)
    if tell(linksTo: made.place, made.instance, name) || tell(tableOf: object, made) { return }
    let owner = askers.owners.owner(ofCode: made.instance)
    if solver.requested.wishes.contains(object), owner.isFlow, owner != .flow(flow) { return noteStart(name) }
    if tell(owner, name) { return }
    visit(made.instance, made.block, trigger: name)
  }

  // MARK: - Links

  /// Notes the links that lead to a place; false where none does.
  mutating func tell(linksTo place: Int32, _ instance: InstanceIndex, _ name: Name) -> Bool {
    let patterns = askers.patterns(at: place, in: instance, choosing: choices)
    for pattern in patterns { note(Asker(kind: .link(pattern), trigger: name)) }
    return !patterns.isEmpty
  }

  /// Notes the links of a table whose rows are made once and for all.
  private mutating func tell(tableOf object: ObjectIndex, _ made: Maker) -> Bool {
    let info = solver.objects[object]
    switch solver.template(made.instance).kind {
    case .value, .script: break
    default: return false
    }
    let patterns = askers.links?.patterns(making: info.name, of: info.type) ?? []
    for pattern in patterns { note(Asker(kind: .link(pattern), trigger: info.name)) }
    return !patterns.isEmpty
  }
}
