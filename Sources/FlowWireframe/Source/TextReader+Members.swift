internal import SwiftParser
internal import SwiftSyntax

/// Constants, generated names and functions that return a text.
extension TextReader {
  /// Reads `base.name`.
  func member(_ member: MemberAccessExprSyntax, _ scope: Scope) -> String? {
    let name = member.declName.baseName.text
    guard let base = member.base else { return ofTextType("", name, scope) }
    if let part = tuplePart(member, scope) { return text(part.value, part.scope) }
    if let path = TypeName.implicit(base) { return ofTextType("." + path, name, scope) }
    if base.isSelf {
      return text(ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name))), scope)
    }
    if let object = object(base, scope) {
      if let text = constant(name, of: object) { return text }
      if Scope(bound: object.bound).isMissing(name) { return nil }
    }
    if let path = TypeName.of(base) {
      if let text = lookedUpText(path, name, scope) { return text }
      return constantName(name)
    }
    if let text = grouped(name, base, scope) { return text }
    if Self.transparent.contains(name) || name.lowercased().hasPrefix("locali") {
      let text = localized(base, scope)
      // Of an unknown object, the name of its text says more than that of the object.
      let isObject = base.is(DeclReferenceExprSyntax.self) && name == "description"
      return isObject && text?.hasPrefix("{") == true ? "{\(name)}" : text
    }
    return "{\(name)}"
  }

  /// A constant of a type with a small name that only groups constants, as in `Texts.Entry.location.title`.
  private func grouped(_ name: String, _ base: ExprSyntax, _ scope: Scope) -> String? {
    let path = Setup.path(base)
    guard path.contains("."), TypeName.isLikely(path), !path.contains("(") else { return nil }
    return lookedUpText(path, name, scope)
  }

  /// A text of the system or the app, such as `.settingsTitle` or `.Settings.title`.
  private func ofTextType(_ path: String, _ name: String, _ scope: Scope) -> String {
    ["String", "LocalizedStringKey", "LocalizedStringResource"]
      .firstValue { lookedUpText($0 + path, name, scope) } ?? constantName(name)
  }

  /// Members that return the same text, or the same in another case.
  private static let transparent: Set = [
    "capitalized", "description", "stringValue", "text", "rawValue", "string",
  ]

  private func localized(_ base: ExprSyntax, _ scope: Scope) -> String? { text(base, scope) }

  private func lookedUpText(_ path: String, _ name: String, _ scope: Scope) -> String? {
    let owner = path == "Self" ? scope.type : lookedUpType(path, scope)
    return owner.flatMap { owner in
      constant(name, of: owner, scope) ?? owner.rawValues[name].flatMap { text($0, scope) }
    }
  }

  /// The text for a constant without source, from its name.
  private func constantName(_ name: String) -> String {
    strings.text(ofConstant: name) ?? Self.words(of: name)
  }

  /// The words of a name: `signIn` gives `Sign in`, and `unlockWithPIN` gives `Unlock with PIN`.
  static func words(of name: String) -> String {
    var words = ""
    let letters = Array(name)
    let isUpper = { (place: Int) in letters.indices.contains(place) && letters[place].isUppercase }
    let isLower = { (place: Int) in letters.indices.contains(place) && letters[place].isLowercase }
    for (place, letter) in letters.enumerated() {
      if letter == "_" {
        words += " "
      } else if letter.isUppercase, !words.isEmpty, !isUpper(place - 1) || isLower(place + 1) {
        let isAcronym = isUpper(place + 1) && !isLower(place + 2)
        words += " " + (isAcronym ? String(letter) : letter.lowercased())
      } else {
        words += words.isEmpty ? letter.uppercased() : String(letter)
      }
    }
    return words
  }

  /// Reads a call that returns a text.
  func call(_ call: FunctionCallExprSyntax, _ scope: Scope) -> String? {
    let arguments = Arguments(call)
    if let value = StateValue.bound(by: call) { return text(value, scope) }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      if let path = TypeName.of(base) {
        // A look-up with a known result does not need its function, which may do more than return it.
        return said(arguments, scope)
          ?? function(name, of: lookedUpType(path, scope), arguments, scope)
          ?? (isFormat(arguments, of: path, scope) ? nil : looked(arguments, scope))
          ?? filled(constantName(name), arguments.labelled.map(\.value), scope)
      }
      switch name {
      case "uppercased": return text(base, scope)?.uppercased()
      case "lowercased": return text(base, scope)?.lowercased()
      // The result of a formatter is as unknown as the value.
      case "string" where arguments.has("from") || arguments.has("for"):
        return arguments.labelled.first.flatMap { text($0.value, scope) } ?? "{…}"
      // The rest of a list is not a text of one of its elements.
      case "reduce", "compactMap", "filter": return nil
      case "joined": if let whole = joined(base, arguments, scope) { return whole }
      default: break
      }
      if base.isSelf { return own(name, arguments, scope) }
      return generated(name, in: base) ?? said(by: name, of: base, arguments, scope) ?? text(base, scope)
    }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      return text(in: closure.statements, scope)
    }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    if name == "String", let format = arguments["format"] {
      return text(format, scope).map { filled($0, arguments.labelled.dropFirst().map(\.value), scope) }
    }
    return own(name, arguments, scope)
  }

  /// Whether a call without source fills a text with values, as `Texts.unlockWith(name)`, and looks nothing up.
  private func isFormat(_ arguments: Arguments, of path: String, _ scope: Scope) -> Bool {
    guard let value = literals(arguments).first?.value, !value.is(StringLiteralExprSyntax.self) else {
      return false
    }
    return lookedUpType(path, scope) == nil
  }

  /// The text returned by a method of an object, such as `option.title()`, which may be one of several cases.
  private func said(by name: String, of base: ExprSyntax, _ arguments: Arguments, _ scope: Scope) -> String? {
    if let object = object(base, scope) {
      return function(name, of: object.type, arguments, scope, chosen: object.chosen)
    }
    // Types that only group functions may have small names, as in `Layout.cell.title(for: token)`.
    guard let space = base.as(MemberAccessExprSyntax.self), let outer = space.base.flatMap(TypeName.of) else {
      return nil
    }
    let path = "\(outer).\(space.declName.baseName.text)"
    return function(name, of: lookedUpType(path, scope), arguments, scope)
  }

  /// The joined texts of a list literal.
  private func joined(_ base: ExprSyntax, _ arguments: Arguments, _ scope: Scope) -> String? {
    guard let list = base.as(ArrayExprSyntax.self) else { return nil }
    let separator = arguments["separator"].flatMap { $0.as(StringLiteralExprSyntax.self) }
    let between = separator.flatMap { text(ExprSyntax($0), scope) } ?? ""
    return list.elements.compactMap { text($0.expression, scope) }
      .joined(separator: separator?.ownText.contains("\\n") == true ? "\n" : between)
  }

  /// The text of a function that a tool generates from a table, such as `R.string.localizable.signIn()`.
  private func generated(_ name: String, in base: ExprSyntax) -> String? {
    guard let table = base.as(MemberAccessExprSyntax.self), let owner = table.base,
      table.declName.baseName.text.lowercased().hasPrefix("locali"), owner.is(MemberAccessExprSyntax.self)
    else { return nil }
    return constantName(name)
  }

  private func own(_ name: String, _ arguments: Arguments, _ scope: Scope) -> String? {
    if !TypeName.isLikely(name), let text = function(name, of: scope.type, arguments, scope) { return text }
    return looked(arguments, scope)
  }

  /// The text that a function of the app returns.
  private func function(
    _ name: String, of type: TypeFacts?, _ arguments: Arguments, _ scope: Scope, chosen: String? = nil
  ) -> String? {
    guard let type, let function = type.functions[name].flatMap({ SyntaxShape.fitting($0, arguments) }),
      let body = function.body
    else { return nil }
    var inner = Scope(type: type, path: type.path)
    inner.chosen = chosen
    for (parameter, argument) in zip(function.signature.parameterClause.parameters, arguments.labelled) {
      inner.bound[(parameter.secondName ?? parameter.firstName).text] = .code(argument.value, scope)
    }
    return text(in: body.statements, inner)
  }

  private func literals(_ arguments: Arguments) -> [(label: String, value: ExprSyntax)] {
    arguments.labelled.filter { $0.label != "comment" && $0.label != "tableName" }
  }

  /// The text for a key in a table, or beside the key, with the values that follow the key.
  private func said(_ arguments: Arguments, _ scope: Scope) -> String? {
    let values = arguments.unlabelled.filter { !$0.is(StringLiteralExprSyntax.self) }
    return format(arguments, scope).map { filled($0, values, scope) }
  }

  private func format(_ arguments: Arguments, _ scope: Scope) -> String? {
    for (_, value) in literals(arguments) {
      if let key = Self.plainLiteral(value), let text = strings.text(key) { return text }
    }
    for label in ["value", "defaultValue", "fallback"] {
      if let value = arguments[label] { return text(value, scope) }
    }
    return nil
  }

  /// The text of a look-up by key, such as `NSLocalizedString("key", value: "Text", comment: "…")`.
  private func looked(_ arguments: Arguments, _ scope: Scope) -> String? {
    if let text = said(arguments, scope) { return text }
    let literals = literals(arguments)
    // If there are two keys, the first is the name of the table.
    let plain = literals.filter { $0.label.isEmpty }
    if plain.count > 1, Self.plainLiteral(plain[0].value) == "Localizable" {
      return text(plain[1].value, scope)
    }
    // A number is not a key.
    guard let (label, key) = literals.first, !key.is(IntegerLiteralExprSyntax.self) else { return nil }
    // `.clear` for a colour is no text either.
    let isCase = key.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    return isCase && !label.isEmpty && !Self.keys.contains(label) ? nil : text(key, scope)
  }

  /// The labels of arguments that are texts or their keys.
  private static let keys = Setup.texts.union(["key", "string", "message", "label", "localized", "name"])

  private static func plainLiteral(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
