internal import SwiftSyntax

/// Reads the model of a table that is built from calls, such as `Model([.section(cells: [.title(text: "Name")])])`.
///
/// Code creates a list of sections or rows, adds to it, or has a closure add to it. The types need not be known: the arguments of a call
/// are its content.
struct ModelReader {
  let reader: ControllerReader
  /// The property of which the assigned list is sought, rather than the list that code returns.
  var sought: String?

  init(reader: ControllerReader) { self.reader = reader }

  static let deepest = 12
  static let most = 80

  /// The lists that code is adding to, by their names.
  typealias Lists = [String: [Placed]]

  /// The calls in a value; nil if it is not a list of calls.
  func items(_ value: ExprSyntax, _ scope: Scope, depth: Int = 0) -> [Placed]? {
    guard depth < Self.deepest else { return nil }
    if let list = value.as(ArrayExprSyntax.self) {
      return list.elements.prefix(Self.most).map { Placed(value: $0.expression, scope: scope) }
    }
    if let inner = SyntaxShape.inner(value) { return items(inner, scope, depth: depth + 1) }
    if let sequence = value.as(SequenceExprSyntax.self) { return sum(sequence, scope, depth) }
    if let call = value.as(FunctionCallExprSyntax.self) { return called(call, scope, depth) }
    let name = Setup.path(value)
    switch scope.bound[name] {
    case .code(let code, let place): return items(code, place, depth: depth + 1)
    case .list(let items): return items
    case .drawn, .name: return nil
    case nil: return member(value, scope, depth)
    }
  }

  /// Whether a call is `.init(…)` or `Model.init(…)`.
  private static func isInitializer(_ callee: ExprSyntax) -> Bool {
    guard let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" else {
      return false
    }
    return member.base.map { TypeName.of($0) != nil } ?? true
  }

  private func sum(_ sequence: SequenceExprSyntax, _ scope: Scope, _ depth: Int) -> [Placed]? {
    let parts = Array(sequence.elements)
    let operators = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard !operators.isEmpty, operators.allSatisfy({ $0 == "+" }) else {
      return LikelyBranch.part(of: sequence, scope, reader.lookup).flatMap {
        items($0, scope, depth: depth + 1)
      }
    }
    let known = parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }
      .compactMap { items($0, scope, depth: depth + 1) }
    return known.isEmpty ? nil : known.flatMap(\.self)
  }

  private func called(_ call: FunctionCallExprSyntax, _ scope: Scope, _ depth: Int) -> [Placed]? {
    let arguments = Arguments(call)
    if call.calledExpression.is(ArrayExprSyntax.self) { return [] }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      return result(of: closure.statements, scope, depth)
    }
    if TypeName.of(call.calledExpression) != nil || Self.isInitializer(call.calledExpression) {
      return arguments.labelled.firstValue { items($0.value, scope, depth: depth + 1) }
    }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    if let member, let base = member.base {
      // `Model.with { $0.add(…) }`
      if TypeName.of(base) != nil, let closure = arguments.trailing, arguments.labelled.isEmpty {
        let name = closure.parameterNames.first ?? "$0"
        var lists: Lists = [name: []]
        var inner = scope
        _ = run(closure.statements, &inner, &lists, depth + 1)
        return lists[name]
      }
      if ["map", "compactMap"].contains(member.declName.baseName.text), let closure = arguments.trailing {
        return mapped(base, closure, scope, depth)
      }
    }
    return function(call, scope).flatMap { result(of: $0.body, $0.scope, depth) }
  }

  /// The rows that a closure makes from the elements of a list: from three, if they are unknown.
  private func mapped(
    _ list: ExprSyntax, _ closure: ClosureExprSyntax, _ scope: Scope, _ depth: Int
  ) -> [Placed]? {
    guard let row = SyntaxShape.result(of: closure.statements) else { return nil }
    let name = closure.parameterNames.first ?? "$0"
    let known = reader.lists.list(list, scope).map { $0.prefix(Self.most).map(Optional.some) }
    return (known ?? [nil, nil, nil]).map { item in
      var inner = scope
      inner.bound[name] = item.map { .code($0.value, $0.scope) } ?? .name
      return Placed(value: row, scope: inner)
    }
  }

  /// The body and the type of the result of a function of the app, with its parameters bound.
  func function(
    _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> (body: CodeBlockItemListSyntax, kind: String, scope: Scope)? {
    let callee = call.calledExpression
    var owner = scope.type
    var name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if let member = callee.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
      guard let base = member.base else { return nil }
      if !base.isSelf { owner = reader.texts.object(base, scope)?.type }
    }
    guard let owner, !TypeName.isLikely(name) else { return nil }
    let arguments = Arguments(call)
    for type in reader.lookup.line(of: owner) {
      guard let function = type.functions[name].flatMap({ SyntaxShape.fitting($0, arguments) }),
        let body = function.body
      else { continue }
      var inner = Scope(type: type, path: type.path)
      inner.bind(function.signature.parameterClause.parameters, to: arguments, in: scope)
      return (body.statements, function.signature.returnClause?.type.ownText ?? "", inner)
    }
    return nil
  }

  /// The value of a property, of the type around the code or of an object in the code.
  private func member(_ value: ExprSyntax, _ scope: Scope, _ depth: Int) -> [Placed]? {
    var owner = scope.type
    var name = Setup.path(value)
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
      !base.isSelf
    {
      owner = reader.texts.object(base, scope)?.type
      name = member.declName.baseName.text
    }
    guard let owner else { return nil }
    for type in reader.lookup.line(of: owner) {
      guard let property = type.properties[name] else { continue }
      let inner = Scope(type: type, path: property.path)
      if let getter = property.getter {
        return result(of: getter, inner, depth)
          ?? (type.name == owner.name ? required(name, of: type, depth) : nil)
      }
      let declared = property.value.flatMap { items($0, inner, depth: depth + 1) } ?? []
      if !declared.isEmpty { return declared }
      if owner.isProtocol { return required(name, of: owner, depth) }
      return assigned(name, of: type, depth)
    }
    return nil
  }
}
