package import SwiftFacts

/// What the forms of code leave out.
extension Written {
  /// What a closure takes from the code around it: `[weak self, cart]`.
  package struct Capture {
    package let name: Name
    /// Whether it is weak or unowned, so that the closure does not hold it.
    package let isWeak: Bool
  }

  /// A name that code declares, with the node of its type; -1 where none is written.
  package struct Declared {
    package let name: Name
    package let type: Int32
  }

  package var op: Op { node < 0 ? .nothing : code.op(node) }

  /// The operands, where the node is of this op.
  private func operands(of op: Op) -> CodeCursor? {
    self.op == op ? CodeCursor(code, node) : nil
  }

  package var captures: [Capture] {
    guard var cursor = operands(of: .closure) else { return [] }
    _ = (cursor.next(), cursor.rows(2))
    return cursor.rows(3).map { Capture(name: code.names[Int($0[0])], isWeak: $0[1] != 0) }
  }

  /// What a closure or a function inside another takes.
  package var parameters: [Declared] {
    if var cursor = operands(of: .closure) {
      _ = cursor.next()
      return cursor.rows(2).map { Declared(name: code.names[Int($0[0])], type: $0[1]) }
    }
    guard var cursor = localFunction else { return [] }
    for _ in 0..<4 { _ = cursor.next() }
    return cursor.rows(5).map { Declared(name: code.names[Int($0[1])], type: $0[2]) }
  }

  /// The name of a function inside another.
  package var localName: Name? {
    guard var cursor = localFunction else { return nil }
    _ = cursor.next()
    return cursor.name()
  }

  private var localFunction: CodeCursor? {
    guard var cursor = operands(of: .localFunction) else { return nil }
    let function = cursor.next()
    return function < 0 ? nil : CodeCursor(code, function)
  }

  /// How the ways of a branch are told apart.
  package var branchKind: BranchKind? {
    guard var cursor = operands(of: .branch) else { return nil }
    _ = cursor.next()
    return BranchKind(rawValue: cursor.next())
  }

  /// What a loop gives a name to, once for each round.
  package var loopPattern: Written? {
    guard var cursor = operands(of: .loop) else { return nil }
    _ = cursor.next()
    return Written(program: program, file: file, node: cursor.next())
  }

  /// The sign of two values, or before one.
  package var sign: Name? {
    guard var cursor = operands(of: .binary) else { return nil }
    _ = cursor.next()
    return cursor.name()
  }

  /// The node of the type that a declaration, a cast or a pattern names; -1 where it names none.
  package var typeNode: Int32 {
    guard let place = Self.typePlaces[op] else { return -1 }
    return code.code[Int(node) + place]
  }

  /// How far behind its op each node has its type.
  private static let typePlaces: [Op: Int] = [
    .local: 3, .cast: 3, .typeName: 2, .castPattern: 2, .typePattern: 1,
  ]

  /// What is in a list or an optional, or what a dictionary leads to, where this is such a type.
  package var elementType: Written? {
    switch op {
    case .listType, .optionalType: program.written(code.code[Int(node) + 1], in: file)
    case .pairsType: program.written(code.code[Int(node) + 2], in: file)
    default: nil
    }
  }

  /// Whether it is the type of a list or a dictionary, or an optional one.
  package var isListType: Bool {
    op == .listType || op == .pairsType || op == .optionalType && elementType?.isListType ?? false
  }

  /// What a function of this type gives; of a function inside another what that gives.
  package var resultType: Written? {
    if op == .optionalType { return elementType?.resultType }
    if var cursor = operands(of: .functionType) {
      _ = cursor.list()
      return program.written(cursor.next(), in: file)
    }
    guard var cursor = localFunction else { return nil }
    for _ in 0..<4 { _ = cursor.next() }
    _ = (cursor.rows(5), cursor.rows(2))
    return program.written(cursor.next(), in: file)
  }

  /// All that stands right in it and is done with it, types and patterns left out.
  package var parts: [Written] {
    switch form {
    case .nothing, .name, .literal, .keyPath, .binding, .enumCase, .type, .typeName: []
    case .member(let base, _): [base].compactMap { $0 }
    case .call(let base, let arguments), .index(let base, let arguments): [base] + arguments.map(\.value)
    case .closure(_, let body): [body]
    case .assign(let target, let source): [target, source]
    case .local(_, let value): [value].compactMap { $0 }
    case .branch(let arms): arms.flatMap { $0.conditions + [$0.body] }
    case .matches(let value, _): [value]
    case .group(let parts): parts.filter { $0.node >= 0 }
    }
  }
}

extension Program {
  /// The type that a node means in the code of a type.
  package func type(
    written node: Int32, in file: Int32, scope: TypeIndex, generics: [Name: Int32] = [:]
  ) -> ResolvedType {
    resolve(TypeNode(file: file, node: node, scope: scope), generics: generics)
  }

  /// Whether only objects of classes can be of a type that the source declares, since it says so.
  package func demandsClass(_ type: TypeIndex) -> Bool {
    ancestors(type).contains { ancestor in
      let info = types[Int(ancestor)]
      return (info.inherits + info.demands).contains { namesAnyObject($0.node, files[Int($0.file)]) }
    }
  }

  private func namesAnyObject(_ node: Int32, _ file: ProgramFile) -> Bool {
    guard node >= 0 else { return false }
    var cursor = CodeCursor(file, node)
    switch file.op(node) {
    case .namedType: return names[cursor.name()] == "AnyObject"
    case .composedType: return cursor.list().contains { namesAnyObject($0, file) }
    default: return false
    }
  }
}
