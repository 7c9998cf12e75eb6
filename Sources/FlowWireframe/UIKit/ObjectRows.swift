internal import SwiftSyntax

/// Reads tables whose sections and rows are objects created in code.
struct ObjectRows {
  let reader: ControllerReader

  /// The rows of the longest list of row objects that a function or property of the type returns; empty if there is none.
  func rows(_ subject: Subject) -> [Element] {
    let scope = Scope(type: subject.type, path: subject.type.path, bound: subject.bound)
    var best: (rows: Int, elements: [Element]) = (0, [])
    for source in sources(subject) {
      reader.lists.begin()
      let found = shown(reader.lists.list(source, scope) ?? [], subject, depth: 0)
      let rows = found.rows.count { $0.kind != .hatched }
      // A list of other objects has no titles.
      if rows > best.rows, rows * 2 > found.rows.count { best = (rows, found.elements) }
    }
    return best.elements
  }

  /// Calls and names that return lists of objects without arguments.
  private func sources(_ subject: Subject) -> [ExprSyntax] {
    var names: Set<String> = []
    var sources: [(name: String, value: ExprSyntax)] = []
    for type in subject.types {
      for (name, functions) in type.functions.all where names.insert(name).inserted {
        let isSource = functions.contains {
          $0.signature.parameterClause.parameters.isEmpty
            && isListOfObjects($0.signature.returnClause?.type, type)
        }
        guard isSource else { continue }
        let call = FunctionCallExprSyntax(
          calledExpression: DeclReferenceExprSyntax(baseName: .identifier(name)),
          leftParen: .leftParenToken(), arguments: [], rightParen: .rightParenToken())
        sources.append((name, ExprSyntax(call)))
      }
      for (name, property) in type.properties.all where names.insert(name).inserted {
        let isLiteral = property.value?.is(ArrayExprSyntax.self) ?? false
        guard isLiteral || isListOfObjects(property.type, type) else { continue }
        sources.append((name, ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))))
      }
    }
    return sources.sorted { $0.name < $1.name }.map(\.value)
  }

  private func isListOfObjects(_ type: TypeSyntax?, _ owner: TypeFacts) -> Bool {
    guard let list = type?.as(ArrayTypeSyntax.self) else { return false }
    let name = list.element.ownText.filter { !"[]?".contains($0) }
    return reader.lookup.type(name, inside: owner.name, near: owner.path) != nil
  }

  /// The sections and rows of objects; objects with lists of their own are sections.
  private func shown(
    _ items: [Placed], _ subject: Subject, depth: Int
  ) -> (elements: [Element], rows: [Element]) {
    var elements: [Element] = []
    var rows: [Element] = []
    guard depth < 4 else { return ([], []) }
    for item in items.prefix(60) {
      if let inner = reader.lists.list(item.value, item.scope), !inner.isEmpty {
        let found = shown(inner, subject, depth: depth + 1)
        elements.append(Element(.section, "", found.elements))
        rows += found.rows
        continue
      }
      guard let made = object(item), !isView(made) else { continue }
      let row = RowObject(made, reader)
      if row.isHidden { continue }
      let found = row.lists.lazy.map { self.shown($0, subject, depth: depth + 1) }.first { !$0.rows.isEmpty }
      guard let found else {
        elements.append(row.element)
        rows.append(row.element)
        continue
      }
      elements.append(Element(.section, row.title, found.elements))
      if !row.footer.isEmpty { elements.append(TableReader.footnote(row.footer)) }
      rows += found.rows
    }
    return (elements, rows)
  }

  /// Whether an object is a view, an item of a bar or a controller, of the app or of the system.
  private func isView(_ made: MadeObject) -> Bool {
    let names = [made.type.name] + made.types.flatMap(\.inherited)
    return SystemClass.of(made.type.name, near: made.type.path, reader.lookup) != nil
      || names.contains { name in
        name.hasPrefix("UI") && !["Delegate", "DataSource"].contains { name.hasSuffix($0) }
      }
  }

  /// The object for a value: a call of an initializer, or a name or function that leads to one.
  private func object(_ item: Placed) -> MadeObject? {
    var item = item
    for _ in 0..<8 {
      if let inner = SyntaxShape.inner(item.value) {
        item.value = inner
      } else if let call = item.value.as(FunctionCallExprSyntax.self) {
        if let made = MadeObject(call, item.scope, reader.lookup) { return made }
        guard let result = reader.lists.result(of: call, item.scope) else { return nil }
        item = result
      } else if let next = value(of: item) ?? member(item) {
        item = next
      } else {
        return nil
      }
    }
    return nil
  }

  /// The value of a property of another object, as in `model.firstRow`.
  private func member(_ item: Placed) -> Placed? {
    guard let member = item.value.as(MemberAccessExprSyntax.self),
      let owner = member.base.flatMap({ reader.texts.object($0, item.scope) })
    else { return nil }
    let name = member.declName.baseName.text
    for type in reader.lookup.line(of: owner.type) {
      guard let property = type.properties[name] else { continue }
      let value = property.getter.flatMap(SyntaxShape.result) ?? property.value
      return value.map { Placed(value: $0, scope: Scope(type: type, path: type.path, bound: owner.bound)) }
    }
    return nil
  }

  /// The value of a name: a constant of the code around it, or a property with its assigned value.
  private func value(of item: Placed) -> Placed? {
    let name = Setup.path(item.value)
    if case .code(let code, let place)? = item.scope.bound[name] { return Placed(value: code, scope: place) }
    guard let type = item.scope.type, !name.contains(".") else { return nil }
    let line = reader.lookup.line(of: type)
    guard let property = line.firstValue({ $0.properties[name] }) else { return nil }
    let subject = reader.subjects.subject(type)
    let value =
      property.value ?? property.getter.flatMap(SyntaxShape.result) ?? subject.setup.value(name, of: "")
    guard let value, value.ownText != name else { return nil }
    let place = subject.setup.locals[Setup.path(value)].map { Placed(value: $0, scope: item.scope) }
    return place ?? Placed(value: value, scope: item.scope)
  }
}
