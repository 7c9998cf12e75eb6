import SwiftFacts

/// Reads the declarations of the files into the tables of a program.
struct DeclarationReading {
  let program: Program

  func collect(file index: Int32) {
    let file = program.files[Int(index)]
    for name in file.imports {
      program.importedModules.insert(program.names[name].split(separator: ".").first.map(String.init) ?? "")
    }
    for node in file.source.declarations {
      switch file.op(node) {
      case .typeDeclaration: collectType(file, index, node)
      case .function:
        let function = readFunction(file, index, node, owner: -1)
        program.globalFunctions[program.functions[Int(function)].name, default: []].append(function)
      case .variable:
        let property = readProperty(file, index, node, owner: -1)
        let name = program.properties[Int(property)].name
        if let known = program.globalProperties[name] {
          program.repeatedGlobals[name, default: [known]].append(property)
        }
        program.globalProperties[name] = property
      case .alias:
        var cursor = CodeCursor(file, node)
        _ = cursor.next()
        program.globalAliases[cursor.name(), default: []].append(
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
    let type = TypeInfo(name: name, kind: kind, isForeign: false, file: index, place: place)
    type.flags = cursor.flags()
    type.summary = cursor.name()
    program.typesByName[name, default: []].append(TypeIndex(program.types.count))
    program.types.append(type)
    add(node, of: file, index, to: TypeIndex(program.types.count - 1))
  }

  func extend(file index: Int32) {
    let file = program.files[Int(index)]
    for node in file.source.declarations where file.op(node) == .typeDeclaration {
      var cursor = CodeCursor(file, node)
      _ = cursor.next()
      guard cursor.next() == TypeKind.extension.rawValue else { continue }
      let name = cursor.name()
      add(node, of: file, index, to: program.resolution.extended(name, file: index))
    }
  }

  /// Adds the members of a type declaration or an extension to the type.
  private func add(_ node: Int32, of file: ProgramFile, _ index: Int32, to type: TypeIndex) {
    var cursor = CodeCursor(file, node)
    for _ in 0..<5 { _ = cursor.next() }
    let inherits = cursor.list().map { TypeNode(file: index, node: $0, scope: type) }
    program.types[Int(type)].inherits += inherits
    for row in cursor.rows(2) {
      let name = file.names[Int(row[0])]
      program.types[Int(type)].generics[name] = TypeNode(file: index, node: row[1], scope: type)
      program.types[Int(type)].genericOrder.append(name)
    }
    program.types[Int(type)].attributes += cursor.list().map { CodeNode(file: index, node: $0) }
    let first = program.functions.count
    for member in cursor.list() { addMember(member, of: file, index, to: type) }
    let conditions = cursor.rows(2).map {
      condition(on: program.names[file.names[Int($0[0])]], TypeNode(file: index, node: $0[1], scope: type))
    }
    // In `extension Foo where Self: Bar`, the members of Bar are available.
    program.types[Int(type)].demands += conditions.filter { $0.subject == nil }.map(\.type)
    // Of a generic class, subclasses say which types its parameters stand for.
    let info = program.types[Int(type)]
    if conditions.isEmpty || info.isGeneric && info.kind != .class { return }
    for function in first..<program.functions.count {
      program.conditions[FunctionIndex(function)] = conditions
    }
  }

  private func condition(on subject: String, _ type: TypeNode) -> ExtensionCondition {
    if subject == "Self" { return ExtensionCondition(subject: nil, type: type) }
    let name = subject.hasPrefix("Self.") ? String(subject.dropFirst(5)) : subject
    return ExtensionCondition(subject: program.names.number(name), type: type)
  }

  private func addMember(_ node: Int32, of file: ProgramFile, _ index: Int32, to type: TypeIndex) {
    let owner = Int(type)
    switch file.op(node) {
    case .function:
      let function = readFunction(file, index, node, owner: type)
      program.types[owner].functions[program.functions[Int(function)].name, default: []].append(function)
      program.types[owner].functionOrder.append(function)
    case .variable:
      let property = readProperty(file, index, node, owner: type)
      let name = program.properties[Int(property)].name
      // A protocol's requirement gives way to the extension's implementation; private members of extensions in other files are
      // separate.
      if program.types[owner].properties[name] == nil
        || program.types[owner].kind == .protocol && program.properties[Int(property)].getter >= 0
      {
        program.types[owner].properties[name] = property
      }
      program.types[owner].propertyOrder.append(property)
    case .enumCaseDeclaration:
      let found = readCase(file, index, node)
      program.types[owner].cases[found.name] = found
      program.types[owner].caseOrder.append(found.name)
    case .alias:
      var cursor = CodeCursor(file, node)
      _ = cursor.next()
      let name = cursor.name()
      let target = TypeNode(file: index, node: cursor.next(), scope: type)
      if program.types[owner].aliases[name] == nil { program.types[owner].aliases[name] = target }
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
    program.functions.append(
      FunctionInfo(
        name: name, owner: owner, file: index, place: place, flags: flags, summary: summary,
        parameters: parameters, generics: generics, result: result, body: body, attributes: cursor.list()))
    program.functions[program.functions.count - 1].begin = cursor.next()
    program.functions[program.functions.count - 1].end = node
    if owner >= 0, program.types[Int(owner)].kind == .protocol, body < 0 {
      program.functions[program.functions.count - 1].isProtocolRequirement = true
    }
    return FunctionIndex(program.functions.count - 1)
  }

  private func readProperty(_ file: ProgramFile, _ index: Int32, _ node: Int32, owner: TypeIndex)
    -> PropertyIndex
  {
    var cursor = CodeCursor(file, node)
    program.properties.append(
      PropertyInfo(
        name: file.names[Int(file.code[Int(node) + 2])], owner: owner, file: index, place: cursor.next(),
        flags: {
          _ = cursor.next(); return cursor.flags()
        }(), summary: cursor.name(), type: cursor.next(),
        value: cursor.next(), getter: cursor.next(), setter: cursor.next(), attributes: cursor.list(),
        begin: cursor.next(), end: node))
    return PropertyIndex(program.properties.count - 1)
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
    for index in program.types.indices {
      if let dot = program.names[program.types[index].name].lastIndex(of: "."),
        !program.types[index].isForeign,
        let outer = program.names.known(String(program.names[program.types[index].name][..<dot]))
      {
        program.types[index].outer =
          program.resolution.find(outer, scope: -1, file: program.types[index].file) ?? -1
      }
    }
    var index = 0
    while index < program.types.count {
      let found = program.types[index].inherits.flatMap { program.resolution.resolve($0).types }
      program.types[index].supertypes += found.filter {
        $0 != index && !program.types[index].supertypes.contains($0)
      }
      for type in found where !program.types[Int(type)].subtypes.contains(TypeIndex(index)) {
        program.types[Int(type)].subtypes.append(TypeIndex(index))
      }
      index += 1
    }
    program.ancestorsCache = []
    program.resolvedInGenerics = [:]
  }
}
