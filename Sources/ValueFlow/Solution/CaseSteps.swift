import SwiftFacts

/// Finds the cases from which a state goes on to others: `case .welcome: step = .interests`.
package struct CaseSteps {
  let solution: Solution

  package init(_ solution: Solution) { self.solution = solution }

  /// A step from some cases to another one.
  package struct Step {
    /// The cases before.
    package let previous: [ObjectIndex]
    /// The block around the test of them.
    package let block: Int32
  }

  /// The step from the cases of the same enum for which code makes a case; none from one that the code is handed.
  package func step(to object: ObjectIndex, _ made: Maker) -> Step? {
    let info = solution.info(of: object)
    guard info.kind == .enumCase else { return nil }
    return step(before: block(making: info.name, made), in: made.instance) { isOfSameEnum($0, as: info) }
  }

  /// The block in which code makes a case, whatever it tests in order to make it only once: `if path.last != .cart { path.append(.cart) }`.
  package func block(making name: Name, _ made: Maker) -> Int32 {
    let blocks = solution.template(made.instance).blocks
    var block = made.block
    while block > 0, blocks[Int(block)].excludes(name) { block = blocks[Int(block)].parent }
    return block
  }

  /// The step from the cases for which code takes a path that leads to no other, such as to the end; none from one that it is handed.
  package func step(before block: Int32, in instance: InstanceIndex) -> Step? {
    step(before: block, in: instance) { _ in true }
  }

  private func step(
    before block: Int32, in instance: InstanceIndex, where isTested: (ObjectIndex) -> Bool
  ) -> Step? {
    let blocks = solution.template(instance).blocks
    var block = block
    while block > 0 {
      let chosen = solution.chosen(instance, block).filter(isTested)
      if !chosen.isEmpty {
        let isHanded = chosen.contains { isArgument($0, of: instance) }
        return isHanded ? nil : Step(previous: chosen, block: blocks[Int(block)].parent)
      }
      block = blocks[Int(block)].parent
    }
    return nil
  }

  /// Tells whether two cases are of one enum; one that is assigned without its type is of any that has it.
  private func isOfSameEnum(_ object: ObjectIndex, as info: ObjectInfo) -> Bool {
    let type = solution.info(of: object).type
    return info.type >= 0 || type < 0
      ? type == info.type : solution.program.enumCase(info.name, of: type) != nil
  }

  private func isArgument(_ object: ObjectIndex, of instance: InstanceIndex) -> Bool {
    solution.isArgument(object, of: instance) && solution.receiver(of: instance) != object
  }

  /// The cases after which there is no other, where code only runs without one: `guard let next = step.next else { … }`.
  package func last(before block: Int32, in instance: InstanceIndex) -> Set<Name> {
    let template = solution.template(instance)
    var block = block
    while block > 0 {
      for state in template.blocks[Int(block)].states where state.isNot {
        let names = casesWithoutNext(at: state.subject, in: instance)
        if !names.isEmpty { return names }
      }
      block = template.blocks[Int(block)].parent
    }
    return []
  }

  private func casesWithoutNext(at slot: Slot, in instance: InstanceIndex) -> Set<Name> {
    let template = solution.template(instance)
    let own = casesWithoutNext(of: nil, in: template, to: slot)
    if !own.isEmpty { return own }
    for case .load(let from, let name, slot, _) in template.steps.joined() {
      let types = Set(solution.objects(at: solution.node(instance, from)).map { solution.info(of: $0).type })
      guard types.count == 1, let type = types.first, type >= 0,
        let property = solution.program.property(name, of: type),
        let getter = solution.bodies.template(of: property, .getter)
      else { continue }
      return casesWithoutNext(of: type, in: getter, to: Template.resultSlot)
    }
    return []
  }

  /// The cases of an enum for which code gives none of the same, though it does for others.
  private func casesWithoutNext(of known: TypeIndex?, in template: Template, to slot: Slot) -> Set<Name> {
    var next: Set<Name> = []
    var type: TypeIndex = known ?? -1
    let slots = sources(of: slot, in: template)
    for block in template.blocks.indices {
      for case .enumCase(let number, _, _, let to, _) in template.steps[block] where slots.contains(to) {
        next.formUnion(template.blocks[block].caseNames)
        type = max(type, solution.bodies.types[Int(number)].types.first ?? -1)
      }
    }
    guard !next.isEmpty, type >= 0, solution.program.types[Int(type)].kind == .enum else { return [] }
    return Set(solution.program.types[Int(type)].caseOrder).subtracting(next)
  }

  private func sources(of slot: Slot, in template: Template) -> Set<Slot> {
    template.steps.joined().reduce(into: [slot]) { found, step in
      if case .copy(let from, slot) = step { found.insert(from) }
    }
  }
}
