internal import SwiftSyntax

/// The types that a file declares or extends.
struct TypeCollector {
  let path: String
  private(set) var parts: [TypePart] = []

  init(_ tree: SourceFileSyntax, path: String) {
    self.path = path
    for item in tree.statements { collect(item.item, inside: "", depth: 0) }
  }

  private mutating func collect(_ node: some SyntaxProtocol, inside outer: String, depth: Int) {
    // Nested namespaces are common, but not twenty levels of them.
    guard depth < 20, let group = Syntax(node).asProtocol((any DeclGroupSyntax).self),
      let name = Self.name(group)
    else { return }
    let full = outer.isEmpty ? name : outer + "." + name
    parts.append(TypePart(name: full, path: path, group: group))
    for member in group.memberBlock.members { collect(member.decl, inside: full, depth: depth + 1) }
  }

  private static func name(_ group: any DeclGroupSyntax) -> String? {
    if let part = group.as(ExtensionDeclSyntax.self) {
      return part.extendedType.ownText.prefix { $0 != "<" && $0 != " " }.description
    }
    return Syntax(group).asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}
