internal import SwiftSyntax

/// Chooses among statements that exclude each other, such as those in both branches of an `if`.
struct LikelySetup {
  private let scope: Scope
  private let lookup: TypeLookup
  /// The branch of each choice that probably runs: the side of a test, or the case of a switch.
  private var chosen: [SyntaxIdentifier: Branch?] = [:]

  private struct Branch {
    var id: SyntaxIdentifier
    /// Whether declarations or words say so, and not only the order of the branches.
    var isTold: Bool
  }

  private init(_ scope: Scope, _ lookup: TypeLookup) { (self.scope, self.lookup) = (scope, lookup) }

  /// The statements without those in a branch whose alternative does the same and is more likely to run.
  static func of(_ setup: Setup, _ scope: Scope, _ lookup: TypeLookup) -> Setup {
    guard
      setup.assignments.contains(where: { !$0.conditions.isEmpty })
        || setup.calls.contains(where: { !$0.conditions.isEmpty })
    else { return setup }
    var choosing = LikelySetup(scope, lookup)
    var result = setup
    let assigned = choosing.kept(settings(setup))
    result.assignments = setup.assignments.indices.filter { assigned[$0] }.map { setup.assignments[$0] }
      .filter { !shows($0) || !choosing.isTemporary($0.conditions) }
    let called = choosing.kept(
      setup.calls.map { (effect(of: $0), $0.conditions, Setup.adding.contains($0.name)) })
    result.calls = setup.calls.indices.filter { called[$0] }.map { setup.calls[$0] }
      .filter { !Setup.adding.contains($0.name) || !choosing.isTemporary($0.conditions) }
    return result
  }

  /// The assignments as statements of which one may be guessed: of items in branches the first, unless one takes them away.
  private static func settings(
    _ setup: Setup
  ) -> [(effect: String?, conditions: [RunCondition], isGuessed: Bool)] {
    let cleared = Set(setup.assignments.filter { $0.value.is(NilLiteralExprSyntax.self) }.map(\.member))
    return setup.assignments.map {
      let isGuessed = (shows($0) || $0.member == "titleView") && !cleared.contains($0.member)
      return (isGuessed ? "bar" : "\($0.base).\($0.member)", $0.conditions, isGuessed)
    }
  }

  /// Whether an assignment puts something on the screen, as a call that adds views does.
  private static func shows(_ assignment: Setup.Assignment) -> Bool {
    assignment.base == "navigationItem" && assignment.member.hasPrefix("rightBar")
      || assignment.base == "navigationItem" && assignment.member.hasPrefix("leftBar")
      || assignment.member == "toolbarItems"
  }

  /// Whether one of the conditions is probably not met at first.
  private func isTemporary(_ conditions: [RunCondition]) -> Bool {
    conditions.contains { $0.isTemporary && $0.holds(in: scope) != true }
  }

  /// The effect of a call that another call may have as well; nil if it is none of its own.
  private static func effect(of call: Setup.Call) -> String? {
    if Setup.adding.contains(call.name) { return "\(call.base)+" }
    return call.name.hasPrefix("set") && !call.base.isEmpty ? "\(call.base).\(call.name)" : nil
  }

  /// For each statement, whether it stays.
  ///
  /// Of settings the last counts, so nothing has to be guessed; of added views all would be drawn.
  private mutating func kept(
    _ statements: [(effect: String?, conditions: [RunCondition], isGuessed: Bool)]
  ) -> [Bool] {
    var branches: [String: [SyntaxIdentifier: Set<SyntaxIdentifier>]] = [:]
    for statement in statements where !statement.conditions.isEmpty {
      guard let effect = statement.effect else { continue }
      for condition in statement.conditions {
        let (choice, branch) = Self.place(condition)
        branches[effect, default: [:]][choice, default: []].insert(branch)
      }
    }
    return statements.map { statement in
      guard let effect = statement.effect, let choices = branches[effect] else { return true }
      return statement.conditions.allSatisfy { condition in
        let (choice, branch) = Self.place(condition)
        guard let all = choices[choice], all.count > 1, let likely = likely(condition, choice),
          all.contains(likely.id), likely.isTold || statement.isGuessed
        else { return true }
        return branch == likely.id
      }
    }
  }

  /// The choice that a condition belongs to, and its branch.
  private static func place(_ condition: RunCondition) -> (SyntaxIdentifier, SyntaxIdentifier) {
    switch condition.kind {
    case .choice(let one): (one.parent?.id ?? one.id, one.id)
    case .test(let conditions, let isMet): (conditions.id, side(of: conditions, isMet))
    case .passed(let conditions): (conditions.id, side(of: conditions, true))
    }
  }

  /// A node that stands for a side of a test: the first condition if it is met, otherwise the list of them.
  private static func side(of conditions: ConditionElementListSyntax, _ isMet: Bool) -> SyntaxIdentifier {
    isMet ? conditions.first?.id ?? conditions.id : conditions.id
  }

  private static func isAboutRows(_ text: String) -> Bool {
    let words = text.lowercased()
    return ["indexpath", "section", "row", "item"].contains { words.mentions($0) }
  }

  /// The branch of a choice that probably runs; nil if that depends on the row, or nothing tells.
  private mutating func likely(_ condition: RunCondition, _ choice: SyntaxIdentifier) -> Branch? {
    if let known = chosen[choice] { return known }
    let likely: Branch? =
      switch condition.kind {
      case .test(let conditions, _), .passed(let conditions): likelySide(of: conditions)
      case .choice(let one): likelyCase(one)
      }
    chosen.updateValue(likely, forKey: choice)
    return likely
  }

  private func likelySide(of conditions: ConditionElementListSyntax) -> Branch? {
    guard !Self.isAboutRows(conditions.ownText) else { return nil }
    let told = Truth.of(conditions, scope) ?? LikelyBranch.isLikely(SyntaxShape.words(of: conditions))
    return Branch(id: Self.side(of: conditions, told ?? true), isTold: told != nil)
  }

  private func likelyCase(_ one: SwitchCaseSyntax) -> Branch? {
    guard let list = one.parent?.as(SwitchCaseListSyntax.self) else { return nil }
    let cases = list.compactMap { $0.as(SwitchCaseSyntax.self) }
    let subject = list.parent?.as(SwitchExprSyntax.self)?.subject
    guard subject.map({ !Self.isAboutRows($0.ownText) }) ?? false else { return nil }
    let first = subject.flatMap { Truth.firstCase(of: $0, scope, lookup) }
    if let first, !LikelyBranch.isUnlikely(case: "." + first) {
      let known = cases.first { TextReader.names($0.label, first) }
      if let known { return Branch(id: known.id, isTold: true) }
    }
    let likely = cases.first { !LikelyBranch.isUnlikely(case: $0.label.ownText) }
    return likely.map { Branch(id: $0.id, isTold: false) }
  }
}
