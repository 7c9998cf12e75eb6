internal import SwiftSyntax

/// The parts of tuples, such as the titles in `[("Name", "person"), ("Mail", "envelope")]`.
enum TuplePart {
  private static let deepest = 8

  /// The part that `pair.0` or `pair.title` refers to; nil if the base is no tuple.
  static func of(_ member: MemberAccessExprSyntax, _ scope: Scope) -> Placed? {
    guard var value = member.base else { return nil }
    var place = scope
    for _ in 0..<deepest {
      if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count > 1 {
        return part(member.declName.baseName.text, of: tuple).map { Placed(value: $0, scope: place) }
      }
      guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
        case .code(let code, let outside)? = place.bound[name]
      else { return nil }
      (value, place) = (code, outside)
    }
    return nil
  }

  static func part(_ name: String, of tuple: TupleExprSyntax) -> ExprSyntax? {
    let parts = Array(tuple.elements)
    if let number = Int(name) { return parts.indices.contains(number) ? parts[number].expression : nil }
    return parts.first { $0.label?.text == name }?.expression
  }

  /// A tuple with the labels of its declared type, as in `let rows: [(title: String, icon: String)]`.
  static func labelled(_ value: ExprSyntax, as type: TupleTypeSyntax) -> ExprSyntax {
    guard let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == type.elements.count else {
      return value
    }
    let parts = zip(tuple.elements, type.elements).map { part, declared in
      guard part.label == nil, let name = declared.firstName else { return part }
      return part.with(\.label, name.trimmed).with(\.colon, .colonToken())
    }
    return ExprSyntax(tuple.with(\.elements, LabeledExprListSyntax(parts)))
  }
}

extension Scope {
  /// Binds the names of a closure's parameters to an element, or to the parts of one that is a tuple.
  mutating func bind(_ names: [String], to item: Placed) {
    guard names.count > 1, let tuple = item.value.as(TupleExprSyntax.self),
      tuple.elements.count == names.count
    else {
      bound[names.first ?? "$0"] = .code(item.value, item.scope)
      return
    }
    for (name, part) in zip(names, tuple.elements) { bound[name] = .code(part.expression, item.scope) }
  }
}
