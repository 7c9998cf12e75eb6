internal import SwiftSyntax

/// Reads loops over data.
struct LoopReader {
  let reader: ViewReader

  /// The number of rounds of a loop over unknown data.
  private static let rounds = 3
  private static let mostRounds = 8
  private static let mostKinds = 12

  /// Reads the content for each element of data: those in a literal, or three.
  func rounds(over data: ExprSyntax, _ content: ExprSyntax?, _ scope: Scope) -> [Element] {
    guard let content else { return [] }
    guard let closure = content.as(ClosureExprSyntax.self) else { return reader.view(content, scope) }
    let names = closure.parameterNames
    let numbered = NumberedList.list(in: data)
    let values = values(of: numbered ?? data, scope)
    if values.allSatisfy({ $0 == nil }), let each = kinds(in: closure, scope.hiding(names)) { return each }
    return values.enumerated().flatMap { number, value in
      var inner = scope.hiding(names)
      if numbered != nil, names.count == 2 {
        inner.bound[names[0]] = .code(SyntaxShape.number(number), scope)
      }
      let name = (numbered == nil ? names.first : names.last) ?? "$0"
      if let value {
        inner.bind(numbered == nil ? names : [name], to: value)
      } else {
        inner.bound[name] = inner.bound[name] ?? Self.element(of: data)
      }
      let elements = reader.views(closure.statements, inner)
      return elements.count > 1 ? [Element(.column, "", elements)] : elements
    }
  }

  /// The content for each kind of element, where it only chooses by that; nil for any other.
  private func kinds(in closure: ClosureExprSyntax, _ scope: Scope) -> [Element]? {
    guard closure.statements.count == 1, let item = closure.statements.first?.item,
      let choice = (item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self))?.as(
        SwitchExprSyntax.self),
      let root = Setup.path(choice.subject).split(separator: ".").first,
      root == (closure.parameterNames.first ?? "$0")
    else { return nil }
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      .filter { !LikelyBranch.isUnlikely(case: $0.label.ownText) }
    guard cases.count > 1 else { return nil }
    return cases.prefix(Self.mostKinds).flatMap { one in
      let elements = reader.views(one.statements, scope.hiding(PatternNames.of(one.label)))
      return elements.count > 1 ? [Element(.column, "", elements)] : elements
    }
  }

  /// The name of a list, for its elements where they have none: `names` in `ForEach(model.names, id: \.self) { Text($0) }`.
  private static func element(of data: ExprSyntax) -> Scope.Bound? {
    let path = Setup.path(data)
    guard let name = path.split(separator: ".").last, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return nil
    }
    return .code(ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(String(name)))), Scope())
  }

  private func values(of data: ExprSyntax, _ scope: Scope) -> [Placed?] {
    if let list = Self.counted(data), let known = known(list, scope), !known.isEmpty {
      return known.indices.prefix(Self.mostRounds).map {
        Placed(value: SyntaxShape.number($0), scope: scope)
      }
    }
    if let known = known(data, scope), !known.isEmpty {
      return known.prefix(Self.mostRounds).map(Optional.some)
    }
    return Array(repeating: nil, count: count(of: data) ?? Self.rounds)
  }

  /// The list in `list.indices` and `0..<list.count`; nil for other data.
  private static func counted(_ data: ExprSyntax) -> ExprSyntax? {
    if let member = data.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "indices" {
      return member.base
    }
    guard let parts = data.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
      parts[0].ownText == "0", parts[1].ownText == "..<",
      let last = parts[2].as(MemberAccessExprSyntax.self), last.declName.baseName.text == "count"
    else { return nil }
    return last.base
  }

  /// The elements of a list in the code around it, or in an object such as a state.
  private func known(_ data: ExprSyntax, _ scope: Scope) -> [Placed]? {
    let lists = ListReader(reader.lookup)
    if let items = lists.list(data, scope) {
      let isOwn = scope.bound[Setup.path(data)] == nil
      return isOwn ? lists.typed(items, of: Setup.path(data), in: scope.type) : items
    }
    guard let member = data.as(MemberAccessExprSyntax.self), let base = member.base,
      let object = reader.texts.object(base, scope)
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
    let isClosed = range[1].ownText == "..."
    return min(max(Int(last) - Int(first) + (isClosed ? 1 : 0), 0), Self.mostRounds)
  }
}
