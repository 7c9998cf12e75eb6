internal import SwiftSyntax

/// A condition under which a statement runs, with what its words tell: many statements have the same.
struct RunCondition {
  enum Kind {
    /// A case of a `switch`.
    case choice(SwitchCaseSyntax)
    /// A side of an `if`.
    case test(ConditionElementListSyntax, isMet: Bool)
    /// The code after a `guard`.
    case passed(ConditionElementListSyntax)
  }

  let kind: Kind
  /// Whether its words mean a temporary or exceptional state.
  let isPassing: Bool
  /// Whether it is certainly one for such a state, and not only more likely one.
  let isTemporary: Bool
  /// Whether it may as well not be met: nothing says that it is, and the code goes on if it is not.
  let isOpen: Bool

  /// Takes what the words of the conditions tell, if it is known from the other side.
  init(_ kind: Kind, _ words: Words? = nil) {
    self.kind = kind
    switch kind {
    case .test(let conditions, let isMet):
      let words = words ?? Words(conditions)
      isPassing = words.isLikely == !isMet
      isTemporary = isMet ? words.areLasting.contains(false) : words.areLasting == [true]
      isOpen = words.isLikely != isMet
    case .passed(let conditions):
      let words = words ?? Words(conditions)
      isPassing = words.isLikely == false
      isTemporary = words.areLasting.contains(false)
      isOpen = false
    case .choice(let choice):
      isPassing =
        choice.label.is(SwitchCaseLabelSyntax.self) && LikelyBranch.isUnlikely(case: choice.label.ownText)
      isTemporary = isPassing
      isOpen = true
    }
  }

  /// The state that the words of all conditions tell together, and those of each alone.
  struct Words {
    let isLikely: Bool?
    let areLasting: [Bool?]

    init(_ conditions: ConditionElementListSyntax) {
      guard conditions.count > 1 else {
        let (isLikely, isLasting) = LikelyBranch.likelihood(conditions.ownText)
        (self.isLikely, areLasting) = (isLikely, [isLasting])
        return
      }
      isLikely = LikelyBranch.isLikely(SyntaxShape.words(of: conditions))
      areLasting = conditions.map { LikelyBranch.isLasting($0.ownText) }
    }
  }

  /// Whether the condition is met for known values; nil if they do not tell.
  func holds(in scope: Scope) -> Bool? {
    switch kind {
    case .test(let conditions, let isMet): Truth.of(conditions, scope).map { $0 == isMet }
    case .passed(let conditions): Truth.of(conditions, scope)
    case .choice(let choice): Self.isChosen(choice, scope)
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

  /// Whether it is a case for numbers only.
  var isForNumber: Bool {
    guard case .choice(let choice) = kind, let label = choice.label.as(SwitchCaseLabelSyntax.self) else {
      return false
    }
    return label.caseItems.allSatisfy {
      $0.pattern.as(ExpressionPatternSyntax.self)?.expression.is(IntegerLiteralExprSyntax.self) == true
    }
  }

  /// Whether it is the default of a `switch`.
  var isDefault: Bool {
    guard case .choice(let choice) = kind else { return false }
    return choice.label.is(SwitchDefaultLabelSyntax.self)
  }

  /// The branch of code that it is about: a case, or the conditions with the side.
  var branch: Branch {
    switch kind {
    case .choice(let choice): Branch(node: choice.id, isMet: true)
    case .test(let conditions, let isMet): Branch(node: conditions.id, isMet: isMet)
    case .passed(let conditions): Branch(node: conditions.id, isMet: true)
    }
  }

  struct Branch: Hashable {
    var node: SyntaxIdentifier
    var isMet: Bool
  }
}

extension Setup {
  /// The statements without those that certainly do not run for the values of parameters, and without conditions that are met.
  func reachable(for bound: [String: Scope.Bound], path: String) -> Setup {
    // Properties of the type may change before the code runs.
    let scope = Scope(type: nil, path: path, bound: bound)
    var known: [RunCondition.Branch: Bool?] = [:]
    let holds = { (condition: RunCondition) -> Bool? in
      if let holds = known[condition.branch] { return holds }
      let holds = condition.holds(in: scope)
      known.updateValue(holds, forKey: condition.branch)
      return holds
    }
    guard
      assignments.contains(where: { !$0.conditions.isEmpty })
        || calls.contains(where: { !$0.conditions.isEmpty })
    else { return self }
    var setup = self
    setup.assignments = assignments.filter { !$0.conditions.contains { holds($0) == false } }
    setup.calls = calls.filter { !$0.conditions.contains { holds($0) == false } }
    for place in setup.assignments.indices where !setup.assignments[place].conditions.isEmpty {
      setup.assignments[place].conditions.removeAll { holds($0) == true }
    }
    return setup
  }
}
