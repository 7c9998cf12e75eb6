internal import SwiftSyntax

/// The initial values that the declarations of a type give its properties.
extension TypeFacts {
  /// The initial cases of properties, as in `var kind: Kind = .plain`.
  var firstCases: [String: String] {
    valued.compactMapValues { property in
      guard property.getter == nil, let member = property.value?.as(MemberAccessExprSyntax.self),
        member.base.map({ TypeName.of($0) != nil }) ?? true
      else { return nil }
      return member.declName.baseName.text
    }
  }

  /// The flags of initializers that callers may leave out.
  var defaults: [String: Scope.Bound] {
    var scope = Scope(type: self, path: path)
    for initializer in initializers {
      scope.bind(initializer.signature.parameterClause.parameters, to: Arguments(), in: scope)
    }
    return scope.bound.filter { _, bound in
      if case .code(let value, _) = bound { value.is(BooleanLiteralExprSyntax.self) } else { false }
    }
  }

  /// The value that a property gets if a caller of an initializer leaves its parameter out, or that all initializers pass for it.
  func given(_ property: String) -> ExprSyntax? {
    let parameter = initializers.lazy.flatMap(\.signature.parameterClause.parameters).first {
      ($0.secondName ?? $0.firstName).text == property && $0.defaultValue != nil
    }
    return parameter?.defaultValue?.value ?? alwaysPassed(property)
  }

  /// The Boolean that all initializers that call another one pass for a property, as in `self.init(isOn: false)`.
  private func alwaysPassed(_ property: String) -> ExprSyntax? {
    let calls = initializers.compactMap(\.body).flatMap(\.statements)
      .compactMap { $0.item.as(FunctionCallExprSyntax.self) }
      .filter { $0.calledExpression.ownText == "self.init" }
    let values = calls.compactMap { Arguments($0)[property]?.as(BooleanLiteralExprSyntax.self) }
    guard let first = values.first, values.count == calls.count,
      values.allSatisfy({ $0.literal.text == first.literal.text })
    else { return nil }
    return ExprSyntax(first)
  }

  /// The functions by which other code passes values.
  var configuring: Set<String> {
    Set(
      functions.all.filter { _, all in
        all.allSatisfy { function in
          !function.signature.parameterClause.parameters.isEmpty
            && !function.modifiers.contains { $0.name.text == "override" }
        }
      }.keys)
  }
}
