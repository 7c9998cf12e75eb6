internal import SwiftSyntax

/// Views of the app.
extension ViewReader {
  /// Reads a call of an initializer.
  func construct(_ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> [Element] {
    // A task in a closure is not a view, wherever the closure is.
    if name == "Task" { return [] }
    let arguments = Arguments(call)
    if let elements = BuiltInViews(reader: self).view(name, arguments, scope) { return elements }
    guard let type = lookup.type(name, inside: scope.type?.name ?? "", near: scope.path) else {
      return unknown(name, arguments, scope)
    }
    return custom(type, arguments, scope) ?? unknown(name, arguments, scope)
  }

  /// Reads an element of the system without arguments.
  func construct(_ name: String, _ scope: Scope) -> [Element] {
    BuiltInViews(reader: self).view(name, Arguments(), scope) ?? Self.hatched(name)
  }

  /// Reads a view of the app; nil if the type is not a view.
  func custom(_ type: TypeFacts, _ arguments: Arguments, _ scope: Scope) -> [Element]? {
    guard let body = type.properties["body"]?.getter else { return hosted(by: type, scope) }
    var inner = Scope(type: type, path: type.path)
    bind(type, arguments, scope, in: &inner)
    return follow(type.name, named: type.name) {
      let elements = views(body, inBody(inner))
      return elements.count > 1 ? [Element(.column, "", elements)] : elements
    }
  }

  /// Reads the body of a modifier of the app, around the modified views.
  func custom(modifier type: TypeFacts, _ arguments: Arguments, _ scope: Scope, of base: [Element])
    -> [Element]
  {
    guard let body = type.functions["body"]?.first?.body else { return base }
    var inner = Scope(type: type, path: type.path)
    bind(type, arguments, scope, in: &inner)
    let name = type.functions["body"]?.first?.signature.parameterClause.parameters.first
    inner.bound[(name?.secondName ?? name?.firstName)?.text ?? "content"] = .drawn(base)
    return follow(type.name, named: type.name) { views(body.statements, inBody(inner)) }
  }

  /// Reads the view that a hosting controller of the app shows.
  private func hosted(by type: TypeFacts, _ scope: Scope) -> [Element]? {
    guard type.inherited.contains(where: { $0.hasSuffix("HostingController") }) else { return nil }
    for inherited in type.inheritedTypes {
      guard let generic = inherited.as(IdentifierTypeSyntax.self),
        generic.name.text.hasSuffix("HostingController"),
        let argument = generic.genericArgumentClause?.arguments.first?.argument,
        let view = lookup.type(argument.ownText.prefix { $0 != "<" }.description, near: type.path)
      else { continue }
      let calls = type.initializers.compactMap(\.body).flatMap { Setup($0).calls }
      let root = calls.last { $0.base == "super" && $0.arguments.has("rootView") }?.arguments["rootView"]
      if let call = root?.as(FunctionCallExprSyntax.self) {
        return custom(view, Arguments(call), Scope(type: type, path: type.path))
      }
      return custom(view, Arguments(), scope)
    }
    return nil
  }

  /// A view without source shows its content, or an unknown part.
  private func unknown(_ name: String, _ arguments: Arguments, _ scope: Scope) -> [Element] {
    let closures = arguments.labelled.map(\.value).filter { $0.is(ClosureExprSyntax.self) }
    let inside = (closures + [arguments.trailing.map(ExprSyntax.init)].compactMap(\.self)).flatMap {
      view($0, scope)
    }
    if !inside.isEmpty || Self.isChoice(arguments.trailing) { return inside }
    let shown = name.split(separator: ".").last.map(String.init) ?? name
    return Self.hatched(shown)
  }

  /// Whether a closure only decides whether its content is shown.
  private static func isChoice(_ closure: ClosureExprSyntax?) -> Bool {
    guard let items = closure?.statements, !items.isEmpty else { return false }
    return items.allSatisfy { item in
      (item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression)?.is(
        IfExprSyntax.self) ?? false
    }
  }

  /// Binds the properties of a view to the arguments of its initializer.
  func bind(
    _ type: TypeFacts, _ arguments: Arguments, _ scope: Scope, in inner: inout Scope, depth: Int = 0
  ) {
    if let written = type.initializer(for: arguments) {
      if depth < 3, let other = Self.delegated(written) {
        var place = Scope(type: type, path: type.path)
        place.bind(written.signature.parameterClause.parameters, to: arguments, in: scope)
        return bind(type, Arguments(other), place, in: &inner, depth: depth + 1)
      }
      inner.bind(written.signature.parameterClause.parameters, to: arguments, in: scope)
      bindAssigned(written, in: &inner)
      return
    }
    for (label, value) in arguments.labelled where !label.isEmpty {
      inner.bound[label] = Scope.given(value, type.properties[label]?.type, inner, scope)
    }
    defer { bindMissing(type, arguments, in: &inner) }
    if let trailing = arguments.trailing,
      let name = type.stored.last(where: { inner.bound[$0] == nil && isClosure($0, of: type) })
    {
      inner.bound[name] = .code(ExprSyntax(trailing), scope)
    }
  }

  /// Binds the variables without a value that a call leaves out to nil; a call without arguments may be that of a screen, which others set up.
  private func bindMissing(_ type: TypeFacts, _ arguments: Arguments, in inner: inout Scope) {
    guard !arguments.isEmpty else { return }
    for name in type.stored where inner.bound[name] == nil {
      guard let property = type.properties[name], property.isEmptyVariable, !property.hasAttribute else {
        continue
      }
      inner.bound[name] = .code(ExprSyntax(NilLiteralExprSyntax()), inner)
    }
  }

  /// The call of another initializer that an initializer consists of.
  private static func delegated(_ initializer: InitializerDeclSyntax) -> FunctionCallExprSyntax? {
    initializer.body?.statements.lazy.compactMap { $0.item.as(FunctionCallExprSyntax.self) }.first {
      $0.calledExpression.ownText == "self.init"
    }
  }

  private func isClosure(_ name: String, of type: TypeFacts) -> Bool {
    guard let property = type.properties[name], property.value == nil else { return false }
    return property.type.map {
      $0.ownText.contains("->") || $0.ownText.count == 1
        || $0.ownText == "Content"
    } ?? false
  }

  /// Binds the properties that an initializer assigns, as in `self.title = name`.
  private func bindAssigned(_ initializer: InitializerDeclSyntax, in inner: inout Scope) {
    let place = inner
    for item in initializer.body?.statements ?? [] {
      guard let sequence = item.item.as(SequenceExprSyntax.self), sequence.elements.count == 3,
        let left = sequence.elements.first.flatMap(Self.assigned), let value = sequence.elements.last
      else { continue }
      let name = left.drop { $0 == "_" }
      if let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        call.trailingClosure == nil,
        let closure = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let bound = place.bound[closure]
      {
        inner.bound[String(name)] = bound
      } else if value.ownText != String(name) {
        inner.bound[String(name)] = .code(value, place)
      }
    }
  }

  /// The property on the left of an assignment.
  private static func assigned(_ expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self), member.base?.isSelf == true {
      return member.declName.baseName.text
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The scope in a closure or function with its parameters bound to arguments.
  func bound(_ names: [String], _ values: [ExprSyntax], _ place: Scope, _ scope: Scope) -> Scope {
    var inner = place.hiding(names)
    for (name, value) in zip(names, values) { inner.bound[name] = .code(value, scope) }
    return inner
  }
}
