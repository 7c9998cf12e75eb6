internal import SwiftSyntax

extension SyntaxProtocol {
  /// The text without the blanks and comments around it; no tree is made for it, unlike for `trimmedDescription`.
  var ownText: String {
    let text = description
    let (before, after) = (leadingTriviaLength.utf8Length, trailingTriviaLength.utf8Length)
    guard before > 0 || after > 0 else { return text }
    return String(text.utf8.dropFirst(before).dropLast(after)) ?? text
  }

  /// Whether it is the name `self`.
  var isSelf: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) }
}
