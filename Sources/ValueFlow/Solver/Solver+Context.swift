import SwiftFacts

/// For which types it may matter for whom a place makes an object.
extension Solver {
  /// Whether objects of a type may come to differ: not where nothing can stand in them but what they begin with.
  func isApart(_ type: TypeIndex) -> Bool {
    let key = UInt64(pair: type, 0)
    if let known = apart[key] { return known == 1 }
    let found = isOfInterest(type) || program.ancestors(type).contains(where: takesIn(type:))
    apart[key] = found ? 1 : 0
    return found
  }

  private func takesIn(type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    if info.isForeign {
      return isOfInterest(type) || info.kind != .protocol && !program.closedTypes.contains(type)
    }
    if info.kind == .protocol { return false }
    return info.kind == .enum || !info.generics.isEmpty
      || info.propertyOrder.contains(where: takesIn(property:))
  }

  private func takesIn(property index: PropertyIndex) -> Bool {
    let property = program.properties[Int(index)]
    if property.getter >= 0 || property.flags.contains(.isStatic) { return false }
    let number = bodies.type(of: index)
    if isMute(number) { return false }
    let types = bodies.types[Int(number)].types
    // What an enum begins with is the same for all.
    return property.value < 0 || types.isEmpty || !types.allSatisfy { program.types[Int($0)].kind == .enum }
  }

  /// Whether what a function gives may differ from call to call: it makes something, or somebody whom it asks does, or it
  /// gives what it is handed.
  func mayDiffer(_ function: FunctionIndex) -> Bool {
    let info = program.functions[Int(function)]
    guard let template = bodies.template(of: function) else { return true }
    let result = program.resultType(of: info)
    for slot in template.parameters where mayGive(bodies.types[Int(template.slotTypes[Int(slot)])], result) {
      return true
    }
    return makes(template, giving: result)
  }

  /// Whether what is handed over may be, or hold, what is given.
  private func mayGive(_ handed: ResolvedType, _ given: ResolvedType) -> Bool {
    // What is made of a type that is handed over is made by a call.
    if handed.isMetatype { return given.isMetatype }
    if handed.types.isEmpty || handed.isFunction || handed.isTuple { return true }
    return handed.types.contains { mayGive($0, given) }
  }

  private func mayGive(_ handed: TypeIndex, _ given: ResolvedType) -> Bool {
    if semantics.plainTypes.contains(handed) { return false }
    if given.types.isEmpty || given.types.contains(where: { program.types[Int($0)].isForeign }) {
      return true
    }
    let info = program.types[Int(handed)]
    if info.isForeign { return relevance.isCounted(handed) || semantics.anyTypes.contains(info.name) }
    return info.kind != .enum || !info.cases.values.allSatisfy(\.parameters.isEmpty)
      || given.types.contains { program.isCompatible(handed, with: $0) }
  }

  private func makes(_ template: Template, giving given: ResolvedType) -> Bool {
    template.steps.joined().contains { step in
      switch step {
      case .text, .method: true
      case .tuple: given.isTuple || given.types.isEmpty
      case .enumCase(let type, let name, _, _, _): mayBe(name, of: bodies.types[Int(type)], given)
      case .closure(let inner, _): makes(bodies.templates[Int(inner)], giving: given)
      case .call(let site): asks(bodies.sites[Int(site)])
      default: false
      }
    }
  }

  /// Whether a case may be what a function gives.
  private func mayBe(_ name: Name, of type: ResolvedType, _ given: ResolvedType) -> Bool {
    guard let made = type.types.first else {
      return given.types.isEmpty
        || given.types.contains { program.types[Int($0)].isForeign || program.hasMember(name, $0) }
    }
    return given.types.isEmpty || given.types.contains { program.isCompatible(made, with: $0) }
  }

  /// Whether a call may reach code of the source, or makes something.
  private func asks(_ call: CallSite) -> Bool {
    if case .member = call.callee { return program.isCalled(call.name) }
    return true
  }
}
