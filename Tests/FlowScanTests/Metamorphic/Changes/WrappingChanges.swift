import SwiftSyntax

extension Change {
  /// Bodies stand in `do`, as in `func open() { do { show() } }`.
  static let wrappedInDo = Change("bodies in do") { text in
    text.edited { procedureBodies(of: $0).flatMap { wrapped($0, "do {", "}") } }
  }

  /// The bodies of functions stand in `#if os(iOS)`.
  static let conditionalBodies = Change("bodies in #if os(iOS)") { text in
    text.edited { procedureBodies(of: $0).flatMap { wrapped($0, "\n#if os(iOS)\n", "\n#endif\n") } }
  }

  /// Whole functions stand in `#if os(iOS)`.
  static let conditionalMembers = Change("functions in #if os(iOS)") { text in
    text.edited { parts in
      parts.memberLists.flatMap { Array($0) }.filter { $0.decl.is(FunctionDeclSyntax.self) }.flatMap { item in
        [.insert("\n#if os(iOS)\n", beforeCommentsOf: item), .insert("\n#endif\n", after: item)]
      }
    }
  }

  /// The bodies from which no value is returned: what stands alone in others is their value.
  private static func procedureBodies(of parts: SourceParts) -> [CodeBlockSyntax] {
    parts.functions.filter { $0.signature.returnClause == nil }.compactMap(\.body)
      + parts.initializers.compactMap(\.body)
  }

  private static func wrapped(_ body: CodeBlockSyntax, _ head: String, _ foot: String) -> [SourceEdit] {
    guard !body.statements.isEmpty else { return [] }
    return [.insert(" " + head, after: body.leftBrace), .insert(foot + " ", before: body.rightBrace)]
  }
}
