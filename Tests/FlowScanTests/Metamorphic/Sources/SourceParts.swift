import SwiftParser
import SwiftSyntax

/// The pieces of a source that changes look at.
final class SourceParts: SyntaxVisitor {
  let tree: SourceFileSyntax
  private(set) var functions: [FunctionDeclSyntax] = []
  private(set) var initializers: [InitializerDeclSyntax] = []
  private(set) var typeNames: [String] = []
  private(set) var memberLists: [MemberBlockItemListSyntax] = []
  private(set) var bindings: [OptionalBindingConditionSyntax] = []

  init(_ text: String) {
    tree = Parser.parse(source: text)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// The names of functions that override others.
  var overridden: [String] {
    functions.filter { $0.modifiers.contains { $0.name.text == "override" } }.map(\.name.text)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    initializers.append(node)
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    memberLists.append(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    bindings.append(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    typeNames.append(name.text)
    return .visitChildren
  }
}
