internal import SwiftSyntax

/// A loop over a list literal, read as a copy of its body for each element.
enum UnrolledLoop {
  private static let mostElements = 12
  private static let longest = 4_000

  /// The copies of a body; nil if the list is not a short literal.
  static func bodies(
    over list: ExprSyntax, _ body: CodeBlockItemListSyntax, number: Int,
    names: (ExprSyntax) -> [String: ExprSyntax]?
  ) -> [CodeBlockItemListSyntax]? {
    guard let elements = list.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? numbers(list),
      elements.count <= mostElements, body.totalLength.utf8Length < longest
    else { return nil }
    let values = elements.map(names)
    guard !values.contains(where: { $0 == nil }) else { return nil }
    return values.compactMap(\.self).enumerated().map { place, values in
      LocalNames(values, in: body, number: number + place).rewritten(body)
    }
  }

  /// The numbers of a range of literals, as `1...3`.
  static func numbers(_ range: ExprSyntax) -> [ExprSyntax]? {
    guard let parts = range.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
      let first = Arguments.number(parts[0]).map({ Int($0) }),
      let last = Arguments.number(parts[2]).map({ Int($0) }), last >= first, last - first <= mostElements
    else { return nil }
    let isClosed = parts[1].ownText == "..."
    guard isClosed || parts[1].ownText == "..<" else { return nil }
    return (first..<(isClosed ? last + 1 : last)).map { SyntaxShape.number($0) }
  }

  /// The values of the names in the pattern of a loop: `name`, or `(name, picture)` for tuples.
  static func values(of pattern: PatternSyntax, for element: ExprSyntax) -> [String: ExprSyntax]? {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text { return [name: element] }
    guard let names = pattern.as(TuplePatternSyntax.self)?.elements.map({ $0.pattern.ownText }),
      let parts = element.as(TupleExprSyntax.self)?.elements.map(\.expression), parts.count == names.count
    else { return nil }
    return Dictionary(zip(names, parts), uniquingKeysWith: { first, _ in first })
  }
}
