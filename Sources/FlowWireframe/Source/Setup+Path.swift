internal import SwiftSyntax

extension Setup {
  /// The path of an expression: `titleLabel` for `self.titleLabel`, and empty for `self`.
  static func path(_ expression: ExprSyntax?) -> String {
    guard let expression else { return "" }
    // Most expressions are names, which need no text to be made and divided.
    if let name = plainName(expression) { return name }
    let bytes = expression.ownText.utf8.prefix(200).filter { !skipped.contains($0) }
    let parts = bytes.split(separator: UInt8(ascii: ".")).filter { part in
      !selfNames.contains { part.elementsEqual($0) }
    }
    return String(decoding: Array(parts.joined(separator: CollectionOfOne(UInt8(ascii: ".")))), as: UTF8.self)
  }

  private static let skipped = Array("?! \n".utf8)
  private static let selfNames = [Array("self".utf8), Array("strongSelf".utf8)]

  /// The path of `name`, `object.name` and `object?.name`; nil for anything longer or with blanks in it.
  private static func plainName(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.text
      guard name.argumentNames == nil, text.utf8.count < 200 else { return nil }
      return text == "self" || text == "strongSelf" ? "" : text
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return chain.expression.is(DeclReferenceExprSyntax.self) ? plainName(chain.expression) : nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.argumentNames == nil, let path = plainName(base)
    else { return nil }
    let name = member.declName.baseName.text
    let length = base.trimmedLength.utf8Length + 1 + name.utf8.count
    guard length < 200, member.trimmedLength.utf8Length == length else { return nil }
    if name == "self" || name == "strongSelf" { return path }
    return path.isEmpty ? name : "\(path).\(name)"
  }
}
