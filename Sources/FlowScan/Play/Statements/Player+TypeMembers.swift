// Members of types, and what is static or global.
extension Player {
  func typeMember(_ name: String, of type: TypeShape, in frame: Frame) -> Value {
    guard let typeName = type.name else { return .unknown }
    guard let id = program.find(typeName, in: frame.owner, from: frame.file) else {
      return typeName.first?.isUppercase == true && name.first?.isUppercase == true
        ? .type(.named(typeName + "." + name)) : foreignConstant(name, of: type, in: frame)
    }
    if let found = staticMember(name, of: id, in: frame) { return found }
    if program.find(program[id].name + "." + name, in: nil, from: frame.file) != nil {
      return .type(.named(program[id].name + "." + name))
    }
    return foreignConstant(name, of: type, in: frame)
  }

  private func foreignConstant(_ name: String, of type: TypeShape, in frame: Frame) -> Value {
    ["shared", "default", "standard", "main", "current"].contains(name) ? symbol(type, in: frame) : .unknown
  }

  func staticMember(_ name: String, of id: TypeID, in frame: Frame) -> Value? {
    if program[id].kind == .enum, program[id].cases.contains(where: { $0.name == name }) {
      return .member(EnumMember(type: id, name: name, payload: []))
    }
    if let (property, _) = knowledge.property(name, of: id), property.facts.isStatic {
      return constant(property, in: frame)
    }
    let functions = knowledge.functions(name, of: id).filter { $0.facts.isStatic }
    return functions.isEmpty ? nil : .functions(functions)
  }

  /// A static or global property.
  func constant(_ property: PropertyNode, in frame: Frame) -> Value {
    let key = ConstantRead(property: ObjectIdentifier(property), name: "")
    if let known = constants[key] { return known }
    let found = play(
      property, of: nil, ancestor: Ancestor(id: property.owner, shape: .unknown), scope: Scope(), in: frame)
    let value =
      found.isKnown || property.facts.type == .unknown ? found : symbol(property.facts.type, in: frame)
    // One that is under way already is not known yet.
    if !property.facts.isComputed, !isUnderWay(property) { constants[key] = value }
    return value
  }

  /// A static property, or a property of a case that carries nothing.
  struct ConstantRead: Hashable {
    let property: ObjectIdentifier
    let name: String
  }

  private func isUnderWay(_ property: PropertyNode) -> Bool {
    active.contains(ActiveCall(function: ObjectIdentifier(property), me: nil, arguments: []))
  }
}
