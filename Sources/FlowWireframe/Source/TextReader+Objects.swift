internal import SwiftSyntax

/// Objects whose members are texts.
extension TextReader {
  /// An object, as far as it is known: its type, its case if it is one, and the values of its properties.
  struct Object {
    var type: TypeFacts
    var chosen: String?
    var bound: [String: Scope.Bound] = [:]
  }

  /// The object for an expression, if declarations give its type.
  func object(_ expression: ExprSyntax, _ scope: Scope) -> Object? {
    guard descend() else { return nil }
    defer { ascend() }
    if let inner = SyntaxShape.inner(expression) { return object(inner, scope) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return named(name, scope) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return made(by: call, scope) }
    if let sequence = expression.as(SequenceExprSyntax.self) { return cast(sequence, scope) }
    if let access = expression.as(SubscriptCallExprSyntax.self) {
      return element(of: access, scope).flatMap { object($0.value, $0.scope) }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    if let part = tuplePart(member, scope) { return object(part.value, part.scope) }
    let name = member.declName.baseName.text
    if name == "state", let state = state(behind: base, scope) { return Object(type: state) }
    if let path = TypeName.of(base), let type = type(path, scope) {
      return type.cases.contains(name) ? Object(type: type, chosen: name) : property(name, of: type)
    }
    guard let owner = object(base, scope) else { return nil }
    if case .code(let code, let place)? = owner.bound[name] { return object(code, place) }
    return property(name, of: owner.type)
  }

  private func named(_ name: String, _ scope: Scope) -> Object? {
    if ["self", "strongSelf"].contains(name) { return scope.type.map { Object(type: $0) } }
    if case .code(let code, let place)? = scope.bound[name], let object = object(code, place) {
      return object
    }
    return scope.type.flatMap { property(name, of: $0) }
  }

  private func type(_ path: String, _ scope: Scope) -> TypeFacts? {
    path == "Self" ? scope.type : lookedUpType(path, scope)
  }

  /// The object of a property, by its value or its declared type.
  private func property(_ name: String, of type: TypeFacts) -> Object? {
    guard let (property, owner) = inherited(name, of: type) else { return nil }
    let scope = Scope(type: owner, path: property.path)
    if let value = property.value, let object = object(value, scope) { return object }
    guard let declared = property.type?.ownText.filter({ !"?!".contains($0) }) else { return nil }
    let first = owner.firstCases[name] ?? Self.givenCase(name, of: owner)
    let known = lookedUpType(declared.hasPrefix("any ") ? String(declared.dropFirst(4)) : declared, scope)
    let found = known.map { implementation(of: $0) } ?? state(in: property.type, scope)
    // `.standard` may be a constant of the declared type.
    if let first, let found, !found.cases.contains(first), descend() {
      defer { ascend() }
      if let constant = self.property(first, of: found) { return constant }
    }
    return found.map { type in
      Object(type: type, chosen: first.flatMap { type.cases.contains($0) ? $0 : nil })
    }
  }

  /// The case of a property if a caller of an initializer leaves its parameter out.
  private static func givenCase(_ name: String, of owner: TypeFacts) -> String? {
    guard let member = owner.given(name)?.as(MemberAccessExprSyntax.self),
      member.base.map({ TypeName.of($0) != nil }) ?? true
    else { return nil }
    return member.declName.baseName.text
  }

  /// The type that stands behind a protocol; other types are unchanged.
  private func implementation(of type: TypeFacts) -> TypeFacts {
    type.isProtocol ? lookup.implementation(of: type) ?? type : type
  }

  /// The state in a property, as in `store` of type `Store<State, Action>`.
  private func state(behind base: ExprSyntax, _ scope: Scope) -> TypeFacts? {
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, let type = scope.type,
      let (property, owner) = inherited(name, of: type)
    else { return nil }
    return state(in: property.type, Scope(type: owner, path: property.path))
  }

  /// The state in `Store<State, Action>` or `StoreOf<Feature>`.
  private func state(in type: TypeSyntax?, _ scope: Scope) -> TypeFacts? {
    guard let holder = type?.as(IdentifierTypeSyntax.self), holder.name.text.contains("Store"),
      let argument = holder.genericArgumentClause?.arguments.first?.argument.ownText
    else { return nil }
    return [argument + ".State", argument].firstValue { lookedUpType($0, scope) }
  }

  /// A property of a type or of its supertypes.
  func inherited(_ name: String, of type: TypeFacts, depth: Int = 0) -> (MemberFacts.Property, TypeFacts)? {
    if let property = type.properties[name] { return (property, type) }
    guard depth < 5 else { return nil }
    let scope = Scope(type: type, path: type.path)
    return type.inherited.firstValue { parent in
      guard let owner = lookedUpType(parent, scope), owner.name != type.name else { return nil }
      return inherited(name, of: owner, depth: depth + 1)
    }
  }

  private func made(by call: FunctionCallExprSyntax, _ scope: Scope) -> Object? {
    if let value = StateValue.bound(by: call) { return object(value, scope) }
    if let made = madeCase(by: call, scope) { return made }
    if let made = MadeObject(call, scope, lookup) { return Object(type: made.type, bound: made.bound) }
    guard let closure = call.calledExpression.as(ClosureExprSyntax.self) else { return nil }
    return SyntaxShape.result(of: closure.statements).flatMap { object($0, scope) }
  }

  /// The object of a case with values, such as `Method.code(digits: 6)`.
  private func madeCase(by call: FunctionCallExprSyntax, _ scope: Scope) -> Object? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let path = member.base.flatMap(TypeName.of), let type = type(path, scope),
      type.cases.contains(member.declName.baseName.text)
    else { return nil }
    return Object(type: type, chosen: member.declName.baseName.text)
  }

  /// The object of `value as? Type`.
  private func cast(_ sequence: SequenceExprSyntax, _ scope: Scope) -> Object? {
    let parts = Array(sequence.elements)
    if let place = parts.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }), place + 1 < parts.count,
      let type = parts[place + 1].as(TypeExprSyntax.self)?.type
    {
      return lookedUpType(type.ownText, scope).map { Object(type: $0) }
    }
    return LikelyBranch.part(of: sequence, scope, lookup).flatMap { object($0, scope) }
  }

  /// The text of a member of an object.
  func constant(_ name: String, of object: Object) -> String? {
    if case .code(let code, let place)? = object.bound[name] { return text(code, place) }
    guard let (_, owner) = inherited(name, of: object.type) else { return nil }
    var scope = Scope(type: owner, path: owner.path, bound: object.bound)
    if let chosen = object.chosen { scope.chosen = chosen }
    return constant(name, of: owner, scope)
  }
}
