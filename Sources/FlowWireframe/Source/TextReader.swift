internal import SwiftSyntax

/// Reads the text of an expression: a literal, an entry of a table, a constant, or the name of the value.
final class TextReader {
  let lookup: TypeLookup
  private var depth = 0
  private var stepsLeft = 20_000

  private static let deepest = 16
  private static let longest = 400

  init(_ lookup: TypeLookup) { self.lookup = lookup }

  /// Enters a nested expression; false if the nesting is too deep.
  func descend() -> Bool {
    guard depth < Self.deepest, stepsLeft > 0 else { return false }
    depth += 1
    stepsLeft -= 1
    return true
  }

  func ascend() { depth -= 1 }

  var strings: StringTables { lookup.strings }

  func lookedUpType(_ name: String, _ scope: Scope) -> TypeFacts? {
    lookup.type(name, inside: scope.type?.name ?? "", near: scope.path)
  }

  /// The text of an expression; a name in braces if only that is known, nil if nothing is known.
  func text(_ expression: ExprSyntax, _ scope: Scope) -> String? {
    guard descend() else { return nil }
    defer { ascend() }
    return read(expression, scope).map { $0.count > Self.longest ? $0.prefix(Self.longest) + "…" : $0 }
  }

  private func read(_ expression: ExprSyntax, _ scope: Scope) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return self.literal(literal, scope) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return self.call(call, scope) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return self.member(member, scope) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return reference(name, scope) }
    if let sequence = expression.as(SequenceExprSyntax.self) { return self.sequence(sequence, scope) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { text($0.expression, scope) }
    }
    if let choice = expression.as(IfExprSyntax.self) { return text(in: choice.body.statements, scope) }
    if let choice = expression.as(SwitchExprSyntax.self) { return text(of: choice, scope) }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      if let known = self.element(of: element, scope) { return text(known.value, known.scope) }
      let list = Setup.path(element.calledExpression).split(separator: ".").last ?? "…"
      return list.contains("(") ? nil : "{\(list)}"
    }
    if let number = expression.as(IntegerLiteralExprSyntax.self) { return number.literal.text }
    if let number = expression.as(FloatLiteralExprSyntax.self) { return number.literal.text }
    return SyntaxShape.inner(expression).flatMap { text($0, scope) }
  }

  private func literal(_ literal: StringLiteralExprSyntax, _ scope: Scope) -> String {
    var key = ""
    var shown = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part):
        let text = Self.unescaped(part.content.text)
        key += text
        shown += text
      case .expressionSegment(let part):
        key += "%@"
        shown += part.expressions.first.flatMap { text($0.expression, scope) } ?? "{…}"
      default: continue
      }
    }
    let whole = lookup.strings.text(key) ?? shown
    if whole.contains(where: \.isNewline), whole.allSatisfy(\.isWhitespace) { return "\n" }
    return whole.split(whereSeparator: \.isNewline).map(String.init).joined(separator: "\n")
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    return text.replacing(/\\u\{([0-9A-Fa-f]{1,6})\}/) { code in
      UInt32(code.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }.replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\t", with: " ")
      .replacing("\\\\", with: "\\")
  }

  private func sequence(_ sequence: SequenceExprSyntax, _ scope: Scope) -> String? {
    let elements = Array(sequence.elements)
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if !operators.isEmpty, operators.allSatisfy({ $0 == "+" }), operators.count * 2 + 1 == elements.count {
      let parts = elements.enumerated().filter { $0.offset % 2 == 0 }.map { text($0.element, scope) ?? "" }
      return parts.joined()
    }
    if !operators.isEmpty, operators.allSatisfy({ $0 == "??" }) {
      return alternative(elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }, scope)
    }
    return LikelyBranch.part(of: sequence, scope, lookup).flatMap { text($0, scope) }
  }

  private func text(of choice: SwitchExprSyntax, _ scope: Scope) -> String? {
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    if let name = firstCase(of: choice.subject.ownText, scope) {
      let known = cases.first { Self.names($0.label, name) } ?? cases.last
      return known.flatMap { text(in: $0.statements, scope) }
    }
    let isMissing = Truth.isMissing(choice.subject, scope, lookup) == true
    let missing = isMissing ? cases.first { Self.isForNothing($0.label) } : nil
    let likely =
      missing ?? cases.first { !LikelyBranch.isUnlikely(case: $0.label.ownText) } ?? cases.first
    return likely.flatMap { text(in: $0.statements, scope) }
  }

  /// Whether a label of a switch over an optional value is that for nil.
  private static func isForNothing(_ label: SwitchCaseSyntax.Label) -> Bool {
    names(label, "none") || names(label, "nil")
  }

  /// The initial case of a name: the one that is passed, or that the declaration of a property has.
  private func firstCase(of name: String, _ scope: Scope) -> String? {
    if name == "self" { return scope.chosen }
    guard let bound = scope.bound[name] else { return scope.type?.firstCases[name] }
    guard case .code(let code, _) = bound, let member = code.as(MemberAccessExprSyntax.self) else {
      return nil
    }
    let isCase = member.base.map { TypeName.of($0) != nil } ?? true
    return isCase ? member.declName.baseName.text : nil
  }

  /// Whether a label of a switch is a case.
  static func names(_ label: SwitchCaseSyntax.Label, _ name: String) -> Bool {
    label.ownText.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.dropFirst().contains {
      $0 == name
    }
  }

  private func reference(_ name: String, _ scope: Scope) -> String? {
    switch scope.bound[name] {
    case .code(let code, let place): return text(code, place)
    case .drawn(let elements): return elements.first?.text
    case .list, .name: return "{\(Setup.plain(name))}"
    case nil: break
    }
    if let type = scope.type, let (_, owner) = inherited(name, of: type),
      let text = constant(name, of: owner, scope)
    {
      return text
    }
    return "{\(Setup.plain(name))}"
  }

  /// The text of a property with a known value.
  func constant(_ name: String, of type: TypeFacts, _ scope: Scope) -> String? {
    guard let property = type.properties[name] else { return nil }
    var inner = Scope(type: type, path: property.path)
    if type.name == scope.type?.name { (inner.bound, inner.chosen) = (scope.bound, scope.chosen) }
    if let getter = property.getter { return text(in: getter, inner) }
    guard let value = property.value ?? (inner.bound[name] == nil ? type.assigned(name) : nil) else {
      return nil
    }
    // A screen starts with the initial value of a variable; one without letters is no text.
    return text(value, inner).flatMap { $0.isEmpty ? nil : $0 }
  }
}
