internal import SwiftSyntax

/// A condition under which a statement runs.
enum RunCondition {
  /// A case of a `switch`.
  case choice(SwitchCaseSyntax)
  /// A side of an `if`.
  case test(ConditionElementListSyntax, isMet: Bool)

  /// Whether the condition is met for known values; nil if they do not tell.
  func holds(in scope: Scope) -> Bool? {
    switch self {
    case .test(let conditions, let isMet): Truth.of(conditions, scope).map { $0 == isMet }
    case .choice(let choice): Self.isChosen(choice, scope)
    }
  }

  /// Whether its words mean a temporary or exceptional state.
  var isPassing: Bool {
    switch self {
    case .test(let conditions, let isMet): LikelyBranch.isLikely(conditions.ownText) == !isMet
    case .choice(let choice):
      choice.label.is(SwitchCaseLabelSyntax.self) && LikelyBranch.isUnlikely(case: choice.label.ownText)
    }
  }

  private static func isChosen(_ choice: SwitchCaseSyntax, _ scope: Scope) -> Bool? {
    guard let list = choice.parent?.as(SwitchCaseListSyntax.self),
      let subject = list.parent?.as(SwitchExprSyntax.self)?.subject,
      let name = Truth.firstCase(of: subject, scope)
    else { return nil }
    let named = list.compactMap { $0.as(SwitchCaseSyntax.self) }.filter { TextReader.names($0.label, name) }
    // A name that no case has may be that of a constant.
    return named.isEmpty ? nil : named.contains { $0.id == choice.id }
  }
}

extension Setup {
  /// The statements without those that certainly do not run for the values of parameters.
  func reachable(for bound: [String: Scope.Bound], path: String) -> Setup {
    // What the type declares may change before the code runs.
    let scope = Scope(type: nil, path: path, bound: bound)
    let isReachable = { (conditions: [RunCondition]) in !conditions.contains { $0.holds(in: scope) == false }
    }
    var setup = self
    setup.assignments = assignments.filter { isReachable($0.conditions) }
    setup.calls = calls.filter { isReachable($0.conditions) }
    return setup
  }
}
