// What generic parameters and associated types stand for.
extension Knowledge {
  /// What the generic parameters and associated types of an ancestor are in an heir.
  func substitution(of ancestor: Ancestor, in heir: TypeID? = nil) -> [String: TypeShape] {
    guard let id = ancestor.id else { return [:] }
    guard program[id].kind == .protocol else {
      return program.substitution(of: program[id], as: ancestor.shape)
    }
    return heir.map { associatedTypes(of: $0) } ?? [:]
  }

  /// What the associated types of its protocols are in a type: by its typealiases, else by what it declares for the
  /// requirements that name them.
  func associatedTypes(of id: TypeID) -> [String: TypeShape] {
    if let known = associatedMemo[id] { return known }
    var found: [String: TypeShape] = [:]
    for ancestor in ancestries[id.index].compactMap(\.id) where program[ancestor].kind == .protocol {
      for alias in program[ancestor].aliases.values where alias.isAssociated && found[alias.name] == nil {
        found[alias.name] = witness(of: alias.name, in: ancestor, for: id)
      }
    }
    associatedMemo[id] = found
    return found
  }

  private func witness(of name: String, in demanding: TypeID, for id: TypeID) -> TypeShape? {
    let own = ancestries[id.index].compactMap(\.id).filter { program[$0].kind != .protocol }
    for type in own {
      if let alias = program[type].aliases[name], !alias.isAssociated { return alias.type }
    }
    let demand = program[demanding]
    for property in demand.propertyOrder where demand.properties[property]?.facts.type == .named(name) {
      for type in own {
        if let found = program[type].properties[property], found.facts.type != .unknown {
          return found.facts.type
        }
      }
    }
    for function in demand.functionOrder {
      for (index, parameter) in function.facts.parameters.enumerated() where parameter.type == .named(name) {
        for type in own {
          let found = program[type].functions[function.facts.name]?.first {
            $0.facts.parameters.map(\.label) == function.facts.parameters.map(\.label)
          }
          if let found { return found.facts.parameters[index].type }
        }
      }
    }
    return nil
  }
}
