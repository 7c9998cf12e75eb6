import SwiftFacts

/// Finds the type that a name means at a place.
package struct TypeResolution {
  let program: Program

  /// The type with a full name, as seen from a type and a file.
  func find(_ name: Name, scope: TypeIndex, file: Int32) -> TypeIndex? {
    if scope >= 0 {
      var outer = scope
      while outer >= 0 {
        if let inner = nested(name, in: outer) { return inner }
        outer = program.types[Int(outer)].outer
      }
    }
    guard let candidates = program.typesByName[name] else {
      return find(qualified: name, scope: scope, file: file)
    }
    return nearest(candidates, to: file)
  }

  /// The type `Type` for `Module.Type`, where the module is of the source: that of a library may have the name of a type of the app.
  private func find(qualified name: Name, scope: TypeIndex, file: Int32) -> TypeIndex? {
    let text = program.names[name]
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")), isOwnModule(String(text[..<dot]), in: file),
      let rest = program.names.known(String(text[text.index(after: dot)...]))
    else { return nil }
    return find(rest, scope: scope, file: file)
  }

  /// Tells whether a name is that of a module whose source is scanned: the file's own is not imported, and others have a folder.
  private func isOwnModule(_ name: String, in file: Int32) -> Bool {
    guard program.importedModules.contains(name) else { return false }
    return program.folders.contains(name)
      || file >= 0 && !program.imports(file).contains { program.names[$0] == name }
  }

  /// A type nested in another or in its ancestors.
  private func nested(_ name: Name, in type: TypeIndex) -> TypeIndex? {
    let key = UInt64(pair: type, name)
    if let known = program.nestedCache[key] { return known < 0 ? nil : known }
    let found = nestedAfresh(name, in: type)
    if program.isLinked { program.nestedCache[key] = found ?? -1 }
    return found
  }

  private func nestedAfresh(_ name: Name, in type: TypeIndex) -> TypeIndex? {
    if program.types[Int(type)].name == name || program.lastComponent(ofNameOf: type) == name { return type }
    let path = program.names[program.types[Int(type)].name] + "." + program.names[name]
    if let known = program.names.known(path), let found = program.typesByName[known] {
      return nearest(found, to: program.types[Int(type)].file)
    }
    for ancestor in program.types[Int(type)].supertypes where !program.types[Int(ancestor)].isForeign {
      let path = program.names[program.types[Int(ancestor)].name] + "." + program.names[name]
      if let known = program.names.known(path), let found = program.typesByName[known]?.first { return found }
    }
    return nil
  }

  /// Of several types with the same name, the one whose file shares the longest path.
  private func nearest(_ candidates: [TypeIndex], to file: Int32) -> TypeIndex? {
    guard candidates.count > 1, file >= 0 else { return candidates.first }
    let own = Array(program.path(file).utf8)
    var best: (TypeIndex, Int)?
    for candidate in candidates {
      let other = Array(program.path(program.types[Int(candidate)].file).utf8)
      let shared = zip(own, other).prefix { $0 == $1 }.count
      if best.map({ shared > $0.1 }) ?? true { best = (candidate, shared) }
    }
    return best?.0
  }

  /// The type of a node, as seen from the type and file that contain it.
  func resolve(_ node: TypeNode, generics: [Name: Int32] = [:]) -> ResolvedType {
    if node.node < 0 { return .unknown }
    // The generics are those of the enclosing function, so the node alone determines the meaning.
    if let known = generics.isEmpty ? program.resolved[node] : program.resolvedInGenerics[node] {
      return known
    }
    let found = resolve(node, generics, depth: 0)
    if generics.isEmpty { program.resolved[node] = found } else { program.resolvedInGenerics[node] = found }
    return found
  }

  private func resolve(_ type: TypeNode, _ generics: [Name: Int32], depth: Int) -> ResolvedType {
    if type.node < 0 || depth > 12 { return .unknown }
    let file = program.files[Int(type.file)]
    var cursor = CodeCursor(file, type.node)
    func inner(_ node: Int32) -> ResolvedType {
      resolve(TypeNode(file: type.file, node: node, scope: type.scope), generics, depth: depth + 1)
    }
    switch file.op(type.node) {
    case .namedType: return named(cursor.name(), cursor.list(), type, generics, depth)
    case .listType, .optionalType: return inner(cursor.next())
    case .pairsType:
      _ = cursor.next()
      return inner(cursor.next())
    case .metatype:
      var found = inner(cursor.next())
      found.isMetatype = true
      return found
    case .functionType: return ResolvedType(isFunction: true)
    case .tupleType: return ResolvedType(isTuple: true)
    case .composedType:
      return cursor.list().reduce(into: ResolvedType()) { $0.types += inner($1).types }
    default: return .unknown
    }
  }

  /// Types that only contain another one and are transparent.
  static let wrappers: Set<String> = [
    "Optional", "Array", "Set", "ArraySlice", "ContiguousArray", "Binding", "Published", "State", "Result",
    "Any",
    "AnyObject", "Self", "Sendable",
  ]

  private func named(
    _ name: Name, _ arguments: [Int32], _ node: TypeNode, _ generics: [Name: Int32], _ depth: Int
  ) -> ResolvedType {
    func inner(_ argument: Int32, _ scope: TypeIndex) -> ResolvedType {
      resolve(TypeNode(file: node.file, node: argument, scope: scope), generics, depth: depth + 1)
    }
    if let bound = generics[name] {
      var found = inner(bound, node.scope)
      found.isBoundOfCall = true
      return found
    }
    let text = program.names[name]
    if Self.wrappers.contains(text) && !isOwn(name, arguments, node) || isList(name, arguments, node) {
      if text == "Self", node.scope >= 0 { return ResolvedType(types: [node.scope]) }
      return arguments.first.map { inner($0, node.scope) } ?? .unknown
    }
    if let member = member(text, of: node, generics) {
      return member < 0 ? .unknown : named(Name(member), arguments, node, generics, depth + 1)
    }
    if let alias = alias(name, node) {
      var found = resolve(alias, generics, depth: depth + 1)
      if isGeneric(name, in: node.scope) { found.isGeneric = true }
      return found
    }
    if let found = find(name, scope: node.scope, file: node.file) {
      var type = ResolvedType(types: [found])
      if arguments.count == 1, program.types[Int(found)].generics.count == 1 {
        type.argument = inner(arguments[0], node.scope).known
      }
      return type
    }
    return ResolvedType(types: [program.foreignType(name)])
  }

  /// Tells whether the app has a type or an alias of the name of a wrapper, which that of the system never is without its arguments:
  /// `enum State { case loading, loaded }`.
  private func isOwn(_ name: Name, _ arguments: [Int32], _ node: TypeNode) -> Bool {
    arguments.isEmpty && isDeclared(name, node)
  }

  /// Tells whether a name is that of a library's list, and of nothing in the app.
  private func isList(_ name: Name, _ arguments: [Int32], _ node: TypeNode) -> Bool {
    !arguments.isEmpty && program.lists.contains(program.names[name]) && !isDeclared(name, node)
  }

  private func isDeclared(_ name: Name, _ node: TypeNode) -> Bool {
    alias(name, node) != nil
      || find(name, scope: node.scope, file: node.file).map { !program.types[Int($0)].isForeign } == true
  }

  /// The name `Model` in `Self.Model`; -1 for a member of a generic parameter, as in `Page.Model`.
  private func member(_ text: String, of node: TypeNode, _ generics: [Name: Int32]) -> Int32? {
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    if text[..<dot] == "Self" { return program.names.known(String(text[text.index(after: dot)...])) ?? -1 }
    guard let outer = program.names.known(String(text[..<dot])) else { return nil }
    return generics[outer] != nil || isGeneric(outer, in: node.scope) ? -1 : nil
  }

  /// Tells whether a name is a generic parameter of an enclosing type.
  private func isGeneric(_ name: Name, in type: TypeIndex) -> Bool {
    var type = type
    while type >= 0 {
      if program.types[Int(type)].generics[name] != nil { return true }
      type = program.types[Int(type)].outer
    }
    return false
  }

  /// The meaning of an alias, an associated type, or a generic parameter of an enclosing type.
  func alias(_ name: Name, _ node: TypeNode) -> TypeNode? {
    var scope = node.scope
    while scope >= 0 {
      let type = program.types[Int(scope)]
      if let bound = type.generics[name] { return bound }
      if let alias = type.aliases[name], alias.node != node.node { return alias }
      // A type's own declaration is the associated type of its protocol.
      if type.kind != .protocol, contains(name, scope) { return nil }
      for ancestor in program.ancestors(scope).dropFirst() {
        if let alias = program.types[Int(ancestor)].aliases[name], alias.node >= 0 { return alias }
      }
      scope = type.outer
    }
    if program.typesByName[name] == nil, let found = program.globalAliases[name] {
      let near = found.max {
        shared(program.path($0.file), node.file) < shared(program.path($1.file), node.file)
      }
      return near
    }
    // The case of `Outer.Alias`.
    if program.typesByName[name] != nil { return nil }
    let text = program.names[name]
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")),
      let outer = program.names.known(String(text[..<dot])),
      let last = program.names.known(String(text[text.index(after: dot)...])),
      let type = find(outer, scope: node.scope, file: node.file)
    else { return nil }
    return program.types[Int(type)].aliases[last]
  }

  /// Tells whether a type with a name is declared in another one.
  private func contains(_ name: Name, _ type: TypeIndex) -> Bool {
    let key = UInt64(pair: type, name)
    if let known = program.declaredInside[key] { return known == 1 }
    let path = program.names.known(program.typeName(type) + "." + program.names[name])
    let isDeclared = path.map { program.typesByName[$0] != nil } ?? false
    if program.isLinked { program.declaredInside[key] = isDeclared ? 1 : 0 }
    return isDeclared
  }

  private func shared(_ path: String, _ file: Int32) -> Int {
    zip(path.utf8, program.path(file).utf8).prefix { $0 == $1 }.count
  }
}

extension TypeResolution {
  /// The type that a name refers to at a place; no type if it refers to none.
  package func resolve(_ name: Name, scope: TypeIndex, file: Int32, generics: [Name: Int32]) -> ResolvedType {
    if let bound = generics[name] {
      return resolve(TypeNode(file: file, node: bound, scope: scope), generics: generics)
    }
    return named(name, [], TypeNode(file: file, node: -2, scope: scope), generics, 0)
  }

  /// The labels and member names in the arguments of an attribute: `modal` in `@Route(.modal)`.
  package func attributeWords(_ attribute: Int32, in file: Int32) -> [String] {
    let file = program.files[Int(file)]
    var cursor = CodeCursor(file, attribute)
    _ = (cursor.next(), cursor.next())
    return cursor.rows(3).flatMap { row -> [String] in
      let label = program.names[file.names[Int(row[0])]]
      guard row[1] >= 0, file.op(row[1]) == .member else { return [label] }
      return [label, program.names[file.names[Int(file.code[Int(row[1]) + 3])]]]
    }
  }
}
