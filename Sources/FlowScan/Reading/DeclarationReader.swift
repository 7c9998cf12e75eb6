import SwiftSyntax

/// Reads the declarations of a file; types in types are laid beside each other under their full names.
struct DeclarationReader {
  let depth = Depth()
  let members: MemberReader
  private var types: TypeReader { TypeReader(depth: depth) }
  private let places: PlaceTable

  init(places: PlaceTable) {
    self.places = places
    members = MemberReader(body: BodyReader(places: places, depth: depth))
  }

  func read(_ items: [CodeBlockItemSyntax], into facts: inout FileFacts) {
    for item in items {
      if case .decl(let declaration) = item.item {
        read(declaration, into: &facts)
      } else if case .expr(let expression) = item.item {
        script(.expression(members.body.read(expression)), into: &facts)
      }
    }
  }

  /// Code at the top of a file (`main.swift`) runs as a function without a name.
  private func script(_ statement: Statement, into facts: inout FileFacts) {
    if let index = facts.functions.firstIndex(where: { $0.name.isEmpty }) {
      facts.functions[index].body.append(statement)
    } else {
      facts.functions.append(FunctionFacts(name: "", body: [statement], hasBody: true))
    }
  }

  private func read(_ declaration: DeclSyntax, into facts: inout FileFacts) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let declaration): facts.imports.append(declaration.path.trimmedDescription)
    case .functionDecl(let function): facts.functions.append(members.read(function))
    case .variableDecl(let variable): facts.properties += members.read(variable)
    case .typeAliasDecl(let alias): facts.aliases.append(self.alias(alias))
    case .ifConfigDecl(let condition):
      for clause in condition.clauses {
        if case .statements(let items) = clause.elements { read(Array(items), into: &facts) }
      }
    default: type(declaration, inside: "", into: &facts)
    }
  }

  private func alias(_ alias: TypeAliasDeclSyntax) -> AliasFacts {
    AliasFacts(name: alias.name.plainText, type: types.read(alias.initializer.value))
  }

  private func type(_ declaration: DeclSyntax, inside outer: String, into facts: inout FileFacts) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let (kind, name) = title(declaration)
    else { return }
    depth.enter(()) {
      var type = TypeFacts(kind: kind, name: outer.isEmpty ? name : outer + "." + name)
      type.inherits = group.inheritanceClause?.inheritedTypes.map { types.read($0.type) } ?? []
      type.generics = generics(declaration)
      type.attributes = members.read(group.attributes)
      type.isPrivate = members.isPrivate(group.modifiers)
      type.demands = demands(group)
      type.summary = documentation(of: declaration)
      type.place = namePlace(declaration)
      read(group.memberBlock.members, of: &type, into: &facts)
      facts.types.append(type)
    }
  }

  private func read(_ list: MemberBlockItemListSyntax, of type: inout TypeFacts, into facts: inout FileFacts)
  {
    for member in list {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .functionDecl(let function): type.functions.append(members.read(function))
      case .initializerDecl(let function): type.functions.append(members.read(function))
      case .variableDecl(let variable): type.properties += members.read(variable)
      case .enumCaseDecl(let cases): type.cases += members.read(cases)
      case .typeAliasDecl(let alias): type.aliases.append(self.alias(alias))
      case .associatedTypeDecl(let alias):
        let bound = types.read(alias.inheritanceClause?.inheritedTypes.first?.type)
        type.aliases.append(AliasFacts(name: alias.name.plainText, type: bound, isAssociated: true))
      case .ifConfigDecl(let condition):
        for clause in condition.clauses {
          if case .decls(let inner) = clause.elements { read(inner, of: &type, into: &facts) }
        }
      default: self.type(member.decl, inside: type.name, into: &facts)
      }
    }
  }

  private func demands(_ group: any DeclGroupSyntax) -> [TypeShape] {
    guard let group = group.as(ExtensionDeclSyntax.self) else { return [] }
    return (group.genericWhereClause?.requirements ?? []).compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let demand) where demand.leftType.trimmedDescription == "Self":
        types.read(demand.rightType)
      default: nil
      }
    }
  }

  private func generics(_ declaration: DeclSyntax) -> [GenericFacts] {
    guard let parameters = declaration.asProtocol((any WithGenericParametersSyntax).self) else { return [] }
    return types.read(parameters.genericParameterClause, parameters.genericWhereClause)
  }

  private func title(_ declaration: DeclSyntax) -> (TypeFacts.Kind, String)? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let type): (.class, type.name.plainText)
    case .structDecl(let type): (.struct, type.name.plainText)
    case .enumDecl(let type): (.enum, type.name.plainText)
    case .actorDecl(let type): (.actor, type.name.plainText)
    case .protocolDecl(let type): (.protocol, type.name.plainText)
    case .extensionDecl(let type): types.read(type.extendedType).name.map { (.extension, $0) }
    default: nil
    }
  }

  private func namePlace(_ declaration: DeclSyntax) -> Place {
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return places.place(of: named.name) }
    return places.place(of: declaration)
  }
}
