internal import SwiftSyntax

/// A view made in code: its class, the arguments, and its settings.
struct MadeView {
  var kind = ""
  var arguments = Arguments()
  /// The settings in closures that configure it, by any name.
  var own = Setup()

  init() {}

  /// The expression for a name, if it is one call.
  static func definition(of expression: ExprSyntax, named name: String, in subject: Subject) -> ExprSyntax {
    guard !expression.is(FunctionCallExprSyntax.self) else { return expression }
    let definition =
      subject.local(name) ?? subject.property(name)?.value ?? subject.setup.value(name, of: "")
      ?? subject.setup.locals[name] ?? expression
    return made(inClosure: definition) ?? definition
  }

  /// The call of a function in `{ return makeView() }()`; nil for other expressions.
  private static func made(inClosure definition: ExprSyntax) -> ExprSyntax? {
    guard
      let closure = definition.as(FunctionCallExprSyntax.self)?.calledExpression.as(ClosureExprSyntax.self),
      closure.statements.count == 1, let result = SyntaxShape.result(of: closure.statements),
      let call = result.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(DeclReferenceExprSyntax.self),
      TypeName.of(call.calledExpression) == nil
    else { return nil }
    return result
  }

  /// Finds how a view with a name is made.
  static func of(
    _ expression: ExprSyntax, named name: String, in subject: Subject, depth: Int = 0
  ) -> MadeView {
    var made = MadeView()
    guard depth < 4 else { return made }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let closure = call.calledExpression.as(ClosureExprSyntax.self) { return MadeView(in: closure) }
      let callee = call.calledExpression
      if let configured = callee.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self),
        let closure = call.trailingClosure
      {
        // `UILabel().then { $0.text = "Name" }`, whatever the function is called.
        made = of(ExprSyntax(configured), named: "", in: subject, depth: depth + 1)
        made.own.read(closure)
        return made
      }
      made.kind =
        TypeName.of(callee) ?? callee.as(MemberAccessExprSyntax.self)?.base.flatMap(TypeName.of) ?? ""
      made.arguments = Arguments(call)
      if let closure = made.arguments.trailing { made.own.read(closure) }
      return made
    }
    if let local = subject.local(name) {
      return of(local, named: "", in: subject, depth: depth + 1)
    }
    if let property = subject.property(name) {
      if let value = property.value ?? subject.setup.value(name, of: "") {
        made = of(value, named: "", in: subject, depth: depth + 1)
      }
      if let getter = property.getter {
        made.own = Setup(getter)
        made.kind = kind(in: made.own)
      }
      // The class of the value is more specific than that of the property.
      let type = property.type?.ownText.filter { !"?!".contains($0) } ?? ""
      if made.kind.isEmpty, !type.isEmpty, !type.hasPrefix("some") { made.kind = type }
      return made
    }
    if let local = subject.setup.locals[name], depth < 3 {
      return of(local, named: "", in: subject, depth: depth + 1)
    }
    return made
  }

  /// Reads the closure that makes a view.
  private init(in closure: ClosureExprSyntax) {
    own = Setup(closure.statements)
    let result = SyntaxShape.result(of: closure.statements)
    let returned = (result.flatMap { own.locals[Setup.path($0)] } ?? result)?.as(
      FunctionCallExprSyntax.self)
    if let returned, let kind = TypeName.of(returned.calledExpression) {
      let locals = own.locals
      // Other code may have a list of the same name.
      arguments = Arguments(returned).mapped { value in
        let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.flatMap { locals[$0]?.as(ArrayExprSyntax.self) }.map(ExprSyntax.init) ?? value
      }
      self.kind = kind
    } else {
      kind = Self.kind(in: own)
    }
  }

  /// The class of the first view in the code.
  private static func kind(in setup: Setup) -> String {
    for call in setup.calls where TypeName.isLikely(call.name) && call.base.isEmpty { return call.name }
    return ""
  }
}
