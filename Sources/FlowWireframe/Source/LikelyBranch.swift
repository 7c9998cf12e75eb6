internal import SwiftSyntax

/// Chooses the branch that is most likely seen first.
enum LikelyBranch {
  /// Whether a condition is probably false when the screen appears.
  static func isUnlikely(_ condition: String) -> Bool { isLikely(condition) == false }

  /// Whether a condition is probably true when the screen appears; nil if its words do not tell.
  static func isLikely(_ condition: String) -> Bool? { likelihood(condition).isLikely }

  /// Whether a condition is only met in a temporary or exceptional state, or never in such a state; nil if its words name none.
  static func isLasting(_ condition: String) -> Bool? { likelihood(condition).isLasting }

  /// The truth that the words of a condition suggest for both branches.
  static func likelihood(_ condition: String) -> (isLikely: Bool?, isLasting: Bool?) {
    // One true alternative is enough.
    let parts = ConditionWords.parted(condition, UInt8(ascii: "|")).map { part in
      let isOne = part.starts(with: "!(".utf8)
      // All of these have to be met.
      let words = isOne ? [part] : ConditionWords.parted(part, UInt8(ascii: "&"))
      let all = words.enumerated().map { ConditionWords($1).likelihood(isFirst: $0 == 0) }
      return (together(all.map(\.isLikely)), together(all.map(\.isLasting)))
    }
    return (either(parts.map(\.0)), either(parts.map(\.1)))
  }

  private static func either(_ parts: [Bool?]) -> Bool? {
    parts.contains(true) ? true : parts.allSatisfy { $0 == false } ? false : nil
  }

  private static func together(_ parts: [Bool?]) -> Bool? {
    parts.contains(false) ? false : parts.contains(true) ? true : nil
  }

  /// Whether a condition is nothing but the name of a passing state, such as `store.isLoading`.
  static func isPassingAlone(_ condition: String) -> Bool {
    condition.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      && ConditionWords(condition).endsInPassing
  }

  /// Whether a case of a switch is probably not the one when the screen appears.
  static func isUnlikely(case label: String) -> Bool {
    let text = label.lowercased()
    return ConditionWords(label).mentionsPassing || text.hasSuffix(".none") || text.hasPrefix("default")
  }

  /// The part of `a ? b : c`, `a ?? b` or `a as B` that is most likely seen.
  static func part(
    of sequence: SequenceExprSyntax, _ scope: Scope, _ lookup: TypeLookup? = nil
  ) -> ExprSyntax? {
    let elements = Array(sequence.elements)
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    else { return elements.first }
    let condition = elements[..<place].map(\.ownText).joined()
    let test =
      place == 1 ? elements[0] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(elements[..<place])))
    let isMet = Truth.of(test, scope, lookup, startsEmpty: true)
    guard isMet.map({ !$0 }) ?? isUnlikely(condition), place + 1 < elements.count else {
      return ternary.thenExpression
    }
    return rest(of: elements, from: place + 1)
  }

  /// The expression after a colon, which may be a choice of its own.
  private static func rest(of elements: [ExprSyntax], from start: Int) -> ExprSyntax {
    guard start + 1 < elements.count else { return elements[start] }
    return ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(elements[start...])))
  }
}
