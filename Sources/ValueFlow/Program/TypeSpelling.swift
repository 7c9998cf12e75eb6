import SwiftFacts

/// A type spelled out with the full names of nested types and with aliases resolved.
package struct SpelledType: Hashable, Sendable {
  /// The type without the question mark of an optional.
  package var text: String
  package var isOptional = false
  /// The type of the source; -1 if there is none.
  package var type: TypeIndex = -1

  /// The type as written, with the question mark of an optional.
  package var whole: String { isOptional ? text + "?" : text }

  var optional: SpelledType { SpelledType(text: text, isOptional: true, type: type) }
}

/// Types as the code writes them, for readers.
package struct TypeSpelling {
  let program: Program

  /// The type written at a node, as seen from the type and file that contain it.
  package func spelled(_ node: Int32, in file: Int32, scope: TypeIndex) -> SpelledType {
    spelled(TypeNode(file: file, node: node, scope: scope), depth: 0)
  }

  /// The parameter types of a closure type, also if it is optional or an alias; nil if it is not one.
  package func spelledParameters(ofFunction node: Int32, in file: Int32, scope: TypeIndex) -> [SpelledType]? {
    parameters(of: TypeNode(file: file, node: node, scope: scope), depth: 0)
  }

  private func parameters(of type: TypeNode, depth: Int) -> [SpelledType]? {
    guard depth < Self.deepest, type.node >= 0 else { return nil }
    let file = program.files[Int(type.file)]
    var cursor = CodeCursor(file, type.node)
    func inner(_ node: Int32) -> TypeNode { TypeNode(file: type.file, node: node, scope: type.scope) }
    switch file.op(type.node) {
    case .optionalType: return parameters(of: inner(cursor.next()), depth: depth + 1)
    case .namedType:
      return program.resolution.alias(cursor.name(), type).flatMap { parameters(of: $0, depth: depth + 1) }
    case .functionType: return cursor.list().map { spelled(inner($0), depth: depth + 1) }
    default: return nil
    }
  }

  /// The type that a name refers to at a place.
  package func spelled(named text: String, in file: Int32, scope: TypeIndex) -> SpelledType {
    let name = program.number(text)
    let node = TypeNode(file: file, node: -2, scope: scope)
    return program.resolution.alias(name, node).map { spelled($0, depth: 1) } ?? named(name, [], node, 0)
  }

  /// The meaning of an alias in a type, or the nested type with this name.
  package func spelled(nested name: String, in type: TypeIndex) -> SpelledType? {
    if let number = program.names.known(name), let alias = program.types[Int(type)].aliases[number],
      alias.node >= 0
    {
      return spelled(alias, depth: 0)
    }
    guard let path = program.names.known(program.typeName(type) + "." + name),
      let inner = program.resolution.find(path, scope: type, file: program.types[Int(type)].file)
    else { return nil }
    return SpelledType(text: program.typeName(inner), type: inner)
  }

  /// The types that the aliases in a type refer to.
  package func aliased(in type: TypeIndex) -> [TypeIndex] {
    program.types[Int(type)].aliases.values.filter { $0.node >= 0 }.flatMap {
      program.resolution.resolve($0).types
    }
    .sorted()
  }

  /// The most aliases followed, since an alias may lead back to itself.
  private static let deepest = 6

  private func spelled(_ type: TypeNode, depth: Int) -> SpelledType {
    guard depth < Self.deepest, type.node >= 0 else { return SpelledType(text: "_") }
    let file = program.files[Int(type.file)]
    var cursor = CodeCursor(file, type.node)
    func inner(_ node: Int32) -> SpelledType {
      spelled(TypeNode(file: type.file, node: node, scope: type.scope), depth: depth + 1)
    }
    switch file.op(type.node) {
    case .optionalType: return inner(cursor.next()).optional
    case .listType: return SpelledType(text: "[\(inner(cursor.next()).whole)]")
    case .pairsType:
      return SpelledType(text: "[\(inner(cursor.next()).whole): \(inner(cursor.next()).whole)]")
    case .namedType:
      let name = cursor.name()
      if let alias = program.resolution.alias(name, type) { return spelled(alias, depth: depth + 1) }
      let arguments = cursor.list().map(inner)
      return collection(program.names[name], arguments) ?? named(name, arguments.map(\.whole), type, depth)
    default: return SpelledType(text: program.text(of: type.node, in: type.file))
    }
  }

  /// The short notation of a type with a long name, such as `Array`.
  private func collection(_ name: String, _ arguments: [SpelledType]) -> SpelledType? {
    switch (name, arguments.count) {
    case ("Optional", 1): arguments[0].optional
    case ("Array", 1): SpelledType(text: "[\(arguments[0].whole)]")
    case ("Dictionary", 2): SpelledType(text: "[\(arguments[0].whole): \(arguments[1].whole)]")
    default: nil
    }
  }

  private func named(_ name: Name, _ arguments: [String], _ node: TypeNode, _ depth: Int) -> SpelledType {
    let found = program.resolution.find(name, scope: node.scope, file: node.file)
    if found == nil, let id = identifier(program.names[name], node, depth) { return id }
    let text = found.map(program.typeName) ?? withoutModule(program.names[name])
    let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
    return SpelledType(text: text + list, type: found ?? -1)
  }

  /// `Order.ID` is the type of an order's `id`.
  private func identifier(_ text: String, _ node: TypeNode, _ depth: Int) -> SpelledType? {
    guard text.hasSuffix(".ID"), let owner = program.names.known(String(text.dropLast(3))),
      let type = program.resolution.find(owner, scope: node.scope, file: node.file),
      let property = program.names.known("id").flatMap({ program.property($0, of: type) })
    else { return nil }
    let id = program.properties[Int(property)]
    if id.type >= 0 { return spelled(TypeNode(file: id.file, node: id.type, scope: type), depth: depth + 1) }
    guard case .call(let callee, _)? = program.written(id.value, in: id.file)?.form,
      case .name(let made) = callee.form
    else { return nil }
    return named(made, [], TypeNode(file: id.file, node: -1, scope: type), depth + 1)
  }

  func withoutModule(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), program.importedModules.contains(String(name[..<dot])) else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }
}
