import SwiftFacts

// Members after a dot: cases, nested types, properties and functions.
extension NameLowering {
  func member(_ base: Int32, _ name: Name, _ place: Int32) -> Slot? {
    let plain = unbound(name) ?? baseName(lowering.program.name(name)) ?? name
    guard base >= 0 else {
      let slot = lowering.slot()
      lowering.add(.enumCase(0, plain, [], to: slot, place: place))
      return slot
    }
    if let type = type(by: base) {
      if let only = type.types.first, lowering.program.enumCase(plain, of: only) != nil {
        let slot = lowering.slot()
        lowering.add(.enumCase(lowering.bodies.number(type), plain, [], to: slot, place: place))
        return slot
      }
      if let inner = innerType(plain, of: type) {
        let slot = lowering.slot()
        lowering.add(.type(lowering.bodies.number(inner), to: slot))
        return slot
      }
      if let all = allCases(plain, of: type, place) { return all }
    }
    guard let object = lowering.expression(base) else { return nil }
    let slot = lowering.slot()
    lowering.add(.load(from: object, plain, to: slot, place: place))
    if isBinding(base), lowering.program.isObserved(plain) { lowering.add(.bound(of: object, plain)) }
    if let labels = lowering.calls.labelsOfHanded(name, plain) {
      lowering.calls.hand(plain, labels, of: object, to: slot, place)
    }
    if lowering.program.publishes(name) { lowering.add(.load(from: object, name, to: slot, place: place)) }
    return slot
  }

  /// Tells whether an expression is a name that gives bindings to its members: `$model`.
  private func isBinding(_ base: Int32) -> Bool {
    guard lowering.file.op(base) == .name else { return false }
    return unbound(lowering.file.names[Int(lowering.file.code[Int(base) + 2])]) != nil
  }

  /// Makes every case of an enum for `Tab.allCases`, as the compiler does for one that is `CaseIterable`.
  private func allCases(_ name: Name, of type: ResolvedType, _ place: Int32) -> Slot? {
    guard lowering.program.name(name) == "allCases", let only = type.types.first,
      lowering.program.property(name, of: only) == nil
    else { return nil }
    let info = lowering.program.types[Int(only)]
    let cases = info.caseOrder.filter { info.cases[$0]?.parameters.isEmpty ?? false }
    if cases.isEmpty { return nil }
    let slot = lowering.slot()
    for name in cases {
      lowering.add(.enumCase(lowering.bodies.number(type), name, [], to: slot, place: place))
    }
    return slot
  }

  /// Adds the publisher of a property of the receiver to its value.
  func projection(_ name: Name, of slot: Slot?, _ plain: Name, _ place: Int32) -> Slot? {
    if let slot, lowering.program.publishes(name), lowering.lookup(plain) == nil, lowering.template.owner >= 0
    {
      lowering.add(.load(from: lowering.selfSlot, name, to: slot, place: place))
    }
    return slot
  }

  func innerType(_ name: Name, of outer: ResolvedType) -> ResolvedType? {
    guard let type = outer.types.first, lowering.program.name(name).first?.isUppercase == true,
      let path = lowering.program.names.known(
        lowering.program.typeName(type) + "." + lowering.program.name(name)),
      let found = lowering.program.resolution.find(
        path, scope: lowering.template.owner, file: lowering.template.file)
    else { return nil }
    return ResolvedType(types: [found])
  }
}
