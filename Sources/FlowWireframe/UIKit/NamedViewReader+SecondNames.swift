internal import SwiftSyntax

/// Views under a second name, as in `let header = titleLabel`.
extension NamedViewReader {
  /// Reads such a view under its first name, with what code sets under either; nil if it has no second name.
  func underFirstName(_ name: String, in subject: Subject) -> [Element]? {
    guard let first = firstName(of: name, in: subject) else { return nil }
    var inner = subject
    inner.setup.rename(name, to: first)
    return reader.element(
      ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(first))), named: first, in: inner)
  }

  private func firstName(of name: String, in subject: Subject) -> String? {
    let property = subject.property(name)
    guard property.map({ $0.value == nil && $0.getter == nil }) ?? true,
      let value = property == nil ? subject.setup.locals[name] : subject.setup.value(name, of: "")
    else { return nil }
    let first = Setup.path(value)
    let isKnown = subject.property(first) != nil || subject.setup.locals[first] != nil
    return isKnown && first != name && !first.contains(".") ? first : nil
  }
}

extension Setup {
  /// Gives an object another name.
  mutating func rename(_ name: String, to other: String) {
    let renamed = { (base: String) in
      base == name || base.hasPrefix(name + ".") ? other + base.dropFirst(name.count) : base
    }
    for place in assignments.indices { assignments[place].base = renamed(assignments[place].base) }
    for place in calls.indices { calls[place].base = renamed(calls[place].base) }
  }
}
