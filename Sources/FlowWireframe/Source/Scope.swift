internal import SwiftSyntax

/// The surroundings of an expression: the type around it, and the values of names.
struct Scope {
  var type: TypeFacts?
  var path = ""
  var bound: [String: Bound] = [:]
  /// The base of a call without one: the view that a modifier of the app is applied to.
  var base: [Element]?
  /// The case of `self`, if it is one.
  var chosen: String?
  /// Whether it is the code of a state that is as it was made, so that what nobody set is missing.
  var isAtFirst = false
  /// The number of bodies around the code, of those that are being read; 0 if that is not known.
  var bodies = 0

  /// The value of a name.
  indirect enum Bound {
    /// Code, with its own scope.
    case code(ExprSyntax, Scope)
    case drawn([Element])
    /// A list with the elements that code has added.
    case list([Placed])
    /// A value of which only the name is known.
    case name
  }

  mutating func bind(_ name: String, to value: ExprSyntax) { bound[name] = .code(value, self) }

  /// Binds parameters to arguments, in order and by label; omitted ones to their defaults.
  mutating func bind(_ parameters: FunctionParameterListSyntax, to arguments: Arguments, in scope: Scope) {
    var unlabelled = arguments.unlabelled[...]
    var trailing = arguments.trailing
    for parameter in parameters.reversed() {
      guard let closure = trailing, arguments[parameter.firstName.text] == nil,
        parameter.type.ownText.contains("->")
      else { continue }
      bound[(parameter.secondName ?? parameter.firstName).text] = .code(ExprSyntax(closure), scope)
      trailing = nil
    }
    let place = Scope(type: type, path: path)
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      let label = parameter.firstName.text
      if label == "_", let value = unlabelled.popFirst() {
        bound[name] = Self.given(value, parameter.type, place, scope)
      } else if let value = arguments[label] {
        bound[name] = Self.given(value, parameter.type, place, scope)
      } else if bound[name] == nil || trailing != nil, let value = parameter.defaultValue?.value {
        bound[name] = .code(value, place)
      }
    }
  }

  /// The argument for a parameter, whose type completes a value that begins with a dot.
  static func given(
    _ value: ExprSyntax, _ type: TypeSyntax?, _ place: Scope, _ scope: Scope
  ) -> Bound {
    let known = type.flatMap { typed(value, $0, place) ?? made(value, $0, for: place.type, scope) }
    return known ?? .code(value, scope)
  }

  /// The object `.init(name: "A")` for a parameter, as `Owner.Model(name: "A")`; nil for other values.
  private static func made(
    _ value: ExprSyntax, _ type: TypeSyntax, for owner: TypeFacts?, _ scope: Scope
  ) -> Bound? {
    guard var call = value.as(FunctionCallExprSyntax.self), let owner,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "init", let name = type.as(IdentifierTypeSyntax.self)?.name.text
    else { return nil }
    call.calledExpression = ExprSyntax(
      DeclReferenceExprSyntax(baseName: .identifier("\(owner.name).\(name)")))
    return .code(ExprSyntax(call), scope)
  }

  /// The case `.day` for a parameter of a type of the app, as `Mode.day`; nil for other values.
  private static func typed(_ value: ExprSyntax, _ type: TypeSyntax, _ place: Scope) -> Bound? {
    guard var member = value.as(MemberAccessExprSyntax.self), member.base == nil,
      let type = type.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil,
      !system.contains(type.name.text), !["UI", "NS", "CG"].contains(where: type.name.text.hasPrefix)
    else { return nil }
    member.base = ExprSyntax(DeclReferenceExprSyntax(baseName: type.name.trimmed))
    return .code(ExprSyntax(member), place)
  }

  /// The types of the system whose constants are texts or looks and not cases.
  private static let system: Set = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "Text", "Image", "Color", "Font", "Alignment",
    "HorizontalAlignment", "VerticalAlignment", "Double", "Int", "Bool", "Self",
  ]

  /// The value of a name; if that is another name, the value of it, as where an initializer passes on a closure.
  func value(behind name: String) -> Bound? {
    var found = bound[name]
    for _ in 0..<8 {
      guard case .code(let code, let place)? = found,
        let next = code.as(DeclReferenceExprSyntax.self)?.baseName.text, let further = place.bound[next]
      else { break }
      found = further
    }
    return found
  }

  /// Whether the value of a name is nil.
  func isMissing(_ name: String) -> Bool {
    guard case .code(let code, _)? = value(behind: name) else { return false }
    return code.is(NilLiteralExprSyntax.self)
  }

  /// The scope with names that hide others.
  func hiding(_ names: [String]) -> Scope {
    var scope = self
    for name in names { scope.bound[name] = .name }
    return scope
  }
}

extension ClosureExprSyntax {
  /// The names of its parameters.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    default: []
    }
  }
}
