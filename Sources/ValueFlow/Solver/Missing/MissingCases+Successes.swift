import SwiftFacts

/// The good ends of results: code without source succeeds, where an app itself often only makes the failures that it adds.
///
/// In `guard isOnline else { return completion(.failure(.offline)) }` before a request of a library, nothing else is seen to arrive.
extension MissingCases {
  /// Records a block that waits for the success of a result.
  func waitForSuccess(_ block: Int32, of instance: InstanceIndex, _ template: Template) {
    guard let test = template.blocks[Int(block)].tests.first, template.blocks[Int(block)].tests.count == 1,
      !test.isRest, success(in: test) != nil,
      solver.instances[instance].caseName == 0 || !template.parameters.contains(test.subject)
    else { return }
    solver.standIns.waitingSuccesses.append(
      WaitingBlock(instance: instance, block: block, subject: solver.node(instance, test.subject)))
  }

  /// Opens the blocks for success at which only failures arrive, wherever the code runs.
  func openSuccesses() {
    let waiting = solver.standIns.waitingSuccesses.filter { !isTaken($0) }
    let running = Set(solver.standIns.waitingSuccesses.filter(isTaken).map(code))
    for one in waiting where !running.contains(code(of: one)) && fails(at: one.subject) {
      guard let name = success(in: solver.template(one.instance).blocks[Int(one.block)].tests[0]) else {
        continue
      }
      solver.add(solver.plain(.enumCase, name: name, site: Self.siteElsewhere), to: one.subject)
    }
    solver.run()
  }

  private func isTaken(_ waiting: WaitingBlock) -> Bool {
    solver.isActive(waiting.instance, block: waiting.block)
  }

  /// The code of a block, whatever it runs on.
  private func code(of waiting: WaitingBlock) -> UInt64 {
    UInt64(pair: solver.template(waiting.instance).id, waiting.block)
  }

  /// The success that a test asks for: `.success` of a result, `.finished` of a publisher.
  private func success(in test: Test) -> Name? {
    test.patterns.lazy.compactMap { pattern in
      guard case .enumCase(let name, _) = pattern, solver.semantics.successes.contains(name) else {
        return nil
      }
      return name
    }.first
  }

  /// Tells whether failures without a type of the source are all that arrives at a node.
  private func fails(at node: NodeIndex) -> Bool {
    let objects = solver.objects(at: node).map { solver.objects[$0] }
    return objects.contains { $0.kind == .enumCase && $0.type < 0 && $0.name == solver.semantics.failure }
  }
}
