internal import SwiftSyntax

/// Functions of a type whose constants have the same names, each with names of its own.
struct SeparateNames {
  private var renamed: [SyntaxIdentifier: DeclSyntax] = [:]

  private static let longest = 20_000

  /// Takes the members whose constants may be confused; the first function with a name keeps it.
  init(_ members: [DeclSyntax]) {
    var seen: Set<String> = []
    for (number, member) in members.enumerated() {
      guard let body = member.as(FunctionDeclSyntax.self)?.body, body.totalLength.utf8Length < Self.longest
      else {
        continue
      }
      let names = DeclaredLocals.names(in: body)
      if !seen.isDisjoint(with: names) {
        renamed[member.id] = LocalNames([:], in: body, number: 100_000 + number).rewrite(member).as(
          DeclSyntax.self)
      }
      seen.formUnion(names)
    }
  }

  var isEmpty: Bool { renamed.isEmpty }

  /// A member with its own names.
  func member(_ member: DeclSyntax) -> DeclSyntax { renamed[member.id] ?? member }
}
