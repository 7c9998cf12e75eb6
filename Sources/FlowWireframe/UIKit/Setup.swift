internal import SwiftSyntax

/// The statements of code that make and arrange views: what is assigned, called and declared, in the order of the source.
struct Setup {
  struct Assignment {
    /// The object, as `titleLabel`; empty for the code's own.
    let base: String
    let member: String
    let value: ExprSyntax
  }

  struct Call {
    let base: String
    let name: String
    let arguments: Arguments
  }

  private(set) var assignments: [Assignment] = []
  private(set) var calls: [Call] = []
  private(set) var locals: [String: ExprSyntax] = [:]
  /// The types that values are cast to, as cells are.
  private(set) var casts: [String] = []

  private var count = 0

  init() {}

  init(_ node: some SyntaxProtocol) { read(node) }

  /// Adds the statements of further code.
  mutating func read(_ node: some SyntaxProtocol) {
    let visitor = SetupVisitor(viewMode: .sourceAccurate)
    visitor.setup = self
    // While two values share the lists, each change of one copies them.
    self = Setup()
    visitor.walk(node)
    self = visitor.setup
  }

  /// The last value that is assigned to a member of an object.
  func value(_ member: String, of base: String) -> ExprSyntax? {
    assignments.last { $0.base == base && $0.member == member }?.value
  }

  /// The number that a constraint fixes an anchor of an object to.
  func constant(_ anchor: String, of name: String) -> Double? {
    let call = calls.first { $0.base == "\(name).\(anchor)" && $0.name == "constraint" }
    return call?.arguments.number("equalToConstant").flatMap { (1...2_000).contains($0) ? $0 : nil }
  }

  /// What an expression names: `self.titleLabel` is `titleLabel`, and `self` nothing.
  static func path(_ expression: ExprSyntax?) -> String {
    guard let expression else { return "" }
    let parts = expression.trimmedDescription.prefix(200).filter { !"?! \n".contains($0) }.split(
      separator: ".")
    return parts.filter { $0 != "self" && $0 != "strongSelf" }.joined(separator: ".")
  }

  private final class SetupVisitor: SyntaxVisitor {
    var setup = Setup()

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      if parts.count >= 3, parts[1].is(AssignmentExprSyntax.self) { assign(parts) }
      for (place, part) in parts.enumerated()
      where part.is(UnresolvedAsExprSyntax.self) && place + 1 < parts.count {
        setup.casts.append(parts[place + 1].trimmedDescription)
      }
      return going
    }

    private func assign(_ parts: [ExprSyntax]) {
      let value =
        parts.count == 3
        ? parts[2] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(parts[2...]))))
      if let member = parts[0].as(MemberAccessExprSyntax.self) {
        let base = Setup.path(member.base)
        setup.assignments.append(.init(base: base, member: member.declName.baseName.text, value: value))
      } else if let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text {
        setup.assignments.append(.init(base: "", member: name, value: value))
      }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
        let base = member.base?.is(FunctionCallExprSyntax.self) == true ? "…" : Setup.path(member.base)
        setup.calls.append(.init(base: base, name: member.declName.baseName.text, arguments: Arguments(node)))
      } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        setup.calls.append(.init(base: "", name: name, arguments: Arguments(node)))
      }
      return going
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value
        else { continue }
        if setup.locals[name] == nil { setup.locals[name] = value }
        if let cast = value.as(SequenceExprSyntax.self) { _ = visit(cast) }
      }
      return going
    }

    /// Code without end is read as far as a screen can need.
    private var going: SyntaxVisitorContinueKind {
      setup.count += 1
      return setup.count < 20_000 ? .visitChildren : .skipChildren
    }
  }
}
