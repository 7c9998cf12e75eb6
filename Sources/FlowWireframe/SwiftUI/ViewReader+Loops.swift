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
      let name = closure.parameterNames.first ?? "$0"
      if let value { inner.bound[name] = .code(value.value, value.scope) }
      let elements = views(closure.statements, inner)
      return elements.count > 1 ? [Element(.column, "", elements)] : elements
    }
  }

  private func values(of data: ExprSyntax, _ scope: Scope) -> [Placed?] {
    if let known = known(data, scope), !known.isEmpty {
      return known.prefix(Self.mostRounds).map(Optional.some)
    }
    return Array(repeating: nil, count: count(of: data) ?? Self.rounds)
  }

  /// The elements of a list in the code around it, or in an object such as a state.
  private func known(_ data: ExprSyntax, _ scope: Scope) -> [Placed]? {
    let lists = ListReader(lookup)
    if let items = lists.list(data, scope) {
      let isOwn = scope.bound[Setup.path(data)] == nil
      return isOwn ? lists.typed(items, of: Setup.path(data), in: scope.type) : items
    }
    guard let member = data.as(MemberAccessExprSyntax.self), let base = member.base,
      let object = texts.object(base, scope)
    else { return nil }
    let owner = object.type
    let place = Scope(type: owner, path: owner.path)
    let name = member.declName.baseName
    if case .code(let code, let outside)? = object.bound[name.text] {
      return lists.list(code, outside).map { lists.typed($0, of: name.text, in: owner) }
    }
    return lists.list(ExprSyntax(DeclReferenceExprSyntax(baseName: name)), place)
      .map { lists.typed($0, of: name.text, in: owner) }
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
