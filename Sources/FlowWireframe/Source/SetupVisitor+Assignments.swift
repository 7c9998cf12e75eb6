internal import SwiftSyntax

/// Assignments to members, with the values that constants have.
extension SetupVisitor {
  /// Reads `label.text = name` and `title = name`.
  func assign(_ parts: [ExprSyntax]) {
    let value =
      parts.count == 3
      ? parts[2] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(parts[2...]))))
    if let member = parts[0].as(MemberAccessExprSyntax.self) {
      let base = Setup.path(member.base)
      let name = member.declName.baseName.text
      setup.assignments.append(
        .init(
          base: base, member: name, value: said(listed(streamed(value), of: name), of: name),
          isFirst: isFirst,
          function: function,
          conditions: conditions))
    } else if let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text {
      // Of the values in the branches of a choice, the first is as good as any.
      if !value.is(NilLiteralExprSyntax.self), unset.remove(name) != nil { locals[name] = value }
      setup.assignments.append(
        .init(
          base: "", member: name, value: listed(streamed(value), of: name), isFirst: isFirst,
          function: function,
          conditions: conditions))
    }
  }

  /// The list that a constant is, for the items of a bar, since other code may have one of the same name.
  ///
  /// Lists to which code adds stay names.
  private func listed(_ value: ExprSyntax, of member: String) -> ExprSyntax {
    guard member.hasSuffix("Items"), let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let list = locals[name], list.is(ArrayExprSyntax.self),
      !setup.calls.contains(where: { $0.base == name })
    else { return value }
    return list
  }

  /// The value of a constant that is assigned to a text; other values are unchanged.
  private func said(_ value: ExprSyntax, of member: String) -> ExprSyntax {
    guard Setup.texts.contains(member) else { return value }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return filled(value) }
    // The element of a list depends on the row.
    let constant = locals[name]
    return constant?.is(SubscriptCallExprSyntax.self) == true ? value : constant ?? value
  }

  /// A text made of constants with their values in place of their names, as in `label.text = name.uppercased()`.
  private func filled(_ value: ExprSyntax) -> ExprSyntax {
    guard !locals.isEmpty, value.totalLength.utf8Length < 400 else { return value }
    let names = ReferredNames.of(value)
    let known = locals.filter { name, constant in
      names.contains(name) && !constant.is(SubscriptCallExprSyntax.self)
        && constant.totalLength.utf8Length < 400
    }
    if known.isEmpty { return value }
    return LocalNames(known, in: value, number: 0).rewrite(value).as(ExprSyntax.self) ?? value
  }
}
