import SwiftFacts

// Members after a dot: cases, nested types, properties and functions.
extension BodyLowering {
  func member(_ base: Int32, _ name: Name, _ place: Int32) -> Slot? {
    let plain = unbound(name) ?? baseName(program.name(name)) ?? name
    guard base >= 0 else {
      let slot = self.slot()
      add(.enumCase(0, plain, [], to: slot, place: place))
      return slot
    }
    if let type = type(by: base) {
      if let only = type.types.first, program.enumCase(plain, of: only) != nil {
        let slot = self.slot()
        add(.enumCase(bodies.number(type), plain, [], to: slot, place: place))
        return slot
      }
      if let inner = innerType(plain, of: type) {
        let slot = self.slot()
        add(.type(bodies.number(inner), to: slot))
        return slot
      }
      if let all = allCases(plain, of: type, place) { return all }
    }
    guard let object = expression(base) else { return nil }
    let slot = self.slot()
    add(.load(from: object, plain, to: slot, place: place))
    if program.publishes(name) { add(.load(from: object, name, to: slot, place: place)) }
    return slot
  }

  /// Makes every case of an enum for `Tab.allCases`, as the compiler does for one that is `CaseIterable`.
  private func allCases(_ name: Name, of type: ResolvedType, _ place: Int32) -> Slot? {
    guard program.name(name) == "allCases", let only = type.types.first,
      program.property(name, of: only) == nil
    else { return nil }
    let info = program.types[Int(only)]
    let cases = info.caseOrder.filter { info.cases[$0]?.parameters.isEmpty ?? false }
    if cases.isEmpty { return nil }
    let slot = self.slot()
    for name in cases { add(.enumCase(bodies.number(type), name, [], to: slot, place: place)) }
    return slot
  }

  /// Adds the publisher of a property of the receiver to its value.
  func projection(_ name: Name, of slot: Slot?, _ plain: Name, _ place: Int32) -> Slot? {
    if let slot, program.publishes(name), lookup(plain) == nil, template.owner >= 0 {
      add(.load(from: selfSlot, name, to: slot, place: place))
    }
    return slot
  }

  func innerType(_ name: Name, of outer: ResolvedType) -> ResolvedType? {
    guard let type = outer.types.first, program.name(name).first?.isUppercase == true,
      let path = program.names.known(program.typeName(type) + "." + program.name(name)),
      let found = program.find(path, scope: template.owner, file: template.file)
    else { return nil }
    return ResolvedType(types: [found])
  }
}
