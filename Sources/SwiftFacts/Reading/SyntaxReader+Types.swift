import SwiftSyntax

extension SyntaxReader {
  /// Reads a type; -1 if there is none.
  func type(_ type: TypeSyntax?) -> Int32 {
    guard let type else { return -1 }
    return enter(.unknownType) { form(of: type) }
  }

  private func form(of type: TypeSyntax) -> Int32 {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      named(type.name.unquoted, type.genericArgumentClause)
    case .memberType(let type): member(type)
    case .optionalType(let type): writer.node(.optionalType, self.type(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): writer.node(.optionalType, self.type(type.wrappedType))
    case .someOrAnyType(let type): self.type(type.constraint)
    case .attributedType(let type): self.type(type.baseType)
    case .metatypeType(let type): writer.node(.metatype, self.type(type.baseType))
    case .classRestrictionType: writer.node(.namedType, writer.name("AnyObject"), 0)
    case .arrayType(let type): writer.node(.listType, self.type(type.element))
    case .dictionaryType(let type): writer.node(.pairsType, self.type(type.key), self.type(type.value))
    case .compositionType(let type):
      writer.node(.composedType, list: Operands().list(type.elements.map { self.type($0.type) }).numbers)
    case .functionType(let type): function(type)
    case .tupleType(let type): tuple(type)
    default: writer.node(.unknownType)
    }
  }

  private func named(_ name: String, _ arguments: GenericArgumentClauseSyntax?) -> Int32 {
    let types = generics(arguments)
    return writer.node(.namedType, list: Operands(writer.name(name)).list(types).numbers)
  }

  func generics(_ clause: GenericArgumentClauseSyntax?) -> [Int32] {
    (clause?.arguments ?? []).map { argument in
      if case .type(let type) = argument.argument { self.type(type) } else { writer.node(.unknownType) }
    }
  }

  private func member(_ type: MemberTypeSyntax) -> Int32 {
    guard let outer = typeName(type.baseType) else {
      return named(type.name.unquoted, type.genericArgumentClause)
    }
    return named(outer + "." + type.name.unquoted, type.genericArgumentClause)
  }

  /// Reads `A.B` as text, without generic arguments.
  func typeName(_ type: TypeSyntax) -> String? {
    if let type = type.as(IdentifierTypeSyntax.self) { return type.name.unquoted }
    if let type = type.as(MemberTypeSyntax.self) {
      return typeName(type.baseType).map { $0 + "." + type.name.unquoted } ?? type.name.unquoted
    }
    return nil
  }

  private func function(_ type: FunctionTypeSyntax) -> Int32 {
    let parameters = type.parameters.map { self.type($0.type) }
    return writer.node(
      .functionType, list: Operands().list(parameters).adding(self.type(type.returnClause.type)).numbers)
  }

  private func tuple(_ type: TupleTypeSyntax) -> Int32 {
    if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
      return self.type(only.type)
    }
    let rows = type.elements.map { [writer.name($0.firstName?.unquoted ?? ""), self.type($0.type)] }
    return writer.node(.tupleType, list: Operands().rows(rows).numbers)
  }

  /// Reads generic parameters with their bounds.
  func parameters(_ clause: GenericParameterClauseSyntax?, _ demands: GenericWhereClauseSyntax?) -> [[Int32]]
  {
    var bounds = (clause?.parameters ?? []).map {
      ($0.name.unquoted, $0.inheritedType.map { self.type($0) } ?? -1)
    }
    for (subject, bound) in requirements(demands) {
      guard let index = bounds.firstIndex(where: { $0.0 == subject }) else { continue }
      bounds[index].1 =
        bounds[index].1 < 0 ? bound : writer.node(.composedType, list: [2, bounds[index].1, bound])
    }
    return bounds.map { [writer.name($0.0), $0.1] }
  }

  /// Reads the conformances and equal types of a `where` clause.
  func requirements(_ clause: GenericWhereClauseSyntax?) -> [(subject: String, type: Int32)] {
    (clause?.requirements ?? []).compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let demand):
        return (demand.leftType.trimmedDescription, type(demand.rightType))
      case .sameTypeRequirement(let demand):
        guard case .type(let right) = demand.rightType else { return nil }
        return (demand.leftType.trimmedDescription, type(right))
      default: return nil
      }
    }
  }
}
