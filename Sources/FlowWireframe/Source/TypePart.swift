internal import SwiftFacts
internal import SwiftParser
internal import SwiftSyntax

/// A declaration of a type, or one of its extensions, parsed when its members are needed.
struct TypePart: Sendable {
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

  /// The content of the declaration.
  struct Content {
    let members: [DeclSyntax]
    /// The inherited types.
    let inherited: [TypeSyntax]

    init(_ group: (any DeclGroupSyntax)?) {
      members = group?.memberBlock.members.map(\.decl) ?? []
      inherited = group?.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    }
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

  /// The members, without nested types, which are parts of their own.
  func content() -> Content {
    switch source {
    case .parsed(let group): Content(group.asProtocol((any DeclGroupSyntax).self))
    case .text(let types, let number):
      Content(
        Parser.parse(source: types.text(number)).statements.first.flatMap {
          Syntax($0.item).asProtocol((any DeclGroupSyntax).self)
        })
    }
  }
}
