extension Expression {
  /// The expression as text, shortened where it is long.
  var text: String {
    switch self {
    case .name(let name, _): name
    case .member(let base, let name, _): (base?.text ?? "") + "." + name
    case .call(let callee, let arguments, _): callee.text + Argument.text(arguments)
    case .index(let base, let arguments):
      base.text + "[" + arguments.map(\.value.text).joined(separator: ", ") + "]"
    case .closure: "{ … }"
    case .text(let parts, _):
      "\"" + parts.map { if case .plain(let text) = $0 { text } else { "…" } }.joined() + "\""
    case .literal(let text): text
    case .list(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
    case .pairs: "[…]"
    case .tuple(let arguments): Argument.text(arguments)
    case .choice(let options): options.map(\.text).joined(separator: " ?? ")
    case .binary("!", let value, _): "!" + value.text
    case .binary(let sign, let left, let right): "\(left.text) \(sign) \(right.text)"
    case .assign(let target, let source, _): "\(target.text) = \(source.text)"
    case .cast(let value, let type): "\(value.text) as \(type)"
    case .isType(let value, let type): "\(value.text) is \(type)"
    case .type(let type): "\(type)"
    case .keyPath(let path): "\\." + path.joined(separator: ".")
    case .selector(let name, _): "#selector(\(name))"
    case .branch: "…"
    case .nothing: "nil"
    }
  }
}

extension Argument {
  fileprivate static func text(_ arguments: [Argument]) -> String {
    let plain = arguments.filter { $0.label != trailing }
    let closures = arguments.count > plain.count ? " { … }" : ""
    let list = plain.map { $0.label.isEmpty ? $0.value.text : "\($0.label): \($0.value.text)" }
    return (plain.isEmpty && !closures.isEmpty ? "" : "(" + list.joined(separator: ", ") + ")") + closures
  }
}
