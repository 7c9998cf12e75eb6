import SwiftFacts

/// Cases that code makes which is not analysed: a view that waits for `.loaded` shows what it has then, whoever loads it.
extension MissingCases {
  /// A block that waits for cases.
  struct WaitingBlock {
    var instance: InstanceIndex
    var block: Int32
    var subject: NodeIndex
    /// The number of objects of which none told the enum.
    var looked: Int32 = -1

    /// Stands for that number once the block is open.
    static let isOpened: Int32 = -2
  }

  /// Records a block that waits for a case which code may make that is not analysed.
  ///
  /// A flow's code for a case depends on who asks for it, so it waits for those that are seen to be made.
  func waitForCases(_ block: Int32, of instance: InstanceIndex, _ template: Template) {
    guard let test = template.blocks[Int(block)].tests.first, template.blocks[Int(block)].tests.count == 1,
      !test.isRest, test.subject != Template.selfSlot, !isOfFlow(instance),
      solver.instances[instance].caseName == 0 || !template.parameters.contains(test.subject),
      test.patterns.contains(where: isMadeElsewhere)
    else { return }
    solver.standIns.waitingBlocks.append(
      WaitingBlock(instance: instance, block: block, subject: solver.node(instance, test.subject)))
  }

  private func isMadeElsewhere(_ pattern: ValuePattern) -> Bool {
    guard case .enumCase(let name, _) = pattern else { return false }
    return solver.relevance.casesElsewhere.contains(name) || solver.relevance.casesListed.contains(name)
  }

  /// Tells whether a case may arrive at a node from code that is not analysed; one that is only listed there, if no other case is known.
  private func mayArrive(_ name: Name, at node: NodeIndex) -> Bool {
    if solver.relevance.casesElsewhere.contains(name) { return true }
    return solver.relevance.casesListed.contains(name)
      && !solver.objects(at: node).contains {
        solver.objects[$0].kind == .enumCase && solver.objects[$0].site != Self.siteElsewhere
      }
  }

  /// Opens the blocks that wait for such cases of a known enum.
  func openCasesElsewhere() {
    // Opening a block may bring further ones that wait.
    var waiting: [WaitingBlock] = []
    swap(&waiting, &solver.standIns.waitingBlocks)
    for index in waiting.indices {
      let count = solver.nodes.count(at: waiting[index].subject)
      if waiting[index].looked == count { continue }
      let type = enumType(of: waiting[index].subject)
      waiting[index].looked = type < 0 ? count : WaitingBlock.isOpened
      if type >= 0 { open(waiting[index], type) }
    }
    solver.standIns.waitingBlocks =
      waiting.filter { $0.looked != WaitingBlock.isOpened }
      + solver.standIns.waitingBlocks
    solver.run()
  }

  private func open(_ waiting: WaitingBlock, _ type: TypeIndex) {
    for case .enumCase(let name, _) in solver.template(waiting.instance).blocks[Int(waiting.block)].tests[0]
      .patterns
    where mayArrive(name, at: waiting.subject) && solver.program.enumCase(name, of: type) != nil {
      solver.add(
        solver.plain(.enumCase, type: type, name: name, site: Self.siteElsewhere), to: waiting.subject)
    }
  }

  /// Adds such cases to those for which a call runs a function separately, where the function waits for them.
  func addCasesElsewhere(to split: Use) {
    let (function, receiver) = (split.c, split.d)
    guard receiver >= 0, !isDeciding(receiver), let template = solver.bodies.template(of: function),
      let place = solver.invocation.splitting(function, on: receiver)
    else { return }
    let type = enumType(of: split.node)
    guard type >= 0 else { return }
    let known = Set(solver.objects(at: split.node).map { solver.objects[$0].name })
    for test in template.blocks.flatMap(\.tests)
    where test.subject == template.parameters[place] && !test.isRest {
      for case .enumCase(let name, _) in test.patterns
      where solver.relevance.casesElsewhere.contains(name) && !known.contains(name)
        && solver.program.enumCase(name, of: type) != nil
      {
        solver.add(solver.plain(.enumCase, type: type, name: name, site: Self.siteElsewhere), to: split.node)
      }
    }
  }

  static let siteElsewhere: Int64 = 1 << 62 | 2

  /// The enum that a node is declared as, or whose cases arrive there; -1 if there is none.
  private func enumType(of node: NodeIndex) -> TypeIndex {
    let declared = solver.bodies.types[Int(solver.nodes.type(of: node))].types
    guard declared.count == 1 else { return enumType(at: node) }
    let info = solver.program.types[Int(declared[0])]
    return info.kind == .enum && !info.isForeign ? declared[0] : enumType(at: node)
  }
}
