import SwiftFacts

/// Collects all types first, then what extensions add to them, then inheritance.
extension Program {
  func collect(file index: Int32) {
    let file = files[Int(index)]
    for name in file.imports {
      importedModules.insert(names[name].split(separator: ".").first.map(String.init) ?? "")
    }
    for node in file.source.declarations {
      switch file.op(node) {
      case .typeDeclaration: collectType(file, index, node)
      case .function:
        let function = readFunction(file, index, node, owner: -1)
        globalFunctions[functions[Int(function)].name, default: []].append(function)
      case .variable:
        let property = readProperty(file, index, node, owner: -1)
        let name = properties[Int(property)].name
        if let known = globalProperties[name] {
          repeatedGlobals[name, default: [known]].append(property)
        }
        globalProperties[name] = property
      case .alias:
        var cursor = CodeCursor(file, node)
        _ = cursor.next()
        globalAliases[cursor.name(), default: []].append(
          TypeNode(file: index, node: cursor.next(), scope: -1))
      default: break
      }
    }
  }

  private func collectType(_ file: ProgramFile, _ index: Int32, _ node: Int32) {
    var cursor = CodeCursor(file, node)
    let place = cursor.next()
    guard let kind = TypeKind(rawValue: cursor.next()), kind != .extension else { return }
    let name = cursor.name()
    var type = TypeInfo(name: name, kind: kind, isForeign: false, file: index, place: place)
    type.flags = cursor.flags()
    type.summary = cursor.name()
    typesByName[name, default: []].append(TypeIndex(types.count))
    types.append(type)
    add(node, of: file, index, to: TypeIndex(types.count - 1))
  }

  func extend(file index: Int32) {
    let file = files[Int(index)]
    for node in file.source.declarations where file.op(node) == .typeDeclaration {
      var cursor = CodeCursor(file, node)
      _ = cursor.next()
      guard cursor.next() == TypeKind.extension.rawValue else { continue }
      let name = cursor.name()
      add(node, of: file, index, to: find(name, scope: -1, file: index) ?? foreignType(name))
    }
  }

  /// Adds the members of a type declaration or an extension to the type.
  private func add(_ node: Int32, of file: ProgramFile, _ index: Int32, to type: TypeIndex) {
    var cursor = CodeCursor(file, node)
    for _ in 0..<5 { _ = cursor.next() }
    let inherits = cursor.list().map { TypeNode(file: index, node: $0, scope: type) }
    types[Int(type)].inherits += inherits
    for row in cursor.rows(2) {
      types[Int(type)].generics[file.names[Int(row[0])]] = TypeNode(file: index, node: row[1], scope: type)
    }
    types[Int(type)].attributes += cursor.list().map { CodeNode(file: index, node: $0) }
    for member in cursor.list() { addMember(member, of: file, index, to: type) }
    // In `extension Foo where Self: Bar`, the members of Bar are available.
    for row in cursor.rows(2) where names[file.names[Int(row[0])]] == "Self" {
      types[Int(type)].demands.append(TypeNode(file: index, node: row[1], scope: type))
    }
  }

  private func addMember(_ node: Int32, of file: ProgramFile, _ index: Int32, to type: TypeIndex) {
    let owner = Int(type)
    switch file.op(node) {
    case .function:
      let function = readFunction(file, index, node, owner: type)
      types[owner].functions[functions[Int(function)].name, default: []].append(function)
      types[owner].functionOrder.append(function)
    case .variable:
      let property = readProperty(file, index, node, owner: type)
      let name = properties[Int(property)].name
      // A protocol's requirement gives way to the extension's implementation; private members of extensions in other files are
      // separate.
      if types[owner].properties[name] == nil
        || types[owner].kind == .protocol && properties[Int(property)].getter >= 0
      {
        types[owner].properties[name] = property
      }
      types[owner].propertyOrder.append(property)
    case .enumCaseDeclaration:
      let found = readCase(file, index, node)
      types[owner].cases[found.name] = found
      types[owner].caseOrder.append(found.name)
    case .alias:
      var cursor = CodeCursor(file, node)
      _ = cursor.next()
      let name = cursor.name()
      let target = TypeNode(file: index, node: cursor.next(), scope: type)
      if types[owner].aliases[name] == nil { types[owner].aliases[name] = target }
    default: break
    }
  }

  private func readParameters(_ cursor: inout CodeCursor, _ file: ProgramFile) -> [ParameterInfo] {
    cursor.rows(5).map { row in
      ParameterInfo(
        label: file.names[Int(row[0])], name: file.names[Int(row[1])], type: row[2],
        flags: CodeFlags(rawValue: row[3]), standard: row[4])
    }
  }

  func readFunction(_ file: ProgramFile, _ index: Int32, _ node: Int32, owner: TypeIndex) -> FunctionIndex {
    var cursor = CodeCursor(file, node)
    let place = cursor.next()
    let name = cursor.name()
    let flags = cursor.flags()
    let summary = cursor.name()
    let parameters = readParameters(&cursor, file)
    var generics: [Name: Int32] = [:]
    for row in cursor.rows(2) { generics[file.names[Int(row[0])]] = row[1] }
    let result = cursor.next()
    let body = cursor.next()
    functions.append(
      FunctionInfo(
        name: name, owner: owner, file: index, place: place, flags: flags, summary: summary,
        parameters: parameters, generics: generics, result: result, body: body, attributes: cursor.list()))
    functions[functions.count - 1].begin = cursor.next()
    functions[functions.count - 1].end = node
    if owner >= 0, types[Int(owner)].kind == .protocol, body < 0 {
      functions[functions.count - 1].isProtocolRequirement = true
    }
    return FunctionIndex(functions.count - 1)
  }

  private func readProperty(_ file: ProgramFile, _ index: Int32, _ node: Int32, owner: TypeIndex)
    -> PropertyIndex
  {
    var cursor = CodeCursor(file, node)
    properties.append(
      PropertyInfo(
        name: file.names[Int(file.code[Int(node) + 2])], owner: owner, file: index, place: cursor.next(),
        flags: {
          _ = cursor.next(); return cursor.flags()
        }(), summary: cursor.name(), type: cursor.next(),
        value: cursor.next(), getter: cursor.next(), setter: cursor.next(), attributes: cursor.list(),
        begin: cursor.next(), end: node))
    return PropertyIndex(properties.count - 1)
  }

  private func readCase(_ file: ProgramFile, _ index: Int32, _ node: Int32) -> CaseInfo {
    var cursor = CodeCursor(file, node)
    let place = cursor.next()
    let name = cursor.name()
    let summary = cursor.name()
    let parameters = readParameters(&cursor, file)
    return CaseInfo(
      name: name, file: index, place: place, summary: summary, parameters: parameters, rawValue: cursor.next()
    )
  }

  /// Resolves inheritance; types without source are registered at this point at the latest.
  func link() {
    for index in types.indices {
      if let dot = names[types[index].name].lastIndex(of: "."), !types[index].isForeign,
        let outer = names.known(String(names[types[index].name][..<dot]))
      {
        types[index].outer = find(outer, scope: -1, file: types[index].file) ?? -1
      }
    }
    var index = 0
    while index < types.count {
      let found = types[index].inherits.flatMap { resolve($0).types }
      types[index].supertypes += found.filter { $0 != index && !types[index].supertypes.contains($0) }
      for type in found where !types[Int(type)].subtypes.contains(TypeIndex(index)) {
        types[Int(type)].subtypes.append(TypeIndex(index))
      }
      index += 1
    }
    ancestorsCache = []
    resolvedInGenerics = [:]
  }
}
