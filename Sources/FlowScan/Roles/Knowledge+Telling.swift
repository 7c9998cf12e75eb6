// Which types can tell more than a plain value does.
extension Knowledge {
  /// Whether the name of a library's type is that of a screen or of what holds one.
  func isOnShow(_ name: String) -> Bool {
    isScreen(name) || isContainer(name) || isSystem(name) || name.hasSuffix("Controller")
      || Foreign.opaqueTypes.contains(name)
  }

  /// Whether a value of a type can be more than a plain value: a screen, a flow, code, an event, or what may hold one.
  func tells(_ shape: TypeShape, in scope: TypeID?, from file: String, generics: [GenericFacts] = []) -> Bool
  {
    switch program.resolveAlias(shape, in: scope) {
    case .function, .unknown: return true
    case .list(let element), .pairs(_, let element):
      return tells(element, in: scope, from: file, generics: generics)
    case .tuple(let parts):
      return parts.contains { tells($0.type, in: scope, from: file, generics: generics) }
    case .composed(let parts): return parts.contains { tells($0, in: scope, from: file, generics: generics) }
    case .named(let name, let arguments):
      if name == "Self" || generics.contains(where: { $0.name == name }) { return true }
      if let id = program.find(name, in: scope, from: file) { return tells(id) }
      if isOnShow(name.lastPart) { return true }
      if Foreign.boxes.contains(name) {
        return arguments.contains { tells($0, in: scope, from: file, generics: generics) }
      }
      return !arguments.isEmpty || isAssociated(name, in: scope)
    }
  }

  private func tells(_ id: TypeID) -> Bool {
    let node = program[id]
    if isScreen(id) || isCandidate[id.index] || reach.matters(id) { return true }
    switch node.kind {
    case .enum:
      return linkCases[id] != nil
        || node.cases.contains { events.contains($0.name) || $0.parameters.contains { $0.type.isFunction } }
    case .protocol:
      return program.implementers(of: id).contains {
        isScreen($0) || isCandidate[$0.index] || reach.matters($0)
      }
    default: return false
    }
  }

  private func isAssociated(_ name: String, in scope: TypeID?) -> Bool {
    guard let scope else { return name.count == 1 }
    return program[scope].generics.contains { $0.name == name }
      || ancestries[scope.index].contains { ancestor in
        ancestor.id.map { program[$0].aliases[name]?.isAssociated ?? false } ?? false
      }
  }
}
