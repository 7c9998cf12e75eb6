import SwiftSyntax

extension SyntaxReader {
  func function(_ declaration: FunctionDeclSyntax) -> Int32 {
    function(
      from: begin, at: place(declaration.name), named: name(declaration.name), declaration.modifiers,
      documentation(declaration), rows(declaration.signature.parameterClause),
      parameters(declaration.genericParameterClause, declaration.genericWhereClause),
      result: type(declaration.signature.returnClause?.type), declaration.body, declaration.attributes)
  }

  func initializer(_ declaration: InitializerDeclSyntax) -> Int32 {
    function(
      from: begin, at: place(declaration.initKeyword), named: writer.name("init"), declaration.modifiers,
      documentation(declaration), rows(declaration.signature.parameterClause),
      parameters(declaration.genericParameterClause, declaration.genericWhereClause), result: -1,
      declaration.body, declaration.attributes)
  }

  /// The amount of code before the next construct.
  private var begin: Int32 { Int32(writer.file.code.count) }

  private func function(
    from begin: Int32, at place: Int32, named name: Int32, _ modifiers: DeclModifierListSyntax,
    _ summary: String,
    _ rows: [[Int32]], _ generics: [[Int32]], result: Int32, _ body: CodeBlockSyntax?,
    _ attributes: AttributeListSyntax
  ) -> Int32 {
    var flags = flags(modifiers)
    if body != nil { flags.insert(.hasBody) }
    let block = hiding(rows.map { $0[1] }) { body.map { self.block($0.statements) } ?? -1 }
    let operands = Operands(place, name, flags.rawValue, writer.name(summary)).rows(rows).rows(generics)
      .adding(result).adding(block).list(self.attributes(attributes))
      .adding(begin)
    return writer.node(.function, list: operands.numbers)
  }

  func subscripting(_ declaration: SubscriptDeclSyntax) -> Int32 {
    let begin = begin
    let (getter, _) = accessors(declaration.accessorBlock)
    var flags = flags(declaration.modifiers)
    if getter >= 0 { flags.insert(.hasBody) }
    let operands = Operands(
      place(declaration.subscriptKeyword), writer.name("subscript"), flags.rawValue,
      writer.name(documentation(declaration))
    )
    .rows(rows(declaration.parameterClause))
    .rows(parameters(declaration.genericParameterClause, declaration.genericWhereClause))
    .adding(type(declaration.returnClause.type)).adding(getter).list(attributes(declaration.attributes))
    .adding(begin)
    return writer.node(.function, list: operands.numbers)
  }

  private func rows(_ clause: FunctionParameterClauseSyntax) -> [[Int32]] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.unquoted
      var flags: CodeFlags = isOptional(parameter.type) ? .isOptional : []
      if parameter.ellipsis != nil { flags.insert(.isVariadic) }
      if isInOut(parameter.type) { flags.insert(.isInOut) }
      return [
        writer.name(first == "_" ? "" : first), writer.name(parameter.secondName?.unquoted ?? first),
        type(parameter.type), flags.rawValue, optional(parameter.defaultValue?.value),
      ]
    }
  }

  private func isInOut(_ type: TypeSyntax) -> Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text == "inout"
    } ?? false
  }

  func isOptional(_ type: TypeSyntax) -> Bool {
    if let type = type.as(AttributedTypeSyntax.self) { return isOptional(type.baseType) }
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  func variables(_ declaration: VariableDeclSyntax) -> [Int32] {
    // In `let a, b: Int` the type is written only once.
    var later: TypeSyntax?
    var found: [Int32] = []
    for binding in declaration.bindings.reversed() {
      let type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? later : nil)
      later = type
      let names = tokens(binding.pattern)
      for (index, token) in names.enumerated().reversed() {
        found.append(variable(binding, token, part: names.count > 1 ? index : nil, type, of: declaration))
      }
    }
    return found.reversed()
  }

  private func tokens(_ pattern: PatternSyntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { tokens($0.pattern) } ?? []
  }

  private func variable(
    _ binding: PatternBindingSyntax, _ token: TokenSyntax, part: Int?, _ type: TypeSyntax?,
    of declaration: VariableDeclSyntax
  ) -> Int32 {
    let begin = begin
    var flags = flags(declaration.modifiers)
    let (getter, setter) = accessors(binding.accessorBlock)
    if getter >= 0 { flags.insert(.isComputed) }
    if let type, isOptional(type) { flags.insert(.isOptional) }
    if declaration.bindingSpecifier.text == "let" { flags.insert(.isConstant) }
    let operands = Operands(
      place(token), name(token), flags.rawValue, writer.name(documentation(declaration)), self.type(type),
      value(of: binding, token, part), getter, setter
    ).list(attributes(declaration.attributes)).adding(begin)
    return writer.node(.variable, list: operands.numbers)
  }

  /// The first value of a property; of one in `let (stream, continuation) = makeStream()`, its part of the tuple.
  private func value(of binding: PatternBindingSyntax, _ token: TokenSyntax, _ part: Int?) -> Int32 {
    let whole = optional(binding.initializer?.value)
    guard whole >= 0, let part else { return whole }
    return writer.node(.member, list: [place(token), whole, writer.name("#\(part)")])
  }

  /// Reads the bodies of the getter, and of everything that runs on setting.
  private func accessors(_ accessors: AccessorBlockSyntax?) -> (getter: Int32, setter: Int32) {
    switch accessors?.accessors {
    case .getter(let items): return (block(items), -1)
    case .accessors(let list):
      var (getter, setters): (Int32, [Int32]) = (-1, [])
      for accessor in list {
        guard let body = accessor.body else { continue }
        if ["get", "_read"].contains(accessor.accessorSpecifier.text) {
          getter = block(body.statements)
        } else {
          setters.append(block(body.statements))
        }
      }
      return (getter, setters.isEmpty ? -1 : writer.node(.block, list: Operands().list(setters).numbers))
    default: return (-1, -1)
    }
  }

  func cases(_ declaration: EnumCaseDeclSyntax) -> [Int32] {
    let summary = writer.name(documentation(declaration))
    return declaration.elements.map { element in
      let rows = (element.parameterClause?.parameters ?? []).map { parameter -> [Int32] in
        let label = parameter.firstName?.unquoted ?? ""
        return [
          writer.name(label), writer.name(parameter.secondName?.unquoted ?? label), type(parameter.type),
          isOptional(parameter.type) ? CodeFlags.isOptional.rawValue : 0,
          optional(parameter.defaultValue?.value),
        ]
      }
      let operands = Operands(place(element.name), name(element.name), summary).rows(rows)
        .adding(optional(element.rawValue?.value))
      return writer.node(.enumCaseDeclaration, list: operands.numbers)
    }
  }

  func attributes(_ list: AttributeListSyntax) -> [Int32] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let plain = attribute.attributeName.as(IdentifierTypeSyntax.self)
      var given: [[Int32]] = []
      if case .argumentList(let list) = attribute.arguments { given = arguments(list) }
      let name = plain?.name.unquoted ?? attribute.attributeName.trimmedDescription
      return writer.node(
        .attribute,
        list: Operands(place(attribute), writer.name(name)).rows(given)
          .list(generics(plain?.genericArgumentClause)).numbers)
    }
  }
}
