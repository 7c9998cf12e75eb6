import SwiftSyntax

extension Change {
  /// What is bound is written as a case: `if case let detail? = detail {` in place of `if let detail {`.
  static let boundByCases = Change("optionals bound by cases") { text in
    text.edited { $0.bindings.flatMap(edits) }
  }

  private static func edits(of binding: OptionalBindingConditionSyntax) -> [SourceEdit] {
    guard binding.typeAnnotation == nil, let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      pattern.identifier.tokenKind != .keyword(.self)
    else { return [] }
    let name = pattern.identifier.text
    let value = binding.initializer == nil ? " = \(name)" : ""
    return [.insert("case ", before: binding.bindingSpecifier), .insert("?" + value, after: pattern)]
  }
}
