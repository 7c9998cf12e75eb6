internal import SwiftSyntax

/// Collects the statements of code in a `Setup`.
final class SetupVisitor: CodeVisitor {
  var setup = Setup()
  /// The element names of loops around the code, with the lists.
  var loops: [(name: String, over: ExprSyntax)] = []

  /// The names of the values that publishers around the code send, with the published properties.
  var streams: [(call: SyntaxIdentifier, name: String, value: ExprSyntax)] = []

  /// The names for the makers of constraints, with the views that they are for.
  var makers: [(name: String, view: String)] = []

  /// The initial cases of properties.
  var firsts: [String: String] = [:]

  /// The functions of which each call is read as a copy of their code.
  var inlined = InlinedFunctions()
  var depth = 0

  /// The number of copies of code that may still be made.
  var copiesLeft = 300

  static let deepest = 4

  /// The conditions around the code.
  var conditions: [RunCondition] = []

  /// Reads only the case that a property has at first, unless that is temporary.
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard let first = firsts[Setup.path(node.subject)], !LikelyBranch.isUnlikely(case: "." + first),
      let chosen = cases.first(where: { TextReader.names($0.label, first) })
    else { return going }
    walk(chosen.statements)
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(RunCondition(.choice(node)))
    return going
  }

  override func visitPost(_ node: SwitchCaseSyntax) { _ = conditions.popLast() }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard going == .visitChildren else { return .skipChildren }
    walk(node.conditions)
    let words = RunCondition.Words(node.conditions)
    conditions.append(RunCondition(.test(node.conditions, isMet: true), words))
    walk(node.body)
    conditions[conditions.count - 1] = RunCondition(.test(node.conditions, isMet: false), words)
    node.elseBody.map { walk($0) }
    conditions.removeLast()
    return .skipChildren
  }

  /// Code after a `guard` in its block only runs if the conditions are met.
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard going == .visitChildren else { return .skipChildren }
    walk(node.conditions)
    let words = RunCondition.Words(node.conditions)
    conditions.append(RunCondition(.test(node.conditions, isMet: false), words))
    walk(node.body)
    conditions[conditions.count - 1] = RunCondition(.passed(node.conditions), words)
    return .skipChildren
  }

  /// The number of conditions around each block that is being read.
  private var blocks: [Int] = []

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    blocks.append(conditions.count)
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockItemListSyntax) {
    guard let count = blocks.popLast() else { return }
    conditions.removeLast(max(conditions.count - count, 0))
  }

  /// Whether the code belongs to a function that runs later.
  private var isLater = false
  /// The function with the code.
  private(set) var function: String?
  /// The variables of the function that have had no value so far.
  var unset: Set<String> = []
  /// The constants of the function so far.
  var locals: [String: ExprSyntax] = [:]
  var isFirst: Bool { !isLater }

  static let starting: Set = [
    "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "awakeFromNib", "didMoveToSuperview",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    isLater = !Self.starting.contains(node.name.text)
    function = node.name.text
    (locals, unset) = ([:], [])
    return going
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    isLater = false
    function = nil
    locals = [:]
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count >= 3, parts[1].is(AssignmentExprSyntax.self) { assign(parts) }
    let isForm = parts.contains {
      Self.joining.contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    }
    if isForm {
      setup.rows += parts.filter {
        $0.is(FunctionCallExprSyntax.self) || $0.is(DeclReferenceExprSyntax.self)
      }
    }
    for (place, part) in parts.enumerated()
    where part.is(UnresolvedAsExprSyntax.self) && place + 1 < parts.count {
      setup.casts.append(parts[place + 1].ownText)
    }
    return going
  }

  /// The operators that add sections and rows to a form.
  private static let joining: Set = ["+++", "<<<"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Arguments(node).mapped { looped(streamed($0)) }
    beginStream(node)
    let callee =
      node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? node.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self) {
      let base = member.base?.is(FunctionCallExprSyntax.self) == true ? "…" : Setup.path(member.base)
      let name = member.declName.baseName.text
      setup.calls.append(
        .init(base: base, name: name, arguments: arguments, locals: locals, conditions: conditions))
      constrain(name, base, arguments)
      if name == "forEach", let list = member.base, loop(over: list, node) { return .skipChildren }
    } else if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      setup.calls.append(
        .init(base: "", name: name, arguments: arguments, locals: locals, conditions: conditions))
      inline(name, arguments)
    }
    return going
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    endStream(node)
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "forEach", node.trailingClosure != nil
    else { return }
    _ = loops.popLast()
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    let copies =
      canCopy
      ? UnrolledLoop.bodies(over: node.sequence, node.body.statements, number: setup.nextNumber) {
        UnrolledLoop.values(of: node.pattern, for: $0)
      } : nil
    let isRead = read(copies)
    loops.append((node.pattern.ownText, node.sequence))
    return isRead ? .skipChildren : going
  }

  override func visitPost(_ node: ForStmtSyntax) { _ = loops.popLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      guard let value = binding.initializer?.value else {
        if binding.accessorBlock == nil { unset.insert(name) }
        continue
      }
      // In its own observers a property has a later value.
      let isObserved = binding.accessorBlock != nil
      keep(name, SyntaxShape.typed(value, binding.typeAnnotation?.type), isConstant: !isObserved)
      if let cast = value.as(SequenceExprSyntax.self) { _ = visit(cast) }
    }
    return going
  }

  /// Reads the name for an unwrapped member, as in `if let title = model.title`.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value, value.is(MemberAccessExprSyntax.self)
    {
      keep(name, value, isConstant: true)
    }
    return going
  }

  private func keep(_ name: String, _ value: ExprSyntax, isConstant: Bool) {
    if setup.locals[name] == nil { setup.locals[name] = value }
    if isConstant, locals.count < 40 { locals[name] = value }
  }

  /// Whether to continue: endless code is only read as far as a screen can need.
  var going: SyntaxVisitorContinueKind {
    setup.count += 1
    return setup.count < 20_000 ? .visitChildren : .skipChildren
  }
}
