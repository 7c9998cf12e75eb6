import SwiftFacts

/// Cases that the code of flows answers although nothing is seen to make them: code without source may, or code to come.
struct MissingCases {
  let solver: Solver

  /// Takes the paths of flows for cases that never arrive, so that what they would show is known.
  ///
  /// It comes last: nothing else is concluded from such a case, and nothing is seen to request it. What it leads to may wait for
  /// further cases, so it goes on until none is left.
  func openUnmadeCases() {
    var answered: Set<UInt64> = []
    while true {
      answered.formUnion(runningBlocks)
      let found = solver.instances.indices.flatMap { instance in
        solver.template(instance).blocks.indices.flatMap {
          self.unmadeCases(Int32($0), in: instance, &answered)
        }
      }
      if found.isEmpty { return }
      for one in found { request(one) }
      solver.settle()
    }
  }

  /// A case that a block waits for.
  private struct UnmadeCase {
    var type: TypeIndex
    var name: Name
    /// The patterns of what it carries.
    var parts: [ValuePattern]
    var subject: Slot
    var instance: InstanceIndex
  }

  /// The blocks of flows' code that run in any instance, by template.
  private var runningBlocks: Set<UInt64> {
    var found: Set<UInt64> = []
    for instance in solver.instances.indices where shows(instance) {
      let template = solver.template(instance)
      for block in template.blocks.indices where solver.isActive(instance, block: Int32(block)) {
        found.insert(key(of: Int32(block), in: instance))
      }
    }
    return found
  }

  /// The key by which answered blocks are told apart: of code that changes views, each object has its own, since each may be for another flow.
  private func key(of block: Int32, in instance: InstanceIndex) -> UInt64 {
    UInt64(pair: isOfFlow(instance) ? solver.template(instance).id : -1 - instance, block)
  }

  /// The cases for which a block of a flow's code waits in vain; each block is answered once.
  private func unmadeCases(_ block: Int32, in instance: InstanceIndex, _ answered: inout Set<UInt64>)
    -> [UnmadeCase]
  {
    let template = solver.template(instance)
    let tests = template.blocks[Int(block)].tests
    guard tests.count == 1, shows(instance),
      !answered.contains(key(of: block, in: instance)),
      solver.isActive(instance, block: template.blocks[Int(block)].parent), makesScreen(block, of: template)
    else { return [] }
    let type = enumType(at: solver.node(instance, tests[0].subject))
    guard type >= 0 else { return [] }
    let found = patterns(opening: tests[0], type).compactMap { pattern -> UnmadeCase? in
      guard case .enumCase(let name, let parts) = pattern, solver.program.enumCase(name, of: type) != nil
      else {
        return nil
      }
      return UnmadeCase(type: type, name: name, parts: parts, subject: tests[0].subject, instance: instance)
    }
    if !found.isEmpty { answered.insert(key(of: block, in: instance)) }
    return found
  }

  /// The patterns of which one opens a block; for everything else, the only case that is left.
  private func patterns(opening test: Test, _ type: TypeIndex) -> [ValuePattern] {
    guard test.isRest else { return test.patterns }
    let tested = test.patterns.compactMap { if case .enumCase(let name, _) = $0 { name } else { nil } }
    let left = Set(solver.program.types[Int(type)].cases.keys).subtracting(tested)
    return left.count == 1 && tested.count == test.patterns.count ? left.map { .enumCase($0, []) } : []
  }

  /// Tells whether a block itself makes what it shows; one that is handed a screen only chooses how to show it.
  private func makesScreen(_ block: Int32, of template: Template) -> Bool {
    let makes = template.steps[Int(block)].contains { step in
      switch step {
      case .call(let site): gives(solver.bodies.sites[Int(site)])
      case .closure(let inner, _): makesScreen(0, of: solver.bodies.templates[Int(inner)])
      default: false
      }
    }
    return makes || template.blocks[Int(block)].children.contains { makesScreen($0, of: template) }
  }

  private func gives(_ call: CallSite) -> Bool {
    guard case .type(let number) = call.callee else { return false }
    return solver.bodies.types[Int(number)].types.contains(where: solver.interest.counts)
  }

  /// Tells whether an instance runs the code of a flow, or of an object that changes the views of flows:
  /// `content.navigationDestination(for: Page.self) { page in switch page { … } }`.
  private func shows(_ instance: InstanceIndex) -> Bool {
    if isOfFlow(instance) { return true }
    let receiver = solver.instances[instance].receiver
    guard receiver >= 0, solver.objects[receiver].type >= 0 else { return false }
    return solver.typeQueries.changesViews(solver.objects[receiver].type)
  }

  func isOfFlow(_ instance: InstanceIndex) -> Bool {
    let receiver = solver.instances[instance].receiver
    return receiver >= 0 && isDeciding(receiver)
  }

  func isDeciding(_ object: ObjectIndex) -> Bool {
    let type = solver.objects[object].type
    return type >= 0 && (solver.interest.decides(type) || solver.interest.shows(type))
  }

  /// The enum of the source whose cases arrive at a node; -1 if none does.
  func enumType(at node: NodeIndex) -> TypeIndex {
    let types = Set(
      solver.objects(at: node).filter { solver.objects[$0].kind == .enumCase && solver.objects[$0].type >= 0 }
        .map {
          solver.objects[$0].type
        })
    guard types.count == 1, let type = types.first, !solver.program.types[Int(type)].isForeign else {
      return -1
    }
    return type
  }

  /// A case that stands for such, with those that it carries: `.settings(.privacy)`.
  private func made(_ name: Name, of type: TypeIndex, _ parts: [ValuePattern]) -> ObjectIndex {
    let object = solver.plain(.enumCase, type: type, name: name, site: ObjectInfo.unmadeSite)
    guard let info = solver.program.enumCase(name, of: type) else { return object }
    for (index, (part, parameter)) in zip(parts, info.parameters).enumerated() {
      guard case .enumCase(let inner, let parts) = part else { continue }
      let node = TypeNode(file: info.file, node: parameter.type, scope: type)
      for carried in solver.program.resolution.resolve(node).types
      where solver.program.enumCase(inner, of: carried) != nil {
        solver.add(made(inner, of: carried, parts), to: solver.field(object, solver.program.part(index)))
      }
    }
    return object
  }

  private func request(_ unmade: UnmadeCase) {
    let object = made(unmade.name, of: unmade.type, unmade.parts)
    let key = solver.instances[unmade.instance].key
    let parameters = solver.template(unmade.instance).parameters
    guard key.name != 0, parameters.contains(unmade.subject) else {
      return solver.add(object, to: solver.node(unmade.instance, unmade.subject))
    }
    // Another choice, such as how to show the screen, would be unknown.
    if parameters.contains(where: {
      $0 != unmade.subject && solver.missing.isChoice(solver.node(unmade.instance, $0))
    }) {
      return
    }
    if solver.contentCalls.make(for: object, as: unmade.instance) { return }
    let separate = solver.instance(
      solver.template(unmade.instance), receiver: key.receiver, context: key.context, key: unmade.name,
      outer: key.outer)
    solver.add(object, to: solver.node(separate, unmade.subject))
  }
}
