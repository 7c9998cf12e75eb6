/// The names of types as in source code: `Order.ID?` rather than `Swift.Optional<Shop.Order.ID>`.
enum TypeName {
  /// The name without its module.
  static func of(_ type: Any.Type) -> String { both(type).name }

  /// The module that declares a type.
  static func module(of type: Any.Type) -> String { both(type).module }

  /// The name without its module, and the module, together because computing the full name is slow.
  static func both(_ type: Any.Type) -> (name: String, module: String) {
    let text = String(reflecting: type)
    var reader = TypeNameReader(text)
    return (reader.name(), text.firstIndex(of: ".").map { String(text[..<$0]) } ?? "")
  }

  /// The id and the module of a flow: those of the type that declares its routes.
  ///
  /// So a subclass that a test substitutes for a flow has that flow's id.
  static func ofFlow(_ type: Any.Type, routes: Any.Type) -> (name: String, module: String) {
    let (name, module) = both(routes)
    return name.hasSuffix(".Routes") ? (String(name.dropLast(".Routes".count)), module) : both(type)
  }
}

/// Parses a type's full name as bytes; everything outside of ASCII is part of an identifier.
private struct TypeNameReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  mutating func name() -> String {
    var text = ""
    while let next = rest.first {
      if next == .greater || next == .comma { break }
      text += next.isIdentifierPart ? path() : take(1)
    }
    return text
  }

  /// Parses `Module.Outer.Inner<Arguments>`, dropping the module and markers of private contexts.
  private mutating func path() -> String {
    var parts = [identifier()]
    while rest.first == .dot {
      rest.removeFirst()
      if rest.first == .opening { skipContext() } else { parts.append(identifier()) }
    }
    if parts.count > 1 { parts.removeFirst() }
    let name = parts.joined(separator: ".")
    guard rest.first == .less else { return name }
    return sugared(name, arguments()) + nested()
  }

  private mutating func identifier() -> String {
    take(rest.prefix { $0.isIdentifierPart }.count)
  }

  private mutating func take(_ count: Int) -> String {
    defer { rest = rest.dropFirst(count) }
    return String(Substring(rest.prefix(count)))
  }

  private mutating func skipContext() {
    let end = rest.firstIndex(of: .closing) ?? rest.endIndex
    rest = rest[end...].dropFirst()
  }

  private mutating func arguments() -> [String] {
    var list: [String] = []
    repeat {
      rest.removeFirst()
      while rest.first == .space { rest.removeFirst() }
      list.append(name())
    } while rest.first == .comma
    if rest.first == .greater { rest.removeFirst() }
    return list
  }

  /// Parses a type nested in a generic type: `.Index` after `Array<Int>`.
  private mutating func nested() -> String {
    var text = ""
    while rest.first == .dot {
      rest.removeFirst()
      text += "." + identifier()
      if rest.first == .less { text += "<\(arguments().joined(separator: ", "))>" }
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

extension UInt8 {
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let less = UInt8(ascii: "<")
  fileprivate static let greater = UInt8(ascii: ">")
  fileprivate static let opening = UInt8(ascii: "(")
  fileprivate static let closing = UInt8(ascii: ")")

  fileprivate var isIdentifierPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }
}
