internal import SwiftSyntax

/// Reads the content of a SwiftUI view from its body, and the bodies of the views in it.
///
/// Nothing is run: the branch that is most likely seen first is read, and three rounds of a loop.
final class ViewReader {
  let lookup: TypeLookup
  /// The bars around the view, and its content.
  var content = ScreenContent()
  let texts: TextReader
  /// The bodies that are being read, so that a view that contains itself ends.
  private var active: [String] = []
  private var nesting = 0
  private var stepsLeft = 20_000
  private var partsLeft = 600

  private static let deepest = 48

  private static let deepestExpression = 300
  private var depth = 0

  init(_ lookup: TypeLookup) {
    self.lookup = lookup
    texts = TextReader(lookup)
  }

  /// The element for a part of unknown appearance.
  static func hatched(_ name: String) -> [Element] {
    var element = Element(.hatched, name)
    element.style.fillsWidth = true
    return [element]
  }

  /// Counts a step; false if there have been more than a screen can need.
  func step() -> Bool {
    stepsLeft -= 1
    return stepsLeft > 0
  }

  /// Reads code elsewhere; a hatched box if it leads back to itself or too deep.
  func follow(_ key: String, named name: String, _ read: () -> [Element]) -> [Element] {
    guard step(), partsLeft > 0, nesting < Self.deepest, !active.contains(key) else {
      return Self.hatched(name)
    }
    active.append(key)
    nesting += 1
    defer {
      active.removeLast()
      nesting -= 1
    }
    let elements = read()
    partsLeft -= elements.count
    return partsLeft > 0 ? elements : Array(elements.prefix(1))
  }

  /// A scope in the body that is being read.
  func inBody(_ scope: Scope) -> Scope {
    var scope = scope
    scope.bodies = active.count
    return scope
  }

  /// Reads code that other code passes, outside the bodies that it is passed to: a card may stand in a card.
  func passed(from place: Scope, _ read: () -> [Element]) -> [Element] {
    let all = active
    if place.bodies > 0 { active = Array(active.prefix(place.bodies)) }
    defer { active = all }
    return read()
  }

  /// Reads the views built by a list of statements.
  func views(_ items: CodeBlockItemListSyntax, _ scope: Scope) -> [Element] {
    var scope = scope
    var elements: [Element] = []
    for item in items {
      guard step() else { break }
      if let last = returned(by: item, scope) { return elements + last }
      switch item.item {
      case .decl(let decl): bind(decl, in: &scope)
      case .expr(let expression): elements += view(expression, scope)
      case .stmt(let statement):
        if let result = statement.as(ReturnStmtSyntax.self)?.expression {
          return elements + view(result, scope)
        }
        if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
          elements += view(expression, scope)
        }
      default: continue
      }
    }
    return elements
  }

  private func bind(_ decl: DeclSyntax, in scope: inout Scope) {
    for binding in decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value
      else { continue }
      scope.bind(name, to: value)
    }
  }

  /// Reads the views of an expression.
  func view(_ expression: ExprSyntax, _ scope: Scope) -> [Element] {
    guard step() else { return [] }
    guard depth < Self.deepestExpression else { return Self.hatched("…") }
    depth += 1
    defer { depth -= 1 }
    if let call = expression.as(FunctionCallExprSyntax.self) { return self.call(call, scope) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return self.member(member, scope) }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return reference(name.baseName.text, scope)
    }
    if let closure = expression.as(ClosureExprSyntax.self) { return views(of: closure, scope) }
    if let choice = expression.as(IfExprSyntax.self) { return views(of: choice, scope) }
    if let choice = expression.as(SwitchExprSyntax.self) { return views(of: choice, scope) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      if let sum = sum(of: sequence, scope) { return sum }
      return LikelyBranch.part(of: sequence, scope, lookup).map { view($0, scope) } ?? []
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.flatMap { view($0.expression, scope) }
    }
    return SyntaxShape.inner(expression).map { view($0, scope) } ?? []
  }

  /// Reads `Text("a") + Text("b")` as one text; nil if the sequence is not a sum.
  private func sum(of sequence: SequenceExprSyntax, _ scope: Scope) -> [Element]? {
    let parts = Array(sequence.elements)
    let operators = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard !operators.isEmpty, operators.allSatisfy({ $0 == "+" }) else { return nil }
    let texts = parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }.flatMap { view($0, scope) }
    guard var first = texts.first else { return [] }
    first.text = texts.map(\.text).joined()
    return [first]
  }

  /// Reads the views in a closure; its parameters hide other names.
  func views(of closure: ClosureExprSyntax, _ scope: Scope) -> [Element] {
    views(closure.statements, scope.hiding(closure.parameterNames))
  }

  /// Reads the argument of a builder: a closure, or the name of one.
  func content(_ expression: ExprSyntax?, _ scope: Scope) -> [Element] {
    expression.map { view($0, scope) } ?? []
  }
}
