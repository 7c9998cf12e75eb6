package import SwiftFacts

/// Details that `Written.Form` omits.
extension Written {
  /// A capture of a closure: `[weak self, cart]`.
  package struct Capture {
    package let name: Name
    /// Whether it is weak or unowned, so that the closure does not retain it.
    package let isWeak: Bool
  }

  /// A declared name with the node of its type; -1 if none is written.
  package struct Declared {
    package let name: Name
    package let type: Int32
  }

  package var op: Op { node < 0 ? .nothing : code.op(node) }

  /// The operands, if the node is of this op.
  private func operands(of op: Op) -> CodeCursor? {
    self.op == op ? CodeCursor(code, node) : nil
  }

  package var captures: [Capture] {
    guard var cursor = operands(of: .closure) else { return [] }
    _ = (cursor.next(), cursor.rows(2))
    return cursor.rows(3).map { Capture(name: code.names[Int($0[0])], isWeak: $0[1] != 0) }
  }

  /// The parameters of a closure or local function.
  package var parameters: [Declared] {
    if var cursor = operands(of: .closure) {
      _ = cursor.next()
      return cursor.rows(2).map { Declared(name: code.names[Int($0[0])], type: $0[1]) }
    }
    guard var cursor = localFunction else { return [] }
    for _ in 0..<4 { _ = cursor.next() }
    return cursor.rows(5).map { Declared(name: code.names[Int($0[1])], type: $0[2]) }
  }

  /// The name of a local function.
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

  /// The kind of a branch.
  package var branchKind: BranchKind? {
    guard var cursor = operands(of: .branch) else { return nil }
    _ = cursor.next()
    return BranchKind(rawValue: cursor.next())
  }

  /// The pattern of a loop.
  package var loopPattern: Written? {
    guard var cursor = operands(of: .loop) else { return nil }
    _ = cursor.next()
    return Written(program: program, file: file, node: cursor.next())
  }

  /// The operator of a binary or prefix expression.
  package var sign: Name? {
    guard var cursor = operands(of: .binary) else { return nil }
    _ = cursor.next()
    return cursor.name()
  }

  /// The node of the type in a declaration, a cast or a pattern; -1 if there is none.
  package var typeNode: Int32 {
    guard let place = Self.typePlaces[op] else { return -1 }
    return code.code[Int(node) + place]
  }

  /// The offset of the type in the operands of each op.
  private static let typePlaces: [Op: Int] = [
    .local: 3, .cast: 3, .typeName: 2, .castPattern: 2, .typePattern: 1,
  ]

  /// Whether it is a list of values: `[one, two]`.
  package var isList: Bool { node >= 0 && code.op(node) == .list }

  /// The element type of a list, optional or dictionary type.
  package var elementType: Written? {
    switch op {
    case .listType, .optionalType: program.written(code.code[Int(node) + 1], in: file)
    case .pairsType: program.written(code.code[Int(node) + 2], in: file)
    default: nil
    }
  }

  /// Whether it is the type of a list or a dictionary, possibly optional.
  package var isListType: Bool {
    op == .listType || op == .pairsType || op == .optionalType && elementType?.isListType ?? false
  }

  /// The result type of a function type or a local function.
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

  /// The direct parts, without types and patterns.
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
  /// The type that a node refers to in the code of a type.
  package func type(
    written node: Int32, in file: Int32, scope: TypeIndex, generics: [Name: Int32] = [:]
  ) -> ResolvedType {
    resolution.resolve(TypeNode(file: file, node: node, scope: scope), generics: generics)
  }

  /// Tells whether a type is declared to be class-bound.
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
