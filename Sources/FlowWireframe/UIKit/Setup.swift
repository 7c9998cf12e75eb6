internal import SwiftSyntax

/// The statements that make and arrange views: assignments, calls and declarations, in the order of the source.
struct Setup {
  struct Assignment {
    /// The object, such as `titleLabel`; empty for `self`.
    let base: String
    let member: String
    let value: ExprSyntax
    /// Whether it runs before the screen is visible, and not later in response to something.
    var isFirst = true
  }

  struct Call {
    let base: String
    let name: String
    let arguments: Arguments
    /// The constants declared before, the last of each name.
    var locals: [String: ExprSyntax] = [:]
  }

  private(set) var assignments: [Assignment] = []
  private(set) var calls: [Call] = []
  private(set) var locals: [String: ExprSyntax] = [:]
  /// The types that values are cast to, such as cells.
  private(set) var casts: [String] = []
  /// The parts of a form joined by operators, as in `form +++ Section() <<< SwitchRow()`.
  private(set) var rows: [ExprSyntax] = []

  private var count = 0

  init() {}

  init(_ node: some SyntaxProtocol) { read(node) }

  /// Adds the statements of further code, given the initial cases of properties.
  mutating func read(_ node: some SyntaxProtocol, firsts: [String: String] = [:]) {
    let visitor = SetupVisitor(viewMode: .sourceAccurate)
    visitor.firsts = firsts
    visitor.setup = self
    // While two values share the lists, each change of one copies them.
    self = Setup()
    visitor.walk(node)
    self = visitor.setup
  }

  /// The last value that is assigned to a member of an object.
  func value(_ member: String, of base: String) -> ExprSyntax? {
    let all = assignments.filter { $0.base == base && $0.member == member }
    return (all.last(where: \.isFirst) ?? all.last)?.value
  }

  /// The statements about the object to which the code belongs.
  var ofItself: Setup {
    var own = Setup()
    own.assignments = assignments.filter {
      $0.base.isEmpty || $0.base.lowercased().hasSuffix("configuration")
    }
    own.calls = calls.filter(\.base.isEmpty)
    return own
  }

  /// The same statements with other texts and arguments.
  func mapped(_ change: (ExprSyntax) -> ExprSyntax) -> Setup {
    var setup = Setup()
    setup.assignments = assignments.map {
      guard Self.texts.contains($0.member) else { return $0 }
      return Assignment(base: $0.base, member: $0.member, value: change($0.value), isFirst: $0.isFirst)
    }
    setup.calls = calls.map {
      Call(base: $0.base, name: $0.name, arguments: $0.arguments.mapped(change), locals: $0.locals)
    }
    return setup
  }

  /// The members that are texts.
  private static let texts: Set = [
    "text", "title", "placeholder", "attributedText", "attributedTitle", "attributedPlaceholder", "prompt",
  ]

  /// Adds the settings of other code; those of an object beat the earlier ones.
  mutating func add(_ other: Setup) {
    assignments += other.assignments
    calls += other.calls
  }

  /// Adds a value that other code assigns.
  mutating func assign(_ member: String, of base: String, to value: ExprSyntax, isFirst: Bool) {
    assignments.append(Assignment(base: base, member: member, value: value, isFirst: isFirst))
  }

  /// The number that a constraint fixes an anchor of an object to.
  func constant(_ anchor: String, of name: String) -> Double? {
    let call = calls.first { $0.base == "\(name).\(anchor)" && $0.name == "constraint" }
    return call?.arguments.number("equalToConstant").flatMap { (1...2_000).contains($0) ? $0 : nil }
  }

  /// The path of an expression: `titleLabel` for `self.titleLabel`, and empty for `self`.
  static func path(_ expression: ExprSyntax?) -> String {
    guard let expression else { return "" }
    let parts = expression.trimmedDescription.prefix(200).filter { !"?! \n".contains($0) }.split(
      separator: ".")
    return parts.filter { $0 != "self" && $0 != "strongSelf" }.joined(separator: ".")
  }

  private final class SetupVisitor: SyntaxVisitor {
    var setup = Setup()
    /// The element names of loops around the code, with the lists.
    private var loops: [(name: String, over: ExprSyntax)] = []

    /// The initial cases of properties.
    var firsts: [String: String] = [:]

    /// Reads only the case that a property has at first, unless that is temporary.
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      guard let first = firsts[Setup.path(node.subject)], !LikelyBranch.isUnlikely(case: "." + first),
        let chosen = cases.first(where: { TextReader.names($0.label, first) })
      else { return going }
      walk(chosen.statements)
      return .skipChildren
    }

    /// Whether the code belongs to a function that runs later.
    private var isLater = false
    /// The constants of the function so far.
    private var locals: [String: ExprSyntax] = [:]
    private var isFirst: Bool { !isLater }

    private static let starting: Set = [
      "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "awakeFromNib", "didMoveToSuperview",
    ]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      isLater = !Self.starting.contains(node.name.text)
      locals = [:]
      return going
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
      isLater = false
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
        setup.casts.append(parts[place + 1].trimmedDescription)
      }
      return going
    }

    /// The operators that add sections and rows to a form.
    private static let joining: Set = ["+++", "<<<"]

    private func assign(_ parts: [ExprSyntax]) {
      let value =
        parts.count == 3
        ? parts[2] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(parts[2...]))))
      if let member = parts[0].as(MemberAccessExprSyntax.self) {
        let base = Setup.path(member.base)
        let name = member.declName.baseName.text
        setup.assignments.append(
          .init(base: base, member: name, value: said(value, of: name), isFirst: isFirst))
      } else if let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text {
        setup.assignments.append(.init(base: "", member: name, value: value, isFirst: isFirst))
      }
    }

    /// The value of a constant that is assigned to a text; other values are unchanged.
    private func said(_ value: ExprSyntax, of member: String) -> ExprSyntax {
      guard Setup.texts.contains(member), let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return value }
      return locals[name] ?? value
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let arguments = Arguments(node).mapped { looped($0) }
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
        let base = member.base?.is(FunctionCallExprSyntax.self) == true ? "…" : Setup.path(member.base)
        let name = member.declName.baseName.text
        setup.calls.append(.init(base: base, name: name, arguments: arguments, locals: locals))
        if name == "forEach", let list = member.base { loop(over: list, node) }
      } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        setup.calls.append(.init(base: "", name: name, arguments: arguments, locals: locals))
      }
      return going
    }

    /// Reads `list.forEach(stack.add)` as the call for the whole list, and names the element in `list.forEach { … }`.
    private func loop(over list: ExprSyntax, _ node: FunctionCallExprSyntax) {
      if let function = node.arguments.first?.expression.as(MemberAccessExprSyntax.self) {
        let call = Call(
          base: Setup.path(function.base), name: function.declName.baseName.text, arguments: Arguments(list))
        setup.calls.append(call)
      }
      if let closure = node.trailingClosure { loops.append((closure.parameterNames.first ?? "$0", list)) }
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "forEach", node.trailingClosure != nil
      else { return }
      _ = loops.popLast()
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      loops.append((node.pattern.trimmedDescription, node.sequence))
      return going
    }

    override func visitPost(_ node: ForStmtSyntax) { _ = loops.popLast() }

    /// The list for the element of a loop; other expressions are unchanged.
    private func looped(_ expression: ExprSyntax) -> ExprSyntax {
      guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return expression }
      return loops.last { $0.name == name }?.over ?? expression
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value
        else { continue }
        if setup.locals[name] == nil { setup.locals[name] = value }
        if locals.count < 40 { locals[name] = value }
        if let cast = value.as(SequenceExprSyntax.self) { _ = visit(cast) }
      }
      return going
    }

    /// Whether to continue: endless code is only read as far as a screen can need.
    private var going: SyntaxVisitorContinueKind {
      setup.count += 1
      return setup.count < 20_000 ? .visitChildren : .skipChildren
    }
  }
}
