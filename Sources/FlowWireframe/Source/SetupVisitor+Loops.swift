internal import SwiftSyntax

/// Code that runs several times: loops over lists, and functions that are called repeatedly.
extension SetupVisitor {
  /// Reads the code of a function that is called several times, for one call.
  func inline(_ name: String, _ arguments: Arguments) {
    guard canCopy,
      let statements = inlined.statements(
        of: name, arguments, constants: locals, number: setup.nextNumber)
    else { return }
    _ = read([statements])
  }

  /// Whether code may be read once more.
  var canCopy: Bool { depth < Self.deepest && copiesLeft > 0 && going == .visitChildren }

  /// Reads copies of code; false if there are none.
  func read(_ copies: [CodeBlockItemListSyntax]?) -> Bool {
    guard let copies else { return false }
    depth += 1
    copiesLeft -= copies.count
    for copy in copies { walk(copy) }
    depth -= 1
    return true
  }

  /// Reads `list.forEach(stack.add)` as the call for the whole list, and names the element in `list.forEach { … }`.
  ///
  /// Returns true if the closure has been read for each element.
  func loop(over list: ExprSyntax, _ node: FunctionCallExprSyntax) -> Bool {
    if let function = node.arguments.first?.expression.as(MemberAccessExprSyntax.self) {
      let call = Setup.Call(
        base: Setup.path(function.base), name: function.declName.baseName.text, arguments: Arguments(list))
      setup.calls.append(call)
    }
    guard let closure = node.trailingClosure else { return false }
    let name = closure.parameterNames.first ?? "$0"
    let copies =
      canCopy
      ? UnrolledLoop.bodies(over: list, closure.statements, number: setup.nextNumber) { [name: $0] } : nil
    let isRead = read(copies)
    loops.append((name, list))
    return isRead
  }

  /// The list for the element of a loop; other expressions are unchanged.
  func looped(_ expression: ExprSyntax) -> ExprSyntax {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return expression }
    return loops.last { $0.name == name }?.over ?? expression
  }

  /// Reads `make.top.equalTo(title.snp.bottom)`, in a closure of `label.snp.makeConstraints`, as a constraint of the label's anchor.
  func constrain(_ name: String, _ base: String, _ arguments: Arguments) {
    if name.hasSuffix("akeConstraints"), base.hasSuffix(".snp"), let closure = arguments.trailing {
      makers.append((closure.parameterNames.first ?? "$0", String(base.dropLast(4))))
    }
    if makers.isEmpty { return }
    let parts = base.split(separator: ".").map(String.init)
    guard let maker = makers.last(where: { $0.name == parts.first }), let value = arguments.first else {
      return
    }
    setup.calls += MadeConstraint.calls(on: maker.view, parts.dropFirst(), name, value)
  }
}
