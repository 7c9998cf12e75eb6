// Looking up members.
extension Knowledge {
  struct MemberKey: Hashable {
    let id: TypeID
    let name: String
  }

  /// A type, and a protocol by which it may know a flow.
  struct HolderKey: Hashable {
    let holder: TypeID
    let delegate: TypeID
  }

  /// The functions of this name that a type has, its own before those it inherits.
  func functions(_ name: String, of id: TypeID) -> [FunctionNode] {
    let key = MemberKey(id: id, name: name)
    if let known = memberMemo[key] { return known }
    let found = ancestries[id.index].flatMap { ancestor in
      ancestor.id.flatMap { program[$0].functions[name] } ?? []
    }
    memberMemo[key] = found
    return found
  }

  /// The property of this name that a type has, with the ancestor that declares it.
  func property(_ name: String, of id: TypeID) -> (PropertyNode, Ancestor)? {
    let key = MemberKey(id: id, name: name)
    if let known = propertyMemo[key] { return known }
    let found = searchProperty(name, of: id)
    propertyMemo[key] = .some(found)
    return found
  }

  private func searchProperty(_ name: String, of id: TypeID) -> (PropertyNode, Ancestor)? {
    var requirement: (PropertyNode, Ancestor)?
    for ancestor in ancestries[id.index] {
      guard let owner = ancestor.id, let found = program[owner].properties[name] else { continue }
      // What a protocol demands says less than what an extension or a superclass gives.
      if program[owner].kind != .protocol || !found.facts.getter.isEmpty { return (found, ancestor) }
      requirement = requirement ?? (found, ancestor)
    }
    return requirement
  }

  /// The one concrete type behind a type: itself, or the only implementer of a protocol.
  func concrete(_ shape: TypeShape, in scope: TypeID?, from file: String) -> TypeID? {
    let ids = shape.parts.flatMap { program.resolveAlias($0, in: scope).parts }.compactMap { part in
      part.name.flatMap { program.find($0, in: scope, from: file) }
    }
    if let plain = ids.first(where: { program[$0].kind != .protocol && program[$0].kind != .extension }) {
      return plain
    }
    let common = ids.map { Set(program.implementers(of: $0)) }.reduce(nil as Set<TypeID>?) {
      $0?.intersection($1) ?? $1
    }
    guard let common, !common.isEmpty else { return nil }
    if common.count == 1 { return common.first }
    // A base class and its heirs implement the protocol together: the heirs decide.
    let leaves = common.filter { id in !(program.heirs[id] ?? []).contains { common.contains($0) } }
    return leaves.count == 1 ? leaves.first : nil
  }
}
