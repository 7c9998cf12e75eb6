import SwiftSyntax

extension SyntaxReader {
  func readFile(_ items: CodeBlockItemListSyntax) {
    for item in items { read(item) }
    writer.file.declarations += nested
  }

  private func read(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .decl(let declaration): top(declaration)
    case .expr(let expression): writer.file.script.append(self.expression(expression))
    case .stmt(let statement): writer.file.script += statements(statement)
    @unknown default: break
    }
  }

  private func top(_ declaration: DeclSyntax) {
    if let imported = declaration.as(ImportDeclSyntax.self) {
      writer.file.imports.append(writer.name(imported.path.trimmedDescription))
    } else {
      writer.file.declarations += members(declaration, of: "")
    }
  }

  /// Reads a declaration inside a type of this name, or at the top level if the name is empty.
  func members(_ declaration: DeclSyntax, of outer: String) -> [Int32] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let declaration): return [function(declaration)]
    case .initializerDecl(let declaration): return [initializer(declaration)]
    case .subscriptDecl(let declaration): return [subscripting(declaration)]
    case .variableDecl(let declaration): return variables(declaration)
    case .enumCaseDecl(let declaration): return cases(declaration)
    case .typeAliasDecl(let declaration):
      return [
        writer.node(
          .alias, place(declaration.name), name(declaration.name), type(declaration.initializer.value), 0)
      ]
    case .associatedTypeDecl(let declaration):
      let bound = type(declaration.inheritanceClause?.inheritedTypes.first?.type)
      return [writer.node(.alias, place(declaration.name), name(declaration.name), bound, 1)]
    case .macroExpansionDecl: return []
    default:
      if let node = typeDeclaration(declaration, inside: outer) { nested.append(node) }
      return []
    }
  }

  func typeDeclaration(_ declaration: DeclSyntax, inside outer: String) -> Int32? {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let (kind, plain) = title(declaration)
    else { return nil }
    let name = outer.isEmpty ? plain : outer + "." + plain
    let generic = declaration.asProtocol((any WithGenericParametersSyntax).self)
    let demands = requirements(
      declaration.as(ExtensionDeclSyntax.self)?.genericWhereClause ?? generic?.genericWhereClause)
    let node = enter(.nothing) {
      let list = group.memberBlock.members.flatMap { members($0.decl, of: name) }
      let operands = Operands(
        namePlace(declaration), kind.rawValue, writer.name(name), flags(group.modifiers).rawValue,
        writer.name(documentation(declaration))
      )
      .list(group.inheritanceClause?.inheritedTypes.map { type($0.type) } ?? [])
      .rows(parameters(generic?.genericParameterClause, generic?.genericWhereClause))
      .list(attributes(group.attributes))
      .list(list)
      .rows(demands.map { [writer.name($0.subject), $0.type] })
      return writer.node(.typeDeclaration, list: operands.numbers)
    }
    return writer.file.code[Int(node)] == Op.typeDeclaration.rawValue ? node : nil
  }

  private func title(_ declaration: DeclSyntax) -> (TypeKind, String)? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let type): (.class, type.name.unquoted)
    case .structDecl(let type): (.struct, type.name.unquoted)
    case .enumDecl(let type): (.enum, type.name.unquoted)
    case .actorDecl(let type): (.actor, type.name.unquoted)
    case .protocolDecl(let type): (.protocol, type.name.unquoted)
    case .extensionDecl(let type): typeName(type.extendedType).map { (.extension, $0) }
    default: nil
    }
  }

  private func namePlace(_ declaration: DeclSyntax) -> Int32 {
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return place(named.name) }
    return place(declaration)
  }

  func flags(_ modifiers: DeclModifierListSyntax) -> CodeFlags {
    var flags: CodeFlags = []
    for modifier in modifiers where modifier.detail == nil || modifier.name.text == "unowned" {
      switch modifier.name.text {
      case "static", "class": flags.insert(.isStatic)
      case "private", "fileprivate": flags.insert(.isPrivate)
      case "override": flags.insert(.isOverride)
      case "weak", "unowned": flags.insert(.isWeak)
      case "lazy": flags.insert(.isLazy)
      default: break
      }
    }
    return flags
  }
}
