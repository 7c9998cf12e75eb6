internal import SwiftSyntax

/// Lists whose elements have their numbers, as `zip(list.indices, list)` and `list.enumerated()`.
enum NumberedList {
  /// The list in `Array(list.enumerated())` and `zip(list.indices, list)`; nil for other data.
  static func list(in data: ExprSyntax) -> ExprSyntax? {
    guard let call = data.as(FunctionCallExprSyntax.self) else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "enumerated" ? member.base : nil
    }
    let arguments = Arguments(call).unlabelled
    switch call.calledExpression.ownText {
    case "Array": return arguments.first.flatMap(list)
    case "zip": return arguments.count == 2 ? arguments[1] : nil
    default: return nil
    }
  }

  /// Elements with their numbers, each as a tuple: as `(offset: 0, element: item)`.
  static func pairs(_ items: [Placed]) -> [Placed] {
    items.enumerated().map { number, item in
      var place = Scope()
      place.bound[element] = .code(item.value, item.scope)
      let name = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(element)))
      let parts = [("offset", SyntaxShape.number(number)), ("element", name)].map {
        LabeledExprSyntax(label: .identifier($0), colon: .colonToken(), expression: $1)
      }
      return Placed(value: ExprSyntax(TupleExprSyntax(elements: LabeledExprListSyntax(parts))), scope: place)
    }
  }

  /// A name that no source can contain.
  private static let element = "…element"
}
