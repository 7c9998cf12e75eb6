import SwiftFacts

/// Cases that code makes without their type, for a place whose type is not known: `onEvent?(.picked(item))`.
extension Matching {
  /// Settles the type of such a case by a member that is used of it, if only one enum has both; returns whether it did.
  func settle(_ object: ObjectIndex, by member: Name) -> Bool {
    guard solver.objects[object].kind == .enumCase, solver.objects[object].type < 0 else { return false }
    let meant = solver.program.enums(withCase: solver.objects[object].name).filter {
      let info = solver.program.types[Int($0)]
      return info.functions[member] != nil || info.properties[member] != nil
    }
    guard meant.count == 1 else { return false }
    solver.objects.settle(meant[0], of: object)
    return true
  }

  /// Tells whether what looks like a case is a call of a static function, if it is of a type: `.detail(id)`.
  func isStaticCall(_ object: ObjectIndex, of type: TypeIndex) -> Bool {
    let name = solver.objects[object].name
    guard !solver.program.types[Int(type)].isForeign, solver.program.enumCase(name, of: type) == nil else {
      return false
    }
    return !staticFunctions(name, of: type).isEmpty
  }

  private func staticFunctions(_ name: Name, of type: TypeIndex) -> [FunctionIndex] {
    solver.program.methods(name, of: type).filter {
      solver.program.functions[Int($0)].flags.contains(.isStatic)
    }
  }

  /// Calls such a function, like any other, for each place that makes the case; false if one is not seen to call it.
  func callStatic(_ name: Name, of type: TypeIndex, carrying object: ObjectIndex) -> Bool {
    if solver.standIns.staticCalls[object] == type { return true }
    let makers = Array(solver.objects.makers(of: object))
    guard !makers.isEmpty, makers.allSatisfy({ meant(by: $0, of: type) != nil }) else { return false }
    solver.standIns.staticCalls[object] = type
    for maker in makers { callStatic(of: type, madeBy: maker) }
    return true
  }

  func callStatic(of type: TypeIndex, madeBy maker: Maker) {
    guard let (site, functions) = meant(by: maker, of: type) else { return }
    let receiver = solver.plain(.metatype, type: type)
    solver.overloadChoice.choose(functions, site, in: maker.instance, on: receiver)
  }

  /// The call that makes an implicit member, and the functions that it may mean; nil if there is none that is analysed.
  private func meant(by maker: Maker, of type: TypeIndex) -> (site: Int32, functions: [FunctionIndex])? {
    let site = site(of: maker)
    guard site >= 0 else { return nil }
    let functions = solver.callQueries.meaning(of: site, on: type, isStatic: true).functions
    let isKnown = functions.contains { solver.relevance.functions[Int($0)] }
    return isKnown ? (site, functions) : nil
  }

  /// The call that makes an implicit member; -1 if it is none.
  private func site(of maker: Maker) -> Int32 {
    for case .call(let number) in solver.template(maker.instance).steps[Int(maker.block)]
    where solver.bodies.sites[Int(number)].place == maker.place { return number }
    return -1
  }

  /// Runs such a function with what a case contains, where no call is seen to make that.
  func runStatic(_ name: Name, of type: TypeIndex, with object: ObjectIndex, to node: NodeIndex) {
    let maker = solver.objects.makers(of: object).first
    let context =
      maker.map { solver.context(of: solver.contexts.caseSite(solver.objects[object].site), in: $0.instance) }
      ?? 0
    let receiver = solver.plain(.metatype, type: type)
    for template in staticFunctions(name, of: type).compactMap({ solver.bodies.template(of: $0) }) {
      let callee = solver.instance(template, receiver: receiver, context: context, key: 0, outer: -1)
      for (index, slot) in template.parameters.enumerated() {
        solver.copy(solver.field(object, solver.program.part(index)), to: solver.node(callee, slot))
      }
      if let maker {
        solver.calls(.call, from: maker.instance, site(of: maker), block: maker.block, to: callee)
      }
      solver.copy(solver.resultNode(callee), to: node)
    }
  }
}
