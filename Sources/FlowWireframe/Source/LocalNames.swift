internal import SwiftSyntax

/// Replaces names by values, and gives local constants names of their own, so that code can be read several times.
///
/// A node is detached before it is changed: otherwise everything around it would be made anew for each change.
final class LocalNames: SyntaxRewriter {
  private let values: [String: ExprSyntax]
  private let locals: Set<String>
  private let number: Int

  /// Takes the values of names in code, a number that makes the names of its constants unique, and constants that keep their names.
  init(
    _ values: [String: ExprSyntax], in code: some SyntaxProtocol, number: Int, keeping kept: Set<String> = []
  ) {
    self.values = values
    locals = DeclaredLocals.names(in: code).subtracting(values.keys).subtracting(kept)
    self.number = number
    super.init(viewMode: .sourceAccurate)
  }

  func rewritten(_ items: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax { visit(items) }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    let name = node.baseName.text
    if let value = values[name] { return value.trimmed }
    guard locals.contains(name) else { return ExprSyntax(node) }
    return ExprSyntax(node.detached.with(\.baseName, renamed(node.baseName)))
  }

  override func visit(_ node: IdentifierPatternSyntax) -> PatternSyntax {
    guard locals.contains(node.identifier.text) else { return PatternSyntax(node) }
    return PatternSyntax(node.detached.with(\.identifier, renamed(node.identifier)))
  }

  // The name in `if let name` is that of the value, too.
  override func visit(_ node: OptionalBindingConditionSyntax) -> OptionalBindingConditionSyntax {
    guard node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = values[name]
    else { return super.visit(node) }
    return node.detached.with(\.initializer, InitializerClauseSyntax(value: value.trimmed))
  }

  // The name of a member is no name of its own.
  override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
    guard let base = node.base, let own = rewrite(base, detach: true).as(ExprSyntax.self), own.id != base.id
    else { return ExprSyntax(node) }
    return ExprSyntax(node.detached.with(\.base, own))
  }

  // A closure without parameters has a `$0` of its own.
  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    node.signature == nil && values["$0"] != nil ? ExprSyntax(node) : super.visit(node)
  }

  override func visit(_ node: KeyPathExprSyntax) -> ExprSyntax { ExprSyntax(node) }

  override func visit(_ node: AttributeSyntax) -> AttributeSyntax { node }

  // These have no names of constants in them.
  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax { TypeSyntax(node) }
  override func visit(_ node: BinaryOperatorExprSyntax) -> ExprSyntax { ExprSyntax(node) }
  override func visit(_ node: AssignmentExprSyntax) -> ExprSyntax { ExprSyntax(node) }
  override func visit(_ node: BooleanLiteralExprSyntax) -> ExprSyntax { ExprSyntax(node) }
  override func visit(_ node: IntegerLiteralExprSyntax) -> ExprSyntax { ExprSyntax(node) }
  override func visit(_ node: StringSegmentSyntax) -> StringSegmentSyntax { node }

  private func renamed(_ token: TokenSyntax) -> TokenSyntax {
    token.detached.with(\.tokenKind, .identifier("\(token.text)…\(number)"))
  }
}

/// The names of the constants and variables in code.
final class DeclaredLocals: CodeVisitor {
  private var names: Set<String> = []
  private var lists: Set<String> = []

  static func names(in code: some SyntaxProtocol) -> Set<String> { read(code).names }

  /// The names among them that begin as a list, or as an object that is made of one.
  static func lists(in code: some SyntaxProtocol) -> Set<String> { read(code).lists }

  private static func read(_ code: some SyntaxProtocol) -> DeclaredLocals {
    let visitor = DeclaredLocals()
    visitor.walk(code)
    return visitor
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    names.insert(name)
    if let value = node.initializer?.value, Self.isList(value) { lists.insert(name) }
    return .visitChildren
  }

  private static func isList(_ value: ExprSyntax) -> Bool {
    if value.is(ArrayExprSyntax.self) { return true }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.is(ArrayExprSyntax.self)
      || call.arguments.contains { $0.expression.is(ArrayExprSyntax.self) }
  }
}

/// The names that code refers to.
final class ReferredNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func of(_ code: some SyntaxProtocol) -> Set<String> {
    let visitor = ReferredNames(viewMode: .sourceAccurate)
    visitor.walk(code)
    return visitor.names
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .skipChildren
  }
}
