import SwiftSyntax

/// Reads types as they are written.
struct TypeReader {
  let depth: Depth

  func read(_ type: TypeSyntax?) -> TypeShape {
    guard let type else { return .unknown }
    return depth.enter(.unknown) { shape(of: type) }
  }

  private func shape(of type: TypeSyntax) -> TypeShape {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): .named(type.name.plainText, read(type.genericArgumentClause))
    case .memberType(let type): member(type)
    case .optionalType(let type): read(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): read(type.wrappedType)
    case .someOrAnyType(let type): read(type.constraint)
    case .attributedType(let type): read(type.baseType)
    case .metatypeType(let type): read(type.baseType)
    case .classRestrictionType: .named("AnyObject")
    case .arrayType(let type): .list(read(type.element))
    case .dictionaryType(let type): .pairs(read(type.key), read(type.value))
    case .compositionType(let type): .composed(type.elements.map { read($0.type) })
    case .functionType(let type): function(type)
    case .tupleType(let type): tuple(type)
    default: .unknown
    }
  }

  private func member(_ type: MemberTypeSyntax) -> TypeShape {
    let arguments = read(type.genericArgumentClause)
    guard let outer = read(type.baseType).name else { return .named(type.name.plainText, arguments) }
    return .named(outer + "." + type.name.plainText, arguments)
  }

  private func function(_ type: FunctionTypeSyntax) -> TypeShape {
    .function(type.parameters.map { read($0.type) }, read(type.returnClause.type))
  }

  private func tuple(_ type: TupleTypeSyntax) -> TypeShape {
    if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
      return read(only.type)
    }
    return .tuple(
      type.elements.map { .init(label: $0.firstName?.plainText ?? "", type: read($0.type)) })
  }

  func read(_ clause: GenericArgumentClauseSyntax?) -> [TypeShape] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      if case .type(let type) = argument.argument { read(type) } else { .unknown }
    }
  }

  func read(_ parameters: GenericParameterClauseSyntax?, _ demands: GenericWhereClauseSyntax?)
    -> [GenericFacts]
  {
    var facts = (parameters?.parameters ?? []).map {
      GenericFacts(name: $0.name.plainText, bound: read($0.inheritedType))
    }
    for demand in demands?.requirements ?? [] {
      guard case .conformanceRequirement(let demand) = demand.requirement,
        let index = facts.firstIndex(where: { $0.name == demand.leftType.trimmedDescription })
      else { continue }
      facts[index].bound = .composed(facts[index].bound.parts + [read(demand.rightType)])
    }
    return facts
  }
}

extension TypeShape {
  /// Whether the type as written was optional; the shape itself does not keep it.
  static func isOptional(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    if let type = type.as(AttributedTypeSyntax.self) { return isOptional(type.baseType) }
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainText: String {
    let text = self.text
    return text.hasPrefix("`") && text.hasSuffix("`") && text.utf8.count > 1
      ? String(text.dropFirst().dropLast()) : text
  }
}
