/// The names of types as source code writes them: `Order.ID?` rather than `Swift.Optional<Shop.Order.ID>`.
enum TypeName {
  /// The name without its module.
  static func of(_ type: Any.Type) -> String {
    var reader = TypeNameReader(String(reflecting: type))
    return reader.name()
  }

  /// The module that a type is declared in.
  static func module(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    return name.firstIndex(of: ".").map { String(name[..<$0]) } ?? ""
  }

  /// The id of a flow: the name of the type that its routes are declared in.
  ///
  /// So a subclass that a test puts in the place of a flow has that flow's id.
  static func ofFlow(_ type: Any.Type, routes: Any.Type) -> String {
    let name = of(routes)
    return name.hasSuffix(".Routes") ? String(name.dropLast(".Routes".count)) : of(type)
  }
}

/// Reads a type's full name part by part.
private struct TypeNameReader {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func name() -> String {
    var text = ""
    while let next = rest.first {
      if next == ">" || next == "," { break }
      text += next.isIdentifierPart ? path() : String(rest.removeFirst())
    }
    return text
  }

  /// Reads `Module.Outer.Inner<Arguments>`, without the module and without what stands for a private context.
  private mutating func path() -> String {
    var parts = [identifier()]
    while rest.hasPrefix(".") {
      rest.removeFirst()
      if rest.hasPrefix("(") { skipContext() } else { parts.append(identifier()) }
    }
    if parts.count > 1 { parts.removeFirst() }
    let name = parts.joined(separator: ".")
    guard rest.hasPrefix("<") else { return name }
    return sugared(name, arguments()) + nested()
  }

  private mutating func identifier() -> String {
    let text = rest.prefix { $0.isIdentifierPart }
    rest = rest.dropFirst(text.count)
    return String(text)
  }

  private mutating func skipContext() {
    let end = rest.firstIndex(of: ")") ?? rest.endIndex
    rest = rest[end...].dropFirst()
  }

  private mutating func arguments() -> [String] {
    var list: [String] = []
    repeat {
      rest.removeFirst()
      while rest.first == " " { rest.removeFirst() }
      list.append(name())
    } while rest.first == ","
    if rest.first == ">" { rest.removeFirst() }
    return list
  }

  /// Reads what is nested in a generic type: `.Index` after `Array<Int>`.
  private mutating func nested() -> String {
    var text = ""
    while rest.hasPrefix(".") {
      rest.removeFirst()
      text += "." + identifier()
      if rest.hasPrefix("<") { text += "<\(arguments().joined(separator: ", "))>" }
    }
    return text
  }

  private func sugared(_ name: String, _ arguments: [String]) -> String {
    switch (name, arguments.count) {
    case ("Optional", 1): "\(arguments[0])?"
    case ("Array", 1): "[\(arguments[0])]"
    case ("Dictionary", 2): "[\(arguments[0]): \(arguments[1])]"
    default: "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }
}

extension Character {
  fileprivate var isIdentifierPart: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
