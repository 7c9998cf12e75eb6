extension Program {
  /// Forgets the code of a function in types of these names and in all that inherit from them: somebody has said what it does.
  ///
  /// Its calls are then calls of code without source. To be called before anything is resolved.
  package func hide(_ function: String, ofTypesNamed owners: Set<String>) {
    guard let name = names.known(function) else { return }
    for type in types.indices where !types[type].isForeign && types[type].functions[name] != nil {
      guard ancestors(TypeIndex(type)).contains(where: { owners.contains(typeName($0)) }) else { continue }
      let hidden = Set(types[type].functions.removeValue(forKey: name) ?? [])
      types[type].functionOrder.removeAll { hidden.contains($0) }
    }
  }
}
