internal import SwiftSyntax

/// The row that one branch of the code of a table sets up.
extension TableReader {
  /// The row that one branch sets up; nil if it sets nothing of it.
  func row(_ branch: Branch, _ subject: Subject) -> Element? {
    var inner = subject
    inner.setup = Setup(branch.statements)
    let locals = branch.before + Array(branch.statements)
    var scope = subject.scope
    for item in locals { item.item.as(VariableDeclSyntax.self).map { scope.bindLocals($0) } }
    for (name, bound) in scope.bound where inner.bound[name] == nil { inner.bound[name] = bound }
    return hostedRow(inner) ?? plainRow(inner) ?? ownRow(inner, locals, branch.conditions) ?? objectRow(inner)
  }

  /// A row whose text is set on a system cell.
  private func plainRow(_ branch: Subject) -> Element? {
    let values = branch.setup.assignments
    let title = values.last {
      Self.texts.contains($0.member)
        && ($0.base.hasSuffix("textLabel") || $0.base.lowercased().hasSuffix("content")
          || $0.base.lowercased().hasSuffix("configuration"))
    }
    guard let words = reader.text(title?.value, branch), !words.isEmpty else { return nil }
    let accessory = values.last { Self.accessories.contains($0.member) }?.value
    let made = accessory.map { reader.element($0, named: Setup.path($0), in: branch) } ?? []
    if made.contains(where: { $0.kind == .toggle }) || accessoryClass(accessory, branch) == "UISwitch" {
      return Element(.toggle, words)
    }
    let leadsOn = values.contains {
      ["accessoryType", "editingAccessoryType", "accessories"].contains($0.member)
        && $0.value.ownText.contains("disclosureIndicator")
    }
    return plainRow(words, detail(values, branch), picture(values, branch), leadsOn: leadsOn)
  }

  private func plainRow(_ words: String, _ detail: String?, _ picture: Element?, leadsOn: Bool) -> Element {
    var parts = [Element(.text, words)]
    if let detail { parts = [Self.column(words, detail)] }
    if let picture { parts.insert(picture, at: 0) }
    guard parts.count > 1 || detail != nil else { return Element(leadsOn ? .link : .text, words) }
    let row = parts.count > 1 ? Element(.row, "", parts) : parts[0]
    return leadsOn ? Element(.link, "", [row]) : row
  }

  private static func column(_ words: String, _ detail: String) -> Element {
    var column = Element(.column, "", [Element(.text, words), footnote(detail)])
    column.style.alignment = .leading
    return column
  }

  /// The second text of a system cell.
  private func detail(_ values: [Setup.Assignment], _ branch: Subject) -> String? {
    let detail = values.last {
      ["secondaryText", "secondaryAttributedText"].contains($0.member)
        || Self.texts.contains($0.member) && $0.base.hasSuffix("detailTextLabel")
    }
    return reader.text(detail?.value, branch).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func picture(_ values: [Setup.Assignment], _ branch: Subject) -> Element? {
    let set = values.last {
      let base = $0.base.lowercased()
      return $0.member == "image"
        && ["imageview", "content", "configuration"].contains(where: base.hasSuffix)
    }
    guard let value = set?.value, !value.is(NilLiteralExprSyntax.self) else { return nil }
    var picture = reader.controls.image(value, branch)
    if picture.kind == .picture { (picture.style.width, picture.style.height) = (28, 28) }
    return picture
  }

  private static let texts: Set = ["text", "attributedText"]
  private static let accessories: Set = ["accessoryView", "editingAccessoryView"]

  private func accessoryClass(_ value: ExprSyntax?, _ branch: Subject) -> String? {
    guard let value, case .code(let code, _)? = branch.bound[Setup.path(value)],
      let call = code.as(FunctionCallExprSyntax.self), let name = TypeName.of(call.calledExpression)
    else { return nil }
    return SystemClass.of(name, near: branch.type.path, reader.lookup)
  }

  /// A row with a cell of the app, and the arguments from the branch.
  private func ownRow(
    _ branch: Subject, _ locals: [CodeBlockItemSyntax], _ conditions: ConditionElementListSyntax?
  ) -> Element? {
    var names: [String] = []
    for call in branch.setup.calls where !call.base.isEmpty && !call.base.contains(".") {
      if !names.contains(call.base) { names.append(call.base) }
    }
    for assignment in branch.setup.assignments where !assignment.base.isEmpty {
      let name = String(assignment.base.prefix { $0 != "." })
      if !names.contains(name) { names.append(name) }
    }
    for name in names {
      let cast = conditions.flatMap { Self.value(of: name, in: $0) }.flatMap { Setup($0).casts.last }
      guard let type = cast?.filter({ !"?!".contains($0) }) ?? cellType(name, branch, locals),
        let cell = reader.lookup.type(type, near: branch.type.path)
      else { continue }
      guard isCell(cell) else { continue }
      let inner = reader.subjects.subject(cell, Arguments(), named: name, in: branch)
      guard let parts = reader.own(inner), !parts.isEmpty else { return ViewReader.hatched(type)[0] }
      return parts.count == 1 ? Self.aligned(parts[0]) : Element(.row, "", parts)
    }
    return nil
  }

  /// A row for an object that sets up the cell that it gets, as in `setting.configure(cell)`.
  private func objectRow(_ branch: Subject) -> Element? {
    for call in branch.setup.calls where !call.base.isEmpty {
      let isGiven = call.arguments.labelled.contains { Setup.path($0.value).lowercased().hasSuffix("cell") }
      guard isGiven, let value = branch.setup.locals[call.base]?.as(FunctionCallExprSyntax.self),
        let made = MadeObject(value, branch.scope, reader.lookup)
      else { continue }
      let row = RowObject(made, reader)
      if !row.title.isEmpty { return row.element }
    }
    return nil
  }

  /// The class of the cell with a name.
  private func cellType(_ name: String, _ branch: Subject, _ locals: [CodeBlockItemSyntax]) -> String? {
    for item in locals.reversed() {
      var value: ExprSyntax?
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
      where binding.pattern.ownText == name {
        value = binding.initializer?.value
      }
      value = item.item.as(GuardStmtSyntax.self).flatMap { Self.value(of: name, in: $0.conditions) } ?? value
      guard let value else { continue }
      if let cast = Setup(value).casts.last { return cast.filter { !"?!".contains($0) } }
      if let call = value.as(FunctionCallExprSyntax.self) {
        if let function = CalledFunctions(reader: reader).function(call, in: branch)?.0 {
          return function.signature.returnClause?.type.ownText.filter { !"?!".contains($0) }
        }
        let named = Arguments(call).labelled.map(\.value.ownText).first { $0.hasSuffix(".self") }
        return named.map { String($0.dropLast(5)) }
      }
    }
    return nil
  }

  /// The value that conditions bind to a name, as in `if let cell = cell as? TextCell`.
  private static func value(of name: String, in conditions: ConditionElementListSyntax) -> ExprSyntax? {
    conditions.lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      .last { $0.pattern.ownText == name }?.initializer?.value
  }
}
