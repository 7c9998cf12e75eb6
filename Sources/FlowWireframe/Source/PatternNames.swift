internal import SwiftSyntax

/// The names that a pattern binds, in order.
final class PatternNames: SyntaxVisitor {
  private var names: [String] = []

  static func of(_ pattern: some SyntaxProtocol) -> [String] {
    let visitor = PatternNames(viewMode: .sourceAccurate)
    visitor.walk(pattern)
    return visitor.names
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.identifier.text)
    return .skipChildren
  }
}
