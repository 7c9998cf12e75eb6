internal import SwiftSyntax

/// Loops over data.
extension ViewReader {
  /// The number of rounds of a loop over unknown data.
  private static let rounds = 3
  private static let mostRounds = 8

  func loop(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    guard let data = arguments.first else { return [] }
    return rounds(over: data, arguments.closure("content"), scope)
  }

  /// Reads the content for each element of data: those in a literal, or three.
  func rounds(over data: ExprSyntax, _ content: ExprSyntax?, _ scope: Scope) -> [Element] {
    guard let content else { return [] }
    guard let closure = content.as(ClosureExprSyntax.self) else { return view(content, scope) }
    return values(of: data, scope).flatMap { value in
      var inner = scope.hiding(closure.parameterNames)
      if let value, let name = closure.parameterNames.first { inner.bound[name] = .code(value, scope) }
      let elements = views(closure.statements, inner)
      return elements.count > 1 ? [Element(.column, "", elements)] : elements
    }
  }

  private func values(of data: ExprSyntax, _ scope: Scope) -> [ExprSyntax?] {
    if let list = data.as(ArrayExprSyntax.self) {
      return list.elements.prefix(Self.mostRounds).map(\.expression)
    }
    if let name = data.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if case .code(let code, let place)? = scope.bound[name], code.is(ArrayExprSyntax.self) {
        return values(of: code, place)
      }
      if let value = scope.type?.properties[name]?.value,
        value.as(ArrayExprSyntax.self)?.elements.isEmpty == false
      {
        return values(of: value, scope)
      }
    }
    if data.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "allCases",
      let cases = ListReader(lookup).list(data, scope), !cases.isEmpty
    {
      return cases.prefix(Self.mostRounds).map(\.value)
    }
    return Array(repeating: nil, count: count(of: data) ?? Self.rounds)
  }

  /// The number of elements of a range of literals.
  private func count(of data: ExprSyntax) -> Int? {
    guard let range = data.as(SequenceExprSyntax.self).map({ Array($0.elements) }), range.count == 3,
      let first = Arguments.number(range[0]), let last = Arguments.number(range[2])
    else { return nil }
    let isClosed = range[1].trimmedDescription == "..."
    return min(max(Int(last) - Int(first) + (isClosed ? 1 : 0), 0), Self.mostRounds)
  }
}
