internal import SwiftSyntax

/// Functions of a type whose constants have the same names, each with names of its own.
struct SeparateNames {
  private var renamed: [SyntaxIdentifier: DeclSyntax] = [:]

  private static let longest = 20_000

  /// Takes the members whose constants may be confused with each other or with properties; the first function with a name keeps it.
  init(_ members: [DeclSyntax], properties: Set<String>) {
    var seen: Set<String> = properties
    for (number, member) in members.enumerated() {
      guard let body = member.as(FunctionDeclSyntax.self)?.body, body.totalLength.utf8Length < Self.longest
      else {
        continue
      }
      let names = DeclaredLocals.names(in: body)
      if !seen.isDisjoint(with: names) {
        let kept = Self.kept(properties.intersection(names), in: body)
        renamed[member.id] =
          LocalNames([:], in: body, number: 100_000 + number, keeping: kept).rewrite(member).as(
            DeclSyntax.self)
      }
      seen.formUnion(names)
    }
  }

  /// The names of constants that become the values of the properties of these names, as in `self.label = label`.
  private static func kept(_ names: Set<String>, in body: CodeBlockSyntax) -> Set<String> {
    guard !names.isEmpty else { return [] }
    return Set(
      Setup(body).assignments.filter {
        $0.base.isEmpty && names.contains($0.member) && Setup.path($0.value) == $0.member
      }.map(\.member))
  }

  var isEmpty: Bool { renamed.isEmpty }

  /// A member with its own names.
  func member(_ member: DeclSyntax) -> DeclSyntax { renamed[member.id] ?? member }
}
