import SwiftFacts

// Names in code: locals, members of the receiver, types and globals.
extension BodyLowering {
  /// The plain name in `$path`; the value of a binding is what it is bound to.
  func unbound(_ name: Name) -> Name? {
    let text = program.name(name)
    guard text.hasPrefix("$"), let second = text.dropFirst().first, !second.isNumber else { return nil }
    return program.names.known(String(text.dropFirst()))
  }

  func name(_ name: Name, _ place: Int32) -> Slot? {
    if let plain = unbound(name) { return projection(name, of: self.name(plain, place), plain, place) }
    let text = program.name(name)
    if text == "self" { return selfSlot }
    if text == "super" { return selfSlot }
    if let slot = lookup(name) { return slot }
    if text.hasPrefix("$") { return implicitParameter(text) }
    if let base = baseName(text), let slot = lookup(base) { return slot }
    let plain = baseName(text) ?? name
    if template.owner >= 0, program.hasMember(plain, template.owner) {
      let slot = self.slot()
      add(.load(from: selfSlot, plain, to: slot, place: place))
      return slot
    }
    if let type = typeNamed(name) {
      let slot = self.slot()
      add(.type(bodies.number(type), to: slot))
      return slot
    }
    if let property = program.globalProperty(plain, in: template.file) {
      let slot = self.slot()
      add(.global(property, to: slot))
      return slot
    }
    if program.globalFunctions[plain] != nil {
      let slot = self.slot()
      add(.method(of: slot, plain, to: slot))
      return slot
    }
    guard template.owner >= 0 else { return nil }
    let slot = self.slot()
    add(.load(from: selfSlot, plain, to: slot, place: place))
    return slot
  }

  /// The name `handle` in `handle(action:)`.
  func baseName(_ text: String) -> Name? {
    guard let open = text.firstIndex(of: "(") else { return nil }
    return program.names.known(String(text[..<open]))
  }

  /// The type that a name refers to, if it does.
  func typeNamed(_ name: Name) -> ResolvedType? {
    let text = program.name(name)
    guard let first = text.first, first.isUppercase || first == "_" else { return nil }
    if text == "Self" { return template.owner >= 0 ? ResolvedType(types: [template.owner]) : nil }
    let generics = template.function >= 0 ? program.functions[Int(template.function)].generics : [:]
    let found = program.resolve(name, scope: template.owner, file: template.file, generics: generics)
    return found.types.isEmpty || isVariable(name, found) ? nil : found
  }

  /// Tells whether a name is that of a variable of the app, and not of a type without source: `var Current = World()`.
  private func isVariable(_ name: Name, _ found: ResolvedType) -> Bool {
    program.globalProperties[name] != nil && found.types.allSatisfy { program.types[Int($0)].isForeign }
  }

  /// The type that an expression names: `Shop`, `Shop.Route`.
  func type(by node: Int32) -> ResolvedType? {
    guard node >= 0, let path = typePath(node) else { return nil }
    let parts = path.split(separator: ".")
    guard let first = parts.first, let known = program.names.known(String(first)), lookup(known) == nil else {
      return nil
    }
    if parts.count == 1 { return typeNamed(known) }
    guard let whole = program.names.known(path), first.first?.isUppercase == true else {
      // `Outer.Inner` is written nowhere in the source as a whole.
      return nil
    }
    let found = program.resolve(whole, scope: template.owner, file: template.file, generics: [:])
    guard let type = found.types.first, !program.types[Int(type)].isForeign else { return nil }
    return found
  }

  private func typePath(_ node: Int32) -> String? {
    var cursor = CodeCursor(file, node)
    switch file.op(node) {
    case .name:
      _ = cursor.next()
      return program.name(cursor.name())
    case .member:
      _ = cursor.next()
      let base = cursor.next()
      let name = program.name(cursor.name())
      guard base >= 0, name.first?.isUppercase == true else { return nil }
      return typePath(base).map { $0 + "." + name }
    case .typeName:
      let type = file.code[Int(node) + 2]
      guard file.op(type) == .namedType else { return nil }
      return program.name(file.names[Int(file.code[Int(type) + 1])])
    default: return nil
    }
  }

  private func implicitParameter(_ text: String) -> Slot? {
    guard let number = Int(text.dropFirst()), number < 16, around != nil else { return nil }
    while template.parameters.count <= number { template.parameters.append(slot()) }
    return template.parameters[number]
  }
}
