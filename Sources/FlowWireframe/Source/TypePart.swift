internal import SwiftFacts
internal import SwiftParser
internal import SwiftSyntax

/// A declaration of a type, or one of its extensions, of which the members are parsed when they are needed.
final class TypePart: Sendable {
  /// The full name, such as `Outer.Inner`.
  let name: String
  let path: String
  let isExtension: Bool
  let isProtocol: Bool
  private let source: Source

  private enum Source: Sendable {
    case parsed(Syntax)
    /// The type with a number in a file.
    case text(DeclaredTypes, Int)
  }

  init(name: String, path: String, group: any DeclGroupSyntax) {
    (self.name, self.path) = (name, path)
    isExtension = group.is(ExtensionDeclSyntax.self)
    isProtocol = group.is(ProtocolDeclSyntax.self)
    source = .parsed(Syntax(group))
  }

  init(_ number: Int, of types: DeclaredTypes, path: String) {
    (name, self.path) = (types.name(number), path)
    isExtension = types.kind(number) == .extension
    isProtocol = types.kind(number) == .protocol
    source = .text(types, number)
  }

  /// The types that the declaration inherits from, as written.
  var inherited: [String] {
    if case .text(let types, let number) = source, let names = InheritedNames.of(types.head(number)) {
      return names
    }
    return inheritedTypes.map(\.ownText)
  }

  /// The types that the declaration inherits from, parsed.
  var inheritedTypes: [TypeSyntax] {
    let group =
      switch source {
      case .parsed(let group): group.asProtocol((any DeclGroupSyntax).self)
      case .text(let types, let number):
        Parser.parse(source: types.head(number)).statements.first.flatMap {
          Syntax($0.item).asProtocol((any DeclGroupSyntax).self)
        }
      }
    return group?.inheritanceClause?.inheritedTypes.map(\.type) ?? []
  }

  /// The members, without nested types, which are parts of their own.
  func members() -> [TypeMember] {
    switch source {
    case .parsed(let group):
      (group.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? [])
        .filter { $0.asProtocol((any DeclGroupSyntax).self) == nil }.map(TypeMember.init)
    case .text(let types, let number):
      types.members(of: number).filter { !types.endsApp($0) }.map { TypeMember($0, of: types) }
    }
  }
}
