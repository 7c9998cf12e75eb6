internal import SwiftSyntax

/// Views that are only there in a passing state, such as that of an empty list.
extension NamedViewReader {
  /// Whether code shows a view in such states only, as in `case .empty: emptyView.isHidden = false`.
  func isPassing(_ name: String, in subject: Subject) -> Bool {
    let names = [name, subject.setup.locals[name].map(Setup.path) ?? name]
    let shown = subject.setup.assignments.filter {
      names.contains($0.base) && $0.member == "isHidden"
        && $0.value.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
    }
    return !shown.isEmpty && shown.allSatisfy { $0.conditions.contains(where: \.isPassing) }
  }
}
