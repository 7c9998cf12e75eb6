import SwiftSyntax

/// The visitor over declarations, statements and expressions; each extension reads one kind of syntax.
final class SyntaxReader {
  /// The greatest depth, below the parser's own limit, so that everything it accepts can be walked on a small stack.
  static let deepest = 160

  let writer: CodeWriter
  let lines: LineTable
  private var depth = 0
  /// The number of visible parameters with each name.
  private var parameters: [Int32: Int] = [:]
  var wasTooDeep = false
  /// Types declared in types and functions, which are listed side by side under their full names.
  var nested: [Int32] = []

  var patterns: SyntaxPatternReader { SyntaxPatternReader(reader: self) }
  var sequences: SyntaxSequenceReader { SyntaxSequenceReader(reader: self) }

  init(path: String, lines: LineTable) {
    writer = CodeWriter(path: path)
    self.lines = lines
  }

  /// Descends one level, so that hostile nesting ends with a finding and not with a stack overflow.
  func enter(_ fallback: Op, _ body: () -> Int32) -> Int32 {
    guard depth < Self.deepest else {
      wasTooDeep = true
      return writer.node(fallback)
    }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  func place(_ node: some SyntaxProtocol) -> Int32 {
    lines.place(ofOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset).packed
  }

  /// Records that the code mentions a name.
  func mention(_ name: Int32, _ kind: MentionKind, of base: Int32 = -1) {
    writer.file.mentions.append(name)
    writer.file.mentionKinds.append(kind.rawValue)
    writer.file.mentionBases.append(base)
    writer.file.mentionOffsets.append(Int32(writer.file.code.count))
  }

  /// Records a name on its own, unless it is a parameter.
  func mention(_ expression: DeclReferenceExprSyntax) {
    let name = name(expression.baseName)
    guard !isHidden(name) else { return }
    mention(name, isUsed(expression) ? .called : .bare)
  }

  func mention(_ expression: MemberAccessExprSyntax) {
    let name = name(expression.declName.baseName)
    guard let base = expression.base else { return mention(name, .implicit) }
    if base.is(SuperExprSyntax.self) { return }
    let plain = plainName(base)
    if plain == "self" { return mention(name, .called) }
    mention(name, isUsed(expression) ? .calledMember : .member, of: plain.map(writer.name) ?? -1)
  }

  /// Whether an expression is called, or is the type in `Name.self`.
  private func isUsed(_ expression: some ExprSyntaxProtocol) -> Bool {
    if let member = expression.parent?.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "self"
    }
    return expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
  }

  /// The name `delegate` in `delegate?.done()` and `self.delegate.done()`.
  func plainName(_ base: ExprSyntax) -> String? {
    if let chain = base.as(OptionalChainingExprSyntax.self) { return plainName(chain.expression) }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { return plainName(forced.expression) }
    if let name = base.as(DeclReferenceExprSyntax.self) { return name.baseName.unquoted }
    guard let member = base.as(MemberAccessExprSyntax.self), let inner = member.base,
      plainName(inner) == "self"
    else { return nil }
    return member.declName.baseName.unquoted
  }

  /// Reads a body in which the names of parameters hide those of members.
  func hiding(_ names: [Int32], _ body: () -> Int32) -> Int32 {
    hide(names)
    defer { show(names) }
    return body()
  }

  func hide(_ names: [Int32]) { for name in names { parameters[name, default: 0] += 1 } }

  func show(_ names: [Int32]) { for name in names { parameters[name, default: 0] -= 1 } }

  /// Tells whether a name refers to a parameter here.
  func isHidden(_ name: Int32) -> Bool { parameters[name, default: 0] > 0 }

  func name(_ token: TokenSyntax) -> Int32 { writer.name(token.unquoted) }
}

extension TokenSyntax {
  /// The name without backticks.
  var unquoted: String {
    let text = self.text
    return text.utf8.first == 96 && text.utf8.last == 96 && text.utf8.count > 1
      ? String(text.dropFirst().dropLast()) : text
  }
}
