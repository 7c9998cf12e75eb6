internal import SwiftSyntax

/// Reads views returned by functions of the app.
struct CalledFunctions {
  let reader: ControllerReader

  /// Reads the view that a call of a function returns, with the settings that the caller makes under a name.
  ///
  /// Returns nil if the app has no such function, or it returns no view.
  func view(by call: FunctionCallExprSyntax, named name: String, in subject: Subject) -> [Element]? {
    guard let (function, made) = function(call, in: subject),
      let kind = function.signature.returnClause?.type.ownText.filter({ !"?!".contains($0) }),
      SystemClass.of(kind, near: made.type.path, reader.lookup) != nil || kind.hasSuffix("View"),
      let result = function.body.flatMap({ SyntaxShape.result(of: $0.statements) })
    else { return nil }
    var inner = made
    let settings = inner.settings(of: name, in: subject, as: Setup.path(result))
    inner.setup.add(settings)
    return reader.enter(inner.name) { reader.element(result, named: Setup.path(result), in: inner) } ?? []
  }

  /// The function that a call refers to, with its code.
  func function(_ call: FunctionCallExprSyntax, in subject: Subject) -> (FunctionDeclSyntax, Subject)? {
    let arguments = Arguments(call)
    guard let (function, owner) = function(call.calledExpression, arguments, subject),
      let body = function.body
    else { return nil }
    let isOwn = subject.types.contains { $0.name == owner.name }
    var inner = Subject(types: isOwn ? subject.types : [owner], setup: Setup(body), ancestors: [])
    inner.function = function.name.text
    inner.outer = [subject]
    var scope = inner.scope
    scope.bind(function.signature.parameterClause.parameters, to: arguments, in: subject.scope)
    inner.bound = scope.bound
    inner.setup = inner.setup.reachable(for: scope.bound, path: owner.path)
    inner = reader.subjects.likely(inner)
    for (parameter, bound) in scope.bound {
      if case .code(let code, _) = bound { inner.passed[parameter] = code }
    }
    return (function, inner)
  }

  /// The called function, with its type.
  private func function(
    _ callee: ExprSyntax, _ arguments: Arguments, _ subject: Subject
  ) -> (FunctionDeclSyntax, TypeFacts)? {
    for (name, owners) in candidates(callee, subject) {
      for owner in owners {
        if let all = owner.functions[name], let function = SyntaxShape.fitting(all, arguments) {
          return (function, owner)
        }
      }
    }
    return nil
  }

  private func candidates(_ callee: ExprSyntax, _ subject: Subject) -> [(String, [TypeFacts])] {
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text { return [(name, subject.types)] }
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return [] }
    let name = member.declName.baseName.text
    guard let base = member.base else {
      // The type of `.heading()` is that of the list or parameter that contains it.
      return [(name, (["UIView"] + SystemClass.leaves).compactMap { reader.lookup.type($0) })]
    }
    if Setup.path(base).isEmpty || base.ownText == "Self" { return [(name, subject.types)] }
    guard let path = TypeName.of(base) else { return [] }
    return [
      (
        name,
        [reader.lookup.type(path, inside: subject.type.name, near: subject.type.path)].compactMap(\.self)
      )
    ]
  }
}
