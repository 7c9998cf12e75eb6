import SwiftFacts

/// A piece of code as written, for analyses of declarations rather than values.
package struct Written {
  package let program: Program
  package let file: Int32
  package let node: Int32

  package struct Argument {
    package let label: Name
    package let value: Written
    package let isTrailing: Bool
  }

  package struct Arm {
    package let conditions: [Written]
    package let body: Written
  }

  /// The code, one level deep.
  package enum Form {
    case nothing
    case name(Name)
    case member(Written?, Name)
    case call(Written, [Argument])
    case index(Written, [Argument])
    case closure([Name], Written)
    case literal(Name)
    case keyPath([Name])
    case assign(Written, Written)
    case local(Written, Written?)
    case branch([Arm])
    case matches(Written, [Written])
    case binding(Name)
    case enumCase(Name, [Written])
    case type(Name, [Written])
    case typeName(Written)
    /// Several pieces, one after another.
    case group([Written])
  }

  /// The place of the code; 0 if it has none.
  package var place: Int32 {
    switch code.op(node) {
    case .nothing, .block, .localFunction, .holds, .matches, .otherwise, .anything, .tuplePattern,
      .typePattern, .castPattern, .valuePattern, .namedType, .listType, .pairsType, .functionType,
      .tupleType, .composedType, .optionalType, .metatype, .unknownType:
      0
    default: code.code[Int(node) + 1]
    }
  }

  package var text: String { program.expressionText(node, in: file) }

  /// The literal parts of a string, with nil for interpolations and what is added to it; nil if it is not a string.
  package var textParts: [String?]? { textParts(depth: 0) }

  private func textParts(depth: Int) -> [String?]? {
    guard node >= 0, depth < 20 else { return nil }
    if code.op(node) == .binary { return sumParts(depth) }
    guard code.op(node) == .text else { return nil }
    var cursor = CodeCursor(code, node)
    _ = cursor.next()
    return cursor.rows(2).map { $0[0] == 0 ? program.name(code.names[Int($0[1])]) : nil }
  }

  /// The parts of `"orders/" + id`.
  private func sumParts(_ depth: Int) -> [String?]? {
    var cursor = CodeCursor(code, node)
    _ = cursor.next()
    guard program.name(cursor.name()) == "+" else { return nil }
    let sides = [cursor.next(), cursor.next()].map { at($0).textParts(depth: depth + 1) }
    return sides.contains { $0 != nil } ? sides.flatMap { $0 ?? [nil] } : nil
  }

  /// The types of a closure's parameters; -1 if not written.
  package var parameterTypes: [Int32] {
    guard node >= 0, code.op(node) == .closure else { return [] }
    var cursor = CodeCursor(code, node)
    _ = cursor.next()
    return cursor.rows(2).map { $0[1] }
  }

  var code: ProgramFile { program.files[Int(file)] }

  private func at(_ node: Int32) -> Written { Written(program: program, file: file, node: node) }

  private func some(_ node: Int32) -> Written? { node < 0 ? nil : at(node) }

  package var form: Form {
    guard node >= 0 else { return .nothing }
    var cursor = CodeCursor(code, node)
    let op = code.op(node)
    if op.rawValue >= Op.anything.rawValue { return pattern(op, &cursor) ?? type(op, &cursor) }
    return expression(op, &cursor) ?? statement(op, &cursor)
  }

  private func expression(_ op: Op, _ cursor: inout CodeCursor) -> Form? {
    switch op {
    case .nothing, .selector: return .nothing
    case .holds: return .group([at(cursor.next())])
    case .matches: return .matches(at(cursor.next()), cursor.list().map(at))
    case .otherwise, .block, .localFunction, .branch, .local, .result, .leave, .loop: return nil
    default: _ = cursor.next()
    }
    switch op {
    case .name: return .name(cursor.name())
    case .literal: return .literal(cursor.name())
    case .member: return .member(some(cursor.next()), cursor.name())
    case .call: return .call(at(cursor.next()), arguments(&cursor))
    case .index: return .index(at(cursor.next()), arguments(&cursor))
    case .closure: return closure(&cursor)
    case .keyPath:
      _ = cursor.next()
      return .keyPath(cursor.list().map { code.names[Int($0)] })
    case .assign: return .assign(at(cursor.next()), at(cursor.next()))
    case .typeName: return .typeName(at(cursor.next()))
    case .cast, .isType: return .group([at(cursor.next())])
    default: return .group(parts(op, &cursor).filter { $0 >= 0 }.map(at))
    }
  }

  private func parts(_ op: Op, _ cursor: inout CodeCursor) -> [Int32] {
    switch op {
    case .text: return cursor.rows(2).filter { $0[0] != 0 }.map { $0[1] }
    case .list, .choice: return cursor.list()
    case .pairs: return cursor.rows(2).flatMap { $0 }
    case .tuple: return cursor.rows(3).map { $0[1] }
    case .binary:
      _ = cursor.next()
      return [cursor.next(), cursor.next()]
    default: return []
    }
  }

  private func arguments(_ cursor: inout CodeCursor) -> [Argument] {
    cursor.rows(3).map { row in
      Argument(
        label: code.names[Int(row[0])], value: at(row[1]),
        isTrailing: CodeFlags(rawValue: row[2]).contains(.isTrailing))
    }
  }

  private func closure(_ cursor: inout CodeCursor) -> Form {
    let names = cursor.rows(2).map { code.names[Int($0[0])] }
    _ = cursor.rows(3)
    return .closure(names, at(cursor.next()))
  }

  private func statement(_ op: Op, _ cursor: inout CodeCursor) -> Form {
    switch op {
    case .block: return .group(cursor.list().map(at))
    case .local:
      _ = cursor.next()
      let pattern = at(cursor.next())
      _ = cursor.next()
      return .local(pattern, some(cursor.next()))
    case .result, .leave:
      _ = cursor.next()
      return .group([some(cursor.next())].compactMap { $0 })
    case .branch: return branch(&cursor)
    case .loop:
      _ = (cursor.next(), cursor.next())
      return .group([at(cursor.next()), at(cursor.next())])
    case .localFunction: return .group([some(body(ofFunction: cursor.next()))].compactMap { $0 })
    default: return .nothing
    }
  }

  private func body(ofFunction node: Int32) -> Int32 {
    var cursor = CodeCursor(code, node)
    for _ in 0..<4 { _ = cursor.next() }
    _ = (cursor.rows(5), cursor.rows(2), cursor.next())
    return cursor.next()
  }

  private func branch(_ cursor: inout CodeCursor) -> Form {
    for _ in 0..<3 { _ = cursor.next() }
    let count = cursor.next()
    return .branch(
      (0..<count).map { _ in Arm(conditions: cursor.list().map(at), body: at(cursor.next())) })
  }

  private func pattern(_ op: Op, _ cursor: inout CodeCursor) -> Form? {
    switch op {
    case .anything: return .nothing
    case .binding:
      _ = cursor.next()
      return .binding(cursor.name())
    case .enumCase:
      _ = (cursor.next(), cursor.next())
      return .enumCase(cursor.name(), cursor.list().map(at))
    case .tuplePattern: return .group(cursor.list().map(at))
    case .castPattern, .valuePattern: return .group([at(cursor.next())])
    default: return nil
    }
  }

  private func type(_ op: Op, _ cursor: inout CodeCursor) -> Form {
    switch op {
    case .namedType: return .type(cursor.name(), cursor.list().map(at))
    case .optionalType, .listType: return at(cursor.next()).form
    case .tupleType: return .group(cursor.rows(2).map { at($0[1]) })
    default: return .nothing
    }
  }
}

extension Program {
  /// The code of a node; nil if there is none.
  package func written(_ node: Int32, in file: Int32) -> Written? {
    node < 0 ? nil : Written(program: self, file: file, node: node)
  }

  /// The type of the source that a written name refers to at a place.
  package func type(named text: String, in scope: TypeIndex, file: Int32) -> TypeIndex? {
    guard let name = names.known(text) else { return nested(text, in: scope, file: file) }
    // A nested type may have the name of one of the framework's wrappers.
    if let found = resolution.find(name, scope: scope, file: file) { return found }
    let resolved = resolution.resolve(name, scope: scope, file: file, generics: [:]).types.first
    return resolved.flatMap { types[Int($0)].isForeign ? nil : $0 }
  }

  /// A type nested in a type or an enclosing one that is mentioned nowhere by its short name.
  private func nested(_ text: String, in scope: TypeIndex, file: Int32) -> TypeIndex? {
    var outer = scope
    while outer >= 0 {
      if let name = names.known(typeName(outer) + "." + text),
        let found = resolution.find(name, scope: -1, file: file)
      {
        return found
      }
      outer = types[Int(outer)].outer
    }
    return nil
  }

  /// The names of a property's attributes.
  package func attributeNames(of property: PropertyInfo) -> [String] {
    attributeNames(property.attributes.map { CodeNode(file: property.file, node: $0) })
  }

  /// The names of a declaration's attributes.
  package func attributeNames(_ attributes: [CodeNode]) -> [String] {
    attributes.map { attribute in
      let file = files[Int(attribute.file)]
      return names[file.names[Int(file.code[Int(attribute.node) + 2])]]
    }
  }
}
