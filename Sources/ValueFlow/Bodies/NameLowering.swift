import SwiftFacts

/// Lowers names, members and the types that expressions name.
struct NameLowering {
  let lowering: BodyLowering

  /// The plain name in `$path`; the value of a binding is what it is bound to.
  func unbound(_ name: Name) -> Name? {
    let text = lowering.program.name(name)
    guard text.hasPrefix("$"), let second = text.dropFirst().first, !second.isNumber else { return nil }
    return lowering.program.names.known(String(text.dropFirst()))
  }

  func name(_ name: Name, _ place: Int32) -> Slot? {
    if let plain = unbound(name) { return projection(name, of: self.name(plain, place), plain, place) }
    let text = lowering.program.name(name)
    if text == "self" { return lowering.selfSlot }
    if text == "super" || isReceiver(name) { return lowering.selfSlot }
    if let slot = lowering.lookup(name) { return slot }
    if text.hasPrefix("$") { return implicitParameter(text) }
    if let base = baseName(text), let slot = lowering.lookup(base) { return slot }
    let plain = baseName(text) ?? name
    if lowering.template.owner >= 0, lowering.program.hasMember(plain, lowering.template.owner) {
      let slot = lowering.slot()
      lowering.add(.load(from: lowering.selfSlot, plain, to: slot, place: place))
      return slot
    }
    if let type = typeNamed(name) {
      let slot = lowering.slot()
      lowering.add(.type(lowering.bodies.number(type), to: slot))
      return slot
    }
    if let property = lowering.program.resolution.globalProperty(plain, in: lowering.template.file) {
      let slot = lowering.slot()
      lowering.add(.global(property, to: slot))
      return slot
    }
    if lowering.program.globalFunctions[plain] != nil {
      let slot = lowering.slot()
      lowering.add(.method(of: slot, plain, to: slot))
      return slot
    }
    guard lowering.template.owner >= 0 else { return nil }
    let slot = lowering.slot()
    lowering.add(.load(from: lowering.selfSlot, plain, to: slot, place: place))
    return slot
  }

  /// Tells whether a name is that of the type on which a static function is called, which only its caller knows: `Self.instantiate()`.
  func isReceiver(_ name: Name) -> Bool {
    guard lowering.program.name(name) == "Self", lowering.template.function >= 0 else { return false }
    let info = lowering.program.functions[Int(lowering.template.function)]
    guard info.owner >= 0, info.flags.contains(.isStatic) else { return false }
    return [.protocol, .class].contains(lowering.program.types[Int(info.owner)].kind)
  }

  /// The name `handle` in `handle(action:)`.
  func baseName(_ text: String) -> Name? {
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    return lowering.program.names.known(String(text[..<open]))
  }

  /// The type that a name refers to, if it does.
  func typeNamed(_ name: Name) -> ResolvedType? {
    let text = lowering.program.name(name)
    guard let first = text.first, first.isUppercase || first == "_" else { return nil }
    if text == "Self" {
      return lowering.template.owner >= 0 ? ResolvedType(types: [lowering.template.owner]) : nil
    }
    let generics =
      lowering.template.function >= 0
      ? lowering.program.functions[Int(lowering.template.function)].generics : [:]
    let found = lowering.program.resolution.resolve(
      name, scope: lowering.template.owner, file: lowering.template.file, generics: generics)
    return found.types.isEmpty || isVariable(name, found) ? nil : found
  }

  /// Tells whether a name is that of a variable of the app, and not of a type without source: `var Current = World()`.
  private func isVariable(_ name: Name, _ found: ResolvedType) -> Bool {
    lowering.program.globalProperties[name] != nil
      && found.types.allSatisfy { lowering.program.types[Int($0)].isForeign }
  }

  /// The type that an expression names: `Shop`, `Shop.Route`.
  func type(by node: Int32) -> ResolvedType? {
    guard node >= 0, let path = typePath(node) else { return nil }
    let first = path.utf8.firstIndex(of: UInt8(ascii: ".")).map { path[..<$0] } ?? path[...]
    guard let known = lowering.program.names.known(String(first)), lowering.lookup(known) == nil else {
      return nil
    }
    if first.endIndex == path.endIndex { return isReceiver(known) ? nil : typeNamed(known) }
    guard let whole = lowering.program.names.known(path), first.first?.isUppercase == true else {
      // `Outer.Inner` is written nowhere in the source as a whole.
      return nil
    }
    let found = lowering.program.resolution.resolve(
      whole, scope: lowering.template.owner, file: lowering.template.file, generics: [:])
    guard let type = found.types.first, !lowering.program.types[Int(type)].isForeign else { return nil }
    return found
  }

  private func typePath(_ node: Int32) -> String? {
    var cursor = CodeCursor(lowering.file, node)
    switch lowering.file.op(node) {
    case .name:
      _ = cursor.next()
      return lowering.program.name(cursor.name())
    case .member:
      _ = cursor.next()
      let base = cursor.next()
      let name = lowering.program.name(cursor.name())
      guard base >= 0, name.first?.isUppercase == true else { return nil }
      return typePath(base).map { $0 + "." + name }
    case .typeName:
      let type = lowering.file.code[Int(node) + 2]
      guard lowering.file.op(type) == .namedType else { return nil }
      return lowering.program.name(lowering.file.names[Int(lowering.file.code[Int(type) + 1])])
    default: return nil
    }
  }

  private func implicitParameter(_ text: String) -> Slot? {
    guard let number = Int(text.dropFirst()), number < 16, lowering.around != nil else { return nil }
    while lowering.template.parameters.count <= number {
      lowering.template.parameters.append(lowering.slot())
    }
    return lowering.template.parameters[number]
  }
}
