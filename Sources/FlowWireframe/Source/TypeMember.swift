internal import Foundation
internal import SwiftFacts
internal import SwiftParser
internal import SwiftSyntax

/// A member of a type, parsed when it is needed.
final class TypeMember: @unchecked Sendable {
  /// The kind and the name; nil if only the declarations tell.
  let kind: DeclaredMember.Kind?
  let name: String?
  private let parse: @Sendable () -> [DeclSyntax]
  private let lock = NSLock()
  private var known: [DeclSyntax]?

  /// Takes a parsed member.
  init(_ decl: DeclSyntax) {
    (kind, name, parse, known) = (nil, nil, { [] }, [decl])
  }

  /// Takes a member of a file.
  init(_ member: DeclaredMember, of types: DeclaredTypes) {
    (kind, name) = (member.kind, member.name)
    parse = {
      let outer = Parser.parse(source: types.text(member)).statements.first?.item.as(EnumDeclSyntax.self)
      return outer?.memberBlock.members.map(\.decl) ?? []
    }
  }

  /// The declarations; more than one if the file is broken.
  var declarations: [DeclSyntax] {
    lock.withLock {
      if let known { return known }
      let found = parse()
      known = found
      return found
    }
  }
}
