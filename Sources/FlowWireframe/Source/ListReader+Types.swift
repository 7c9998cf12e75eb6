internal import SwiftSyntax

/// The types of the elements of lists.
extension ListReader {
  /// The elements of a property, of the type that its declaration says, as in `let modes: [Mode] = [.day, .night]`.
  func typed(_ items: [Placed], of property: String, in owner: TypeFacts?) -> [Placed] {
    guard let owner, let declared = owner.properties[property]?.type?.as(ArrayTypeSyntax.self) else {
      return items
    }
    if let tuple = declared.element.as(TupleTypeSyntax.self) {
      return items.map { Placed(value: TuplePart.labelled($0.value, as: tuple), scope: $0.scope) }
    }
    guard let type = lookup.type(declared.element.ownText, inside: owner.name, near: owner.path)
    else { return items }
    return items.map { $0.named(type) }
  }
}

extension Placed {
  /// `.case` as `Type.case`, which has the same meaning everywhere; other values are unchanged.
  func named(_ type: TypeFacts) -> Placed {
    if var call = value.as(FunctionCallExprSyntax.self) {
      call.calledExpression = Placed(value: call.calledExpression, scope: scope).named(type).value
      return Placed(value: ExprSyntax(call), scope: scope)
    }
    guard var member = value.as(MemberAccessExprSyntax.self), member.base == nil else { return self }
    let name = member.declName.baseName.text
    let parts = type.name.split(separator: ".").map(String.init)
    let first = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(parts[0])))
    let path = parts.dropFirst().reduce(first) {
      ExprSyntax(MemberAccessExprSyntax(base: $0, name: .identifier($1)))
    }
    // `.init` is the type itself, called.
    if name == "init" { return Placed(value: path, scope: scope) }
    guard type.cases.contains(name) else { return self }
    member.base = path
    return Placed(value: ExprSyntax(member), scope: scope)
  }
}
