internal import SwiftSyntax

/// The initial values of state that a view shows, such as `store.isOn` of a `Store<State, Action>`.
enum StateValue {
  /// A property of a state, with the type of the state.
  static func property(
    of expression: ExprSyntax, _ scope: Scope, _ lookup: TypeLookup
  ) -> (MemberFacts.Property, TypeFacts)? {
    guard expression.is(MemberAccessExprSyntax.self) else { return nil }
    var path = Setup.path(expression).split(separator: ".").map(String.init)
    path.removeAll { $0 == "state" }
    guard path.count == 2, scope.bound[path[0]] == nil,
      let holder = scope.type?.properties[path[0]]?.type?.as(IdentifierTypeSyntax.self)
    else { return nil }
    for argument in holder.genericArgumentClause?.arguments ?? [] {
      let name = argument.argument.ownText
      for state in [name + ".State", name] {
        let found = lookup.type(state, inside: scope.type?.name ?? "", near: scope.path)
        let type = found.map { $0.isProtocol ? lookup.implementation(of: $0) ?? $0 : $0 }
        if let type, let property = type.properties[path[1]] { return (property, type) }
      }
    }
    return nil
  }

  /// The value of a binding, such as `store.state.name` for `store.binding(get: \.name, send: Action.name)`.
  static func bound(by call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let store = callee.base,
      callee.declName.baseName.text.hasPrefix("binding"),
      let path = Arguments(call)["get"]?.as(KeyPathExprSyntax.self), path.components.count == 1,
      let name = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName
    else { return nil }
    let state = MemberAccessExprSyntax(base: store, name: .identifier("state"))
    return ExprSyntax(MemberAccessExprSyntax(base: state, name: name.baseName))
  }

  /// Whether a value is a Boolean or a case, with which a screen begins.
  static func isPlain(_ value: ExprSyntax) -> Bool {
    if value.is(BooleanLiteralExprSyntax.self) { return true }
    guard let member = value.as(MemberAccessExprSyntax.self) else { return false }
    return member.base.map { TypeName.of($0) != nil } ?? true
  }
}
