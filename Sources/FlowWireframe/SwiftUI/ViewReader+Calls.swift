internal import SwiftSyntax

/// Calls and names that construct a view, modify one, or refer to code elsewhere.
extension ViewReader {
  func call(_ call: FunctionCallExprSyntax, _ scope: Scope) -> [Element] {
    var callee = call.calledExpression
    while let inner = SyntaxShape.inner(callee) { callee = inner }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return self.call(name, call, scope)
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else {
      return callee.as(ClosureExprSyntax.self).map { views(of: $0, scope) } ?? []
    }
    let name = member.declName.baseName.text
    if let path = TypeName.of(base) { return callOnType(path, name, call, scope) }
    if base.isSelf, scope.type?.functions[name] != nil {
      return self.call(name, call, scope)
    }
    if Self.colors.contains(name) { return [Element(.shape)] }
    if name == "map" || name == "flatMap", let mapped = mapped(base, Arguments(call), scope) { return mapped }
    return ModifierReader(reader: self).modified(by: name, Arguments(call), scope) { self.view(base, scope) }
  }

  /// Functions of constants that return a colour.
  private static let colors: Set = ["color", "swiftUIColor", "uiColor"]

  /// Reads `subtitle.map { Text($0) }`: views made from an optional value.
  private func mapped(_ base: ExprSyntax, _ arguments: Arguments, _ scope: Scope) -> [Element]? {
    guard let closure = (arguments.trailing ?? arguments.first?.as(ClosureExprSyntax.self)) else {
      return nil
    }
    if Truth.isMissing(base, scope, lookup) == true { return [] }
    let names = closure.parameterNames.isEmpty ? ["$0"] : closure.parameterNames
    return views(closure.statements, bound(names, [base], scope, scope))
  }

  /// Reads `name(…)`.
  private func call(_ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> [Element] {
    if TypeName.isLikely(name) { return construct(name, call, scope) }
    if case .code(let code, let place)? = scope.value(behind: name) {
      guard let closure = code.as(ClosureExprSyntax.self) else {
        return passed(from: place) { view(code, place) }
      }
      let inner = bound(closure.parameterNames, Arguments(call).unlabelled, place, scope)
      return passed(from: place) { views(closure.statements, inner) }
    }
    if case .drawn(let elements)? = scope.bound[name] { return elements }
    if let functions = scope.type?.functions[name] {
      return self.function(functions, call, scope, of: scope.type)
    }
    if let base = scope.base {
      return ModifierReader(reader: self).modified(by: name, Arguments(call), scope) { base }
    }
    if let extended = lookup.type("View"), let functions = extended.functions[name] {
      return function(functions, call, scope, of: scope.type)
    }
    return scope.type?.properties[name] != nil ? Self.hatched(name) : []
  }

  /// Reads `Type.name(…)`.
  private func callOnType(
    _ type: String, _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> [Element] {
    if type == "SwiftUI" || TypeName.isLikely(name) && BuiltInViews.has(name) {
      return construct(name, call, scope)
    }
    if name == "init" { return construct(type, call, scope) }
    if TypeName.isLikely(name) { return construct(type + "." + name, call, scope) }
    let owner =
      type == "Self" ? scope.type : lookup.type(type, inside: scope.type?.name ?? "", near: scope.path)
    if let owner, let functions = owner.functions[name] { return function(functions, call, scope, of: owner) }
    if BuiltInViews.has(type) {
      return ModifierReader(reader: self).modified(by: name, Arguments(call), scope) {
        self.construct(type, scope)
      }
    }
    return Self.hatched(type)
  }

  /// Reads the body of a function with the arguments of a call; of several, one with the same number.
  private func function(
    _ all: [FunctionDeclSyntax], _ call: FunctionCallExprSyntax, _ scope: Scope, of owner: TypeFacts?
  ) -> [Element] {
    let arguments = Arguments(call)
    guard let function = SyntaxShape.fitting(all, arguments), let body = function.body else { return [] }
    let inner = self.scope(of: function, arguments, scope, owner: owner)
    let name = function.name.text
    return follow("\(owner?.name ?? "").\(name)", named: name) {
      views(body.statements, inBody(inner))
    }
  }

  /// The scope in the body of a called function.
  func scope(
    of function: FunctionDeclSyntax, _ arguments: Arguments, _ scope: Scope, owner: TypeFacts?
  ) -> Scope {
    var inner = Scope(type: owner, path: owner?.path ?? scope.path)
    if owner?.name == scope.type?.name {
      inner.bound = scope.bound
      inner.path = scope.path
    }
    inner.bind(function.signature.parameterClause.parameters, to: arguments, in: scope)
    return inner
  }

  /// Reads `name`.
  func reference(_ name: String, _ scope: Scope) -> [Element] {
    switch scope.bound[name] {
    case .code(let code, let place): return passed(from: place) { view(code, place) }
    case .drawn(let elements): return elements
    case .list, .name, nil: break
    }
    if name == "self", let base = scope.base { return base }
    return scope.type.flatMap { property(name, of: $0, scope) } ?? []
  }

  /// Reads `base.name`.
  func member(_ member: MemberAccessExprSyntax, _ scope: Scope) -> [Element] {
    let name = member.declName.baseName.text
    guard let base = member.base else { return NearestColor.isName(name) ? [Element(.shape)] : [] }
    if base.isSelf { return reference(name, scope) }
    if let part = TuplePart.of(member, scope) {
      return passed(from: part.scope) { view(part.value, part.scope) }
    }
    if let asset = Self.asset(member) { return [asset] }
    // `configuration.label` in a style.
    if let object = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .drawn(let parts)? = scope.bound[object]
    {
      return Self.styledParts.contains(name) ? parts : []
    }
    guard let path = TypeName.of(base) else {
      // A view in an object is as unknown as the object.
      return Self.isViewName(name) ? Self.hatched(name) : []
    }
    if path == "Color" { return [Element(.shape)] }
    let owner =
      path == "Self" ? scope.type : lookup.type(path, inside: scope.type?.name ?? "", near: scope.path)
    if let owner {
      // A case is a value, not a view.
      return property(name, of: owner, scope)
        ?? (owner.cases.contains(name) ? [] : Self.hatched(path + "." + name))
    }
    let isPicture = ["Asset", "Image", "Icon"].contains { path.contains($0) }
    return isPicture ? [Element(.picture, name)] : Self.hatched(path + "." + name)
  }

  /// The parts of a control that a style arranges.
  private static let styledParts: Set = ["label", "content", "title"]

  /// The picture or colour for a generated constant, such as `Asset.Icons.logo.image`.
  private static func asset(_ member: MemberAccessExprSyntax) -> Element? {
    let parts = member.ownText.split(separator: ".").map(String.init)
    guard parts.count > 2, parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else {
      return nil
    }
    switch parts[parts.count - 1] {
    case "image", "swiftUIImage", "uiImage": return Element(.picture, parts[parts.count - 2])
    case "color", "swiftUIColor", "uiColor": return Element(.shape)
    default: return nil
    }
  }

  /// Whether a type is probably a view.
  private static func isView(_ type: TypeSyntax?) -> Bool {
    guard let name = type?.ownText else { return false }
    return name.contains("some View") || isViewName(name)
  }

  private static func isViewName(_ name: String) -> Bool {
    name.hasSuffix("View") || name.hasSuffix("View?") || name == "body"
  }

  private func property(_ name: String, of type: TypeFacts, _ scope: Scope) -> [Element]? {
    guard let property = type.properties[name] else { return nil }
    var inner = scope
    if type.name != scope.type?.name { inner = Scope(type: type, path: type.path) }
    return follow("\(type.name).\(name)", named: name) {
      if let getter = property.getter { return views(getter, inBody(inner)) }
      if let value = property.value { return view(value, inner) }
      // Objects are not views, and their methods show none.
      return Self.isView(property.type) ? Self.hatched(name) : []
    }
  }
}
