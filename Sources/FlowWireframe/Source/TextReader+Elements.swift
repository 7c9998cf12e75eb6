internal import SwiftSyntax

/// Elements of known lists.
extension TextReader {
  /// The element in `names[1]`, or in `names[number]` where the code around it says the number.
  func element(of access: SubscriptCallExprSyntax, _ scope: Scope) -> Placed? {
    guard access.arguments.count == 1, let index = access.arguments.first?.expression,
      let number = Self.number(index, scope)
    else { return nil }
    let lists = ListReader(lookup)
    let list = access.calledExpression
    let items = lists.typed(lists.list(list, scope) ?? [], of: Setup.path(list), in: scope.type)
    return items.indices.contains(number) ? items[number] : nil
  }

  /// The part of a tuple that `pair.title` or `pairs[1].title` refers to.
  func tuplePart(_ member: MemberAccessExprSyntax, _ scope: Scope) -> Placed? {
    if let part = TuplePart.of(member, scope) { return part }
    guard let access = member.base?.as(SubscriptCallExprSyntax.self), let item = element(of: access, scope),
      let tuple = item.value.as(TupleExprSyntax.self)
    else { return nil }
    return TuplePart.part(member.declName.baseName.text, of: tuple).map {
      Placed(value: $0, scope: item.scope)
    }
  }

  private static func number(_ index: ExprSyntax, _ scope: Scope) -> Int? {
    if let literal = index.as(IntegerLiteralExprSyntax.self) { return Int(literal.literal.text) }
    // `indexPath.row` of `IndexPath(row: 1)`.
    if let member = index.as(MemberAccessExprSyntax.self),
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .code(let code, let place)? = scope.bound[name], let call = code.as(FunctionCallExprSyntax.self)
    {
      return Arguments(call)[member.declName.baseName.text].flatMap { number($0, place) }
    }
    guard let name = index.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .code(let code, _)? = scope.bound[name]
    else { return nil }
    return code.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text) }
  }
}
