internal import SwiftSyntax

/// A value with its scope.
struct Placed {
  var value: ExprSyntax
  var scope: Scope
}

/// Reads lists that code builds: literals, sums, results of functions, and lists that statements append to.
///
/// The branch that most likely runs is read, and conditional additions count unless the condition is certainly false.
final class ListReader {
  let lookup: TypeLookup
  private var stepsLeft = mostSteps

  private static let mostSteps = 3_000

  private static let deepest = 14
  private static let mostItems = 60

  init(_ lookup: TypeLookup) { self.lookup = lookup }

  /// Starts another list.
  func begin() { stepsLeft = Self.mostSteps }

  /// The elements of a list; nil if the expression is not a known list.
  func list(_ value: ExprSyntax, _ scope: Scope, _ depth: Int = 0) -> [Placed]? {
    stepsLeft -= 1
    guard depth < Self.deepest, stepsLeft > 0 else { return nil }
    if let literal = value.as(ArrayExprSyntax.self) {
      return literal.elements.prefix(Self.mostItems).map { Placed(value: $0.expression, scope: scope) }
    }
    if let inner = SyntaxShape.inner(value) { return list(inner, scope, depth + 1) }
    if value.is(SwitchExprSyntax.self) || value.is(IfExprSyntax.self) {
      return returned(by: [CodeBlockItemSyntax(item: .expr(value))], scope, depth)
    }
    if let sequence = value.as(SequenceExprSyntax.self) { return sum(sequence, scope, depth) }
    if let call = value.as(FunctionCallExprSyntax.self) { return called(call, scope, depth) }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
      !base.isSelf
    {
      return constant(member.declName.baseName.text, of: base, scope, depth)
    }
    let name = Setup.path(value)
    switch scope.bound[name] {
    case .list(let items): return items
    case .code(let code, let place): return list(code, place, depth + 1)
    case .drawn, .name: return nil
    case nil: break
    }
    guard let type = scope.type, !name.contains(".") else { return nil }
    for owner in lookup.line(of: type) {
      guard let property = owner.properties[name] else { continue }
      if let getter = property.getter { return returned(by: getter, scope, depth + 1) }
      return property.value.flatMap { list($0, scope, depth + 1) }.map { typed($0, of: name, in: owner) }
    }
    return nil
  }

  private func sum(_ sequence: SequenceExprSyntax, _ scope: Scope, _ depth: Int) -> [Placed]? {
    let parts = Array(sequence.elements)
    let operators = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard !operators.isEmpty, operators.allSatisfy({ $0 == "+" }) else {
      return LikelyBranch.part(of: sequence, scope, lookup).flatMap { list($0, scope, depth + 1) }
    }
    let lists = parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { list($0, scope, depth + 1) }
    return lists.contains { $0 == nil } ? nil : lists.compactMap(\.self).flatMap(\.self)
  }

  /// The cases of an enum, or a constant of a type.
  private func constant(_ name: String, of base: ExprSyntax, _ scope: Scope, _ depth: Int) -> [Placed]? {
    guard let path = TypeName.of(base) else { return member(name, of: base, scope, depth) }
    guard
      let type = path == "Self"
        ? scope.type : lookup.type(path, inside: scope.type?.name ?? "", near: scope.path)
    else { return nil }
    let place = Scope(type: type, path: type.path)
    let items: [Placed]?
    if name == "allCases" {
      items = type.cases.prefix(Self.mostItems).map { name in
        Placed(value: ExprSyntax(MemberAccessExprSyntax(name: .identifier(name))), scope: place)
      }
    } else if let getter = type.properties[name]?.getter {
      items = returned(by: getter, place, depth + 1)
    } else {
      items = type.properties[name]?.value.flatMap { list($0, place, depth + 1) }
    }
    return items?.map { $0.named(type) }
  }

  /// The list in a property of an object.
  private func member(_ name: String, of base: ExprSyntax, _ scope: Scope, _ depth: Int) -> [Placed]? {
    guard let object = TextReader(lookup).object(base, scope) else { return nil }
    if case .code(let code, let place)? = object.bound[name] { return list(code, place, depth + 1) }
    var place = Scope(type: object.type, path: object.type.path, bound: object.bound)
    place.chosen = object.chosen
    let items = list(ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name))), place, depth + 1)
    return items.map { typed($0, of: name, in: object.type) }
  }

  private func called(_ call: FunctionCallExprSyntax, _ scope: Scope, _ depth: Int) -> [Placed]? {
    if call.calledExpression.is(ArrayExprSyntax.self) { return [] }
    if let data = NumberedList.list(in: ExprSyntax(call)) {
      return list(data, scope, depth + 1).map(NumberedList.pairs)
    }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      return returned(by: closure.statements, scope, depth + 1)
    }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      Self.changing.contains(member.declName.baseName.text), let items = list(base, scope, depth + 1)
    {
      let closure = call.trailingClosure ?? Arguments(call).first?.as(ClosureExprSyntax.self)
      return member.declName.baseName.text.hasSuffix("ap")
        ? items.compactMap { mapped($0, closure, depth) } : items
    }
    guard let result = result(of: call, scope, depth, onlyLists: true) else { return nil }
    return list(result.value, result.scope, depth + 1)
  }

  private static let changing: Set = ["map", "compactMap", "filter", "reversed", "sorted", "prefix"]

  private func mapped(_ item: Placed, _ closure: ClosureExprSyntax?, _ depth: Int) -> Placed? {
    guard let closure else { return item }
    var scope = item.scope
    scope.bind(closure.parameterNames, to: item)
    return run(closure.statements, &scope, depth + 1, isBody: true)
  }

  /// The result of a call of a function of the app.
  func result(
    of call: FunctionCallExprSyntax, _ scope: Scope, _ depth: Int = 0, onlyLists: Bool = false
  ) -> Placed? {
    let callee = call.calledExpression
    if let closure = callee.as(ClosureExprSyntax.self), !onlyLists {
      var inner = scope
      return run(closure.statements, &inner, depth + 1, isBody: true)
    }
    guard depth < Self.deepest, let (name, owners) = owners(of: callee, scope) else { return nil }
    let arguments = Arguments(call)
    for owner in owners {
      guard let function = owner.functions[name].flatMap({ SyntaxShape.fitting($0, arguments) }) else {
        continue
      }
      if onlyLists, !Self.isList(function.signature.returnClause?.type) { return nil }
      var inner = scope
      if !owners.contains(where: { $0.name == scope.type?.name }) {
        inner = Scope(type: owner, path: owner.path)
      }
      inner.bind(function.signature.parameterClause.parameters, to: arguments, in: scope)
      return function.body.flatMap { run($0.statements, &inner, depth + 1, isBody: true) }
    }
    return nil
  }

  private static func isList(_ type: TypeSyntax?) -> Bool {
    let type = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    return type?.is(ArrayTypeSyntax.self) ?? false
  }

  private func owners(of callee: ExprSyntax, _ scope: Scope) -> (String, [TypeFacts])? {
    let own = scope.type.map { lookup.line(of: $0) } ?? []
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return TypeName.isLikely(name) ? nil : (name, own)
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let name = member.declName.baseName.text
    if ["self", "Self"].contains(base.ownText) { return (name, own) }
    guard let path = TypeName.of(base), !TypeName.isLikely(name),
      let type = lookup.type(path, inside: scope.type?.name ?? "", near: scope.path)
    else { return nil }
    return (name, [type])
  }

  private func returned(by items: CodeBlockItemListSyntax, _ scope: Scope, _ depth: Int) -> [Placed]? {
    var scope = scope
    return run(items, &scope, depth, isBody: true).flatMap { list($0.value, $0.scope, depth + 1) }
  }
}
