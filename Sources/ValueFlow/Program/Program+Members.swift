import SwiftFacts

/// Inheritance, and the lookup of members.
extension Program {
  /// The most ancestors of a type; in hostile code each query would take as long as the chain is.
  private static let mostAncestors = 250

  /// The type itself and its ancestors, nearest first.
  package func ancestors(_ type: TypeIndex) -> [TypeIndex] {
    let missing = Int(type) + 1 - ancestorsCache.count
    if missing > 0 { ancestorsCache += repeatElement([], count: missing) }
    if !ancestorsCache[Int(type)].isEmpty { return ancestorsCache[Int(type)] }
    // Queries made while the answer is being computed see only the type itself.
    ancestorsCache[Int(type)] = [type]
    var found = [type]
    var next = 0
    while next < found.count, found.count < Self.mostAncestors {
      let info = types[Int(found[next])]
      for parent in info.supertypes where !found.contains(parent) { found.append(parent) }
      if info.kind == .protocol || info.isForeign {
        for demand in info.demands {
          for parent in resolution.resolve(demand).types where !found.contains(parent) {
            found.append(parent)
          }
        }
      }
      next += 1
    }
    ancestorsCache[Int(type)] = found
    return found
  }

  package func inherits(_ type: TypeIndex, from other: TypeIndex) -> Bool {
    type == other || ancestors(type).contains(other)
  }

  /// Tells whether an object of one type may be of the other; for types without source, in case of doubt yes.
  package func isCompatible(_ type: TypeIndex, with declared: TypeIndex) -> Bool {
    if type == declared { return true }
    if types[Int(declared)].isForeign {
      if inherits(type, from: declared) || inherits(declared, from: type) { return true }
      if knownClasses.contains(type), knownClasses.contains(declared) { return false }
      if isCapability(declared) { return true }
      return !rootedTypes.contains(declared) && !isClosed(type)
    }
    if inherits(type, from: declared) || inherits(declared, from: type) { return true }
    // A class without source may conform in an extension elsewhere.
    return types[Int(type)].isForeign && types[Int(declared)].kind == .protocol
  }

  /// Tells whether a type without source is named as protocols are: a library may give one to any class, such as `Presentable` to view
  /// controllers.
  private func isCapability(_ type: TypeIndex) -> Bool {
    types[Int(type)].supertypes.isEmpty && !closedTypes.contains(type) && typeName(type).hasSuffix("able")
  }

  /// Tells whether a member of one type can be mentioned in the code of another without a base.
  func isNear(_ type: TypeIndex, _ owner: TypeIndex) -> Bool {
    if owner < 0 || type == owner { return true }
    var type = type
    while type >= 0 {
      if inherits(type, from: owner) || inherits(owner, from: type) { return true }
      type = types[Int(type)].outer
    }
    return false
  }

  /// Tells whether all ancestors of a type of the source are known.
  private func isClosed(_ type: TypeIndex) -> Bool {
    !types[Int(type)].isForeign
      && ancestors(type).allSatisfy { !types[Int($0)].isForeign || closedTypes.contains($0) }
  }

  /// Tells whether a type inherits from code without source that may have any behaviour.
  func isOpen(_ type: TypeIndex) -> Bool { type < 0 || !isClosed(type) }

  /// The concrete types of the source that a value of a type may have.
  package func concreteSubtypes(_ type: TypeIndex) -> [TypeIndex] {
    var found: [TypeIndex] = []
    var seen = FlatSet(capacity: 1 << 4)
    var waiting = [type]
    while let next = waiting.popLast() {
      guard seen.insert(UInt64(next) + 1) else { continue }
      if types[Int(next)].kind != .protocol { found.append(next) }
      waiting += types[Int(next)].subtypes
    }
    return found.sorted()
  }

  /// The functions of a type with a name, nearest first.
  package func methods(_ name: Name, of type: TypeIndex) -> [FunctionIndex] {
    let key = UInt64(pair: type, name)
    if let known = methodCache[key] { return methodLists[Int(known)] }
    var found: [FunctionIndex] = []
    for ancestor in ancestors(type) {
      for function in types[Int(ancestor)].functions[name] ?? [] {
        if functions[Int(function)].isProtocolRequirement { continue }
        // A nearer function overrides the others.
        if found.contains(where: { hasSameLabels($0, function) && functions[Int($0)].owner != ancestor }) {
          continue
        }
        found.append(function)
      }
    }
    found = extensionConditions.applicable(found, to: type)
    methodCache[key] = Int32(methodLists.count)
    methodLists.append(found)
    return found
  }

  /// Tells whether two functions of one type differ only by the conditions of their extensions.
  func replaces(_ one: FunctionIndex, _ other: FunctionIndex) -> Bool {
    functions[Int(one)].owner == functions[Int(other)].owner && hasSameLabels(one, other)
      && hasSameClosures(functions[Int(one)], functions[Int(other)])
  }

  private func hasSameClosures(_ one: FunctionInfo, _ other: FunctionInfo) -> Bool {
    zip(one.parameters, other.parameters).allSatisfy { left, right in
      !parameterType(left, of: one).isFunction || !parameterType(right, of: other).isFunction
        || text(of: left.type, in: one.file) == text(of: right.type, in: other.file)
    }
  }

  private func hasSameLabels(_ one: FunctionIndex, _ other: FunctionIndex) -> Bool {
    let (first, second) = (functions[Int(one)], functions[Int(other)])
    guard first.parameters.count == second.parameters.count else { return false }
    return zip(first.parameters, second.parameters).allSatisfy { left, right in
      left.label == right.label && isSameType(left, first, right, second)
    }
  }

  private func isSameType(
    _ left: ParameterInfo, _ first: FunctionInfo, _ right: ParameterInfo, _ second: FunctionInfo
  ) -> Bool {
    let one = parameterType(left, of: first)
    let two = parameterType(right, of: second)
    // A closure is no value of a type.
    if one.isFunction && !two.types.isEmpty || two.isFunction && !one.types.isEmpty { return false }
    guard let a = one.types.first, let b = two.types.first else { return true }
    return inherits(a, from: b) || inherits(b, from: a)
  }

  /// The functions with a name declared by a type and its ancestors, including requirements of protocols.
  package func declared(_ name: Name, by type: TypeIndex) -> [FunctionIndex] {
    ancestors(type).flatMap { types[Int($0)].functions[name] ?? [] }
  }

  package func property(_ name: Name, of type: TypeIndex) -> PropertyIndex? {
    let key = UInt64(pair: type, name)
    if let known = propertyCache[key] { return known < 0 ? nil : known }
    var found: PropertyIndex = -1
    for ancestor in ancestors(type) {
      guard let property = types[Int(ancestor)].properties[name] else { continue }
      let isRequirement = types[Int(ancestor)].kind == .protocol && properties[Int(property)].getter < 0
      if found < 0 { found = property }
      if !isRequirement {
        found = property
        break
      }
    }
    propertyCache[key] = found
    return found < 0 ? nil : found
  }

  /// Tells whether a type or an ancestor has a member with a name in the source.
  func hasMember(_ name: Name, _ type: TypeIndex) -> Bool {
    for ancestor in ancestors(type) {
      let info = types[Int(ancestor)]
      if info.functions[name] != nil || info.properties[name] != nil || info.cases[name] != nil {
        return true
      }
    }
    return false
  }

  package func enumCase(_ name: Name, of type: TypeIndex) -> CaseInfo? { types[Int(type)].cases[name] }

  /// The declared types of a property.
  package func declaredTypes(of property: PropertyIndex) -> [TypeIndex] {
    type(of: properties[Int(property)]).types
  }

  package func parameterType(_ parameter: ParameterInfo, of function: FunctionInfo) -> ResolvedType {
    resolution.resolve(
      TypeNode(file: function.file, node: parameter.type, scope: function.owner), generics: function.generics)
  }

  /// The types of the first parameter of closures that a parameter takes: of `Resolver` in `(Resolver) -> Page`.
  func firstTypes(handedBy parameter: ParameterInfo, of function: FunctionInfo) -> [TypeIndex] {
    var node = parameter.type
    let code = files[Int(function.file)]
    while node >= 0, code.op(node) == .optionalType {
      var cursor = CodeCursor(code, node)
      node = cursor.next()
    }
    guard node >= 0, code.op(node) == .functionType else { return [] }
    var cursor = CodeCursor(code, node)
    guard let first = cursor.list().first else { return [] }
    return resolution.resolve(
      TypeNode(file: function.file, node: first, scope: function.owner), generics: function.generics
    ).types
  }

  /// The type of a value that a case carries.
  package func parameterType(_ parameter: ParameterInfo, of info: CaseInfo, in type: TypeIndex)
    -> ResolvedType
  {
    resolution.resolve(TypeNode(file: info.file, node: parameter.type, scope: type), generics: [:])
  }

  package func resultType(of function: FunctionInfo) -> ResolvedType {
    resolution.resolve(
      TypeNode(file: function.file, node: function.result, scope: function.owner), generics: function.generics
    )
  }

  package func type(of property: PropertyInfo) -> ResolvedType {
    if property.type < 0, !property.attributes.isEmpty {
      return wrapperArguments.typeGivenToWrapper(of: property)
    }
    if property.type < 0, emptyLists.areOfCode(property) { return ResolvedType(isFunction: true) }
    return resolution.resolve(TypeNode(file: property.file, node: property.type, scope: property.owner))
  }
}
