import SwiftSyntax

/// Reads functions, properties and enum cases.
struct MemberReader {
  let body: BodyReader
  private var types: TypeReader { body.types }
  private var places: PlaceTable { body.places }

  init(body: BodyReader) {
    self.body = body
  }

  func read(_ function: FunctionDeclSyntax) -> FunctionFacts {
    FunctionFacts(
      name: function.name.plainText,
      parameters: read(function.signature.parameterClause),
      generics: types.read(function.genericParameterClause, function.genericWhereClause),
      result: function.signature.returnClause.map { types.read($0.type) } ?? .void,
      body: body.read(function.body), hasBody: function.body != nil,
      isStatic: isStatic(function.modifiers), isPrivate: isPrivate(function.modifiers),
      attributes: read(function.attributes),
      summary: documentation(of: function), place: places.place(of: function.name))
  }

  func read(_ initializer: InitializerDeclSyntax) -> FunctionFacts {
    FunctionFacts(
      name: "init", parameters: read(initializer.signature.parameterClause),
      generics: types.read(initializer.genericParameterClause, initializer.genericWhereClause),
      body: body.read(initializer.body), hasBody: initializer.body != nil,
      isPrivate: isPrivate(initializer.modifiers), attributes: read(initializer.attributes),
      summary: documentation(of: initializer), place: places.place(of: initializer.initKeyword))
  }

  func read(_ variable: VariableDeclSyntax) -> [PropertyFacts] {
    var facts = variable.bindings.flatMap { binding in
      names(binding.pattern).map { property(binding, named: $0, of: variable) }
    }
    // `let a, b: Int` writes the type once.
    for index in facts.indices.dropLast().reversed() where facts[index].type == .unknown {
      if facts[index].value == .nothing { facts[index].type = facts[index + 1].type }
    }
    return facts
  }

  private func names(_ pattern: PatternSyntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.plainText] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names($0.pattern) } ?? []
  }

  private func property(
    _ binding: PatternBindingSyntax, named name: String, of variable: VariableDeclSyntax
  ) -> PropertyFacts {
    var facts = PropertyFacts(
      name: name, type: types.read(binding.typeAnnotation?.type),
      value: body.read(binding.initializer?.value),
      isStatic: isStatic(variable.modifiers),
      isWeak: variable.modifiers.contains { ["weak", "unowned"].contains($0.name.text) },
      isOptional: TypeShape.isOptional(binding.typeAnnotation?.type),
      isPrivate: isPrivate(variable.modifiers),
      attributes: read(variable.attributes), summary: documentation(of: variable),
      place: places.place(of: binding.pattern))
    read(binding.accessorBlock, into: &facts)
    return facts
  }

  private func read(_ accessors: AccessorBlockSyntax?, into facts: inout PropertyFacts) {
    switch accessors?.accessors {
    case .getter(let items):
      facts.getter = body.read(items)
      facts.isComputed = true
    case .accessors(let list):
      for accessor in list {
        if ["get", "_read"].contains(accessor.accessorSpecifier.text) {
          facts.getter = body.read(accessor.body)
          facts.isComputed = accessor.body != nil
        } else {
          facts.observers += body.read(accessor.body)
        }
      }
    default: break
    }
  }

  func read(_ declaration: EnumCaseDeclSyntax) -> [CaseFacts] {
    declaration.elements.map { element in
      CaseFacts(
        name: element.name.plainText,
        parameters: (element.parameterClause?.parameters ?? []).map(parameter),
        value: body.read(element.rawValue?.value), summary: documentation(of: declaration),
        place: places.place(of: element.name))
    }
  }

  private func parameter(_ parameter: EnumCaseParameterSyntax) -> ParameterFacts {
    let label = parameter.firstName?.plainText ?? ""
    return ParameterFacts(
      label: label, name: parameter.secondName?.plainText ?? label, type: types.read(parameter.type),
      isOptional: TypeShape.isOptional(parameter.type), standard: body.read(parameter.defaultValue?.value))
  }

  private func read(_ clause: FunctionParameterClauseSyntax) -> [ParameterFacts] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.plainText
      return ParameterFacts(
        label: first == "_" ? "" : first, name: parameter.secondName?.plainText ?? first,
        type: types.read(parameter.type),
        isOptional: TypeShape.isOptional(parameter.type),
        standard: body.read(parameter.defaultValue?.value))
    }
  }

  func read(_ attributes: AttributeListSyntax) -> [AttributeFacts] {
    attributes.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let name = attribute.attributeName.as(IdentifierTypeSyntax.self)
      var facts = AttributeFacts(name: name?.name.plainText ?? attribute.attributeName.trimmedDescription)
      facts.generics = types.read(name?.genericArgumentClause)
      if case .argumentList(let list) = attribute.arguments { facts.arguments = body.arguments(list) }
      return facts
    }
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}
