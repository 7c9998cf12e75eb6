internal import SwiftSyntax

/// Names that are types by convention: they begin with a capital letter.
enum TypeName {
  static func isLikely(_ name: String) -> Bool {
    guard let first = name.utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    if first < 0x80 { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) }
    return name.unicodeScalars.first { $0 != "_" }?.properties.isUppercase ?? false
  }

  /// The path `Outer.Inner`, if an expression is one; generic arguments are left out.
  static func of(_ expression: ExprSyntax) -> String? {
    if let special = expression.as(GenericSpecializationExprSyntax.self) { return of(special.expression) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return isLikely(name) ? name : nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      isLikely(member.declName.baseName.text), let outer = of(base)
    else { return nil }
    return outer + "." + member.declName.baseName.text
  }

  /// The path of `.Outer.Inner`, whose beginning is implied by its place.
  static func implicit(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      isLikely(member.declName.baseName.text)
    else { return nil }
    let name = member.declName.baseName.text
    guard let base = member.base else { return name }
    return implicit(base).map { $0 + "." + name }
  }
}
