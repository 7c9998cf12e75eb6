internal import SwiftSyntax

/// Chooses the branch that is most likely seen first.
enum LikelyBranch {
  /// Words in a condition that mean a temporary or exceptional state.
  private static let passing = [
    "loading", "error", "empty", "fail", "offline", "alert", "toast", "debug", "placeholder", "editing",
    "pending", "idle", "unknown", "progress", "deleted",
  ]

  /// Whether a condition is probably false when the screen appears.
  static func isUnlikely(_ condition: String) -> Bool { isLikely(condition) == false }

  /// Whether a condition is probably true when the screen appears; nil if its words do not tell.
  static func isLikely(_ condition: String) -> Bool? {
    // One true alternative is enough.
    let parts = condition.split(separator: "||").map { isLikelyAlone(String($0)) }
    if parts.contains(true) { return true }
    return parts.allSatisfy { $0 == false } ? false : nil
  }

  private static func isLikelyAlone(_ condition: String) -> Bool? {
    // What a state of loading contains is there once that is over.
    let plain = condition.lowercased().filter { $0 != " " }
    let text = plain.mentions("loadingstate.") ? plain.replacing("loadingstate.", with: "") : plain
    let isPassing =
      passing.contains { text.mentions($0) } || text.hasSuffix("==nil") || meansActivity(condition)
      || meansShown(condition)
    let isNegated = text.hasPrefix("!") || text.hasSuffix("==false") || text.hasPrefix("case.none")
    if text.mentions("#available") { return true }
    if isPassing { return isNegated }
    return isNegated ? false : nil
  }

  /// Whether a name means that the drawn part itself is shown: such parts mostly appear later.
  private static func meansShown(_ condition: String) -> Bool {
    condition.split { !$0.isLetter && !$0.isNumber }.contains {
      shownLater.contains($0)
    }
  }

  private static let shownLater: Set<Substring> = [
    "isVisible", "isPresented", "isShown", "isOpen", "isExpanded", "isPressed", "isHighlighted", "isHovered",
  ]

  /// Whether a name such as `isSendingFile` means an activity in progress.
  private static func meansActivity(_ condition: String) -> Bool {
    condition.split { !$0.isLetter && !$0.isNumber }.contains { name in
      guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return false }
      let verb = String(first) + name.dropFirst(3).prefix { $0.isLowercase }
      return verb.count > 5 && verb.hasSuffix("ing") && verb != "String"
    }
  }

  /// Whether a case of a switch is probably not the one when the screen appears.
  static func isUnlikely(case label: String) -> Bool {
    let text = label.lowercased()
    return passing.contains { text.mentions($0) } || text.hasSuffix(".none") || text.hasPrefix("default")
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
    guard Truth.of(test, scope, lookup).map({ !$0 }) ?? isUnlikely(condition), place + 1 < elements.count
    else {
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
