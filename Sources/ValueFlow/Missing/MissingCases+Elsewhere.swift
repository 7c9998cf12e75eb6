import SwiftFacts

/// Cases that code makes which is not analysed: a view that waits for `.loaded` shows what it has then, whoever loads it.
extension MissingCases {
  /// A block that waits for cases.
  struct WaitingBlock {
    var instance: InstanceIndex
    var block: Int32
    /// The number of objects of which none told the enum.
    var looked: Int32 = -1
  }

  /// Records a block that waits for a case which code may make that is not analysed.
  ///
  /// What a flow does for a case depends on who asks for it, so its code waits for those that are seen to be made.
  func waitForCases(_ block: Int32, of instance: InstanceIndex, _ template: Template) {
    guard let test = template.blocks[Int(block)].tests.first, template.blocks[Int(block)].tests.count == 1,
      !test.isRest, test.subject != Template.selfSlot, !isOfFlow(instance),
      solver.instances[instance].caseName == 0 || !template.parameters.contains(test.subject),
      test.patterns.contains(where: isMadeElsewhere)
    else { return }
    solver.standIns.waitingBlocks.append(WaitingBlock(instance: instance, block: block))
  }

  private func isMadeElsewhere(_ pattern: ValuePattern) -> Bool {
    if case .enumCase(let name, _) = pattern { solver.relevance.casesElsewhere.contains(name) } else { false }
  }

  /// Opens the blocks that wait for such cases of a known enum.
  func openCasesElsewhere() {
    let waiting = solver.standIns.waitingBlocks
    solver.standIns.waitingBlocks = []
    for var one in waiting {
      let test = solver.template(one.instance).blocks[Int(one.block)].tests[0]
      let subject = solver.node(one.instance, test.subject)
      let count = solver.nodes.count(at: subject)
      let type = one.looked == count ? -1 : enumType(of: subject)
      if type < 0 {
        one.looked = count
        solver.standIns.waitingBlocks.append(one)
        continue
      }
      for case .enumCase(let name, _) in test.patterns
      where solver.relevance.casesElsewhere.contains(name) && solver.program.enumCase(name, of: type) != nil {
        solver.add(solver.plain(.enumCase, type: type, name: name, site: Self.siteElsewhere), to: subject)
      }
    }
    solver.run()
  }

  private static let siteElsewhere: Int64 = 1 << 62 | 2

  /// The enum that a node is declared as, or whose cases arrive there; -1 if there is none.
  private func enumType(of node: NodeIndex) -> TypeIndex {
    let declared = solver.bodies.types[Int(solver.nodes.type(of: node))].types
    guard declared.count == 1 else { return enumType(at: node) }
    let info = solver.program.types[Int(declared[0])]
    return info.kind == .enum && !info.isForeign ? declared[0] : enumType(at: node)
  }
}
