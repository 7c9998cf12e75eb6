import SwiftFacts

/// The text of types and expressions, shortened if long.
extension Program {
  /// A type without the question marks of optionals.
  package func text(of type: Int32, in file: Int32) -> String {
    guard type >= 0 else { return "_" }
    let code = files[Int(file)]
    var cursor = CodeCursor(code, type)
    func text(_ node: Int32) -> String { self.text(of: node, in: file) }
    switch code.op(type) {
    case .namedType:
      let name = names[cursor.name()]
      let arguments = cursor.list()
      return arguments.isEmpty ? name : name + "<" + arguments.map(text).joined(separator: ", ") + ">"
    case .listType: return "[\(text(cursor.next()))]"
    case .pairsType: return "[\(text(cursor.next())): \(text(cursor.next()))]"
    case .functionType:
      let parameters = cursor.list().map(text).joined(separator: ", ")
      return "(\(parameters)) -> \(text(cursor.next()))"
    case .tupleType:
      let parts = cursor.rows(2).map { row in
        let label = names[code.names[Int(row[0])]]
        return label.isEmpty ? text(row[1]) : "\(label): \(text(row[1]))"
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .composedType: return cursor.list().map(text).joined(separator: " & ")
    case .optionalType, .metatype: return text(cursor.next())
    default: return "_"
    }
  }

  /// An expression as written.
  package func expressionText(_ node: Int32, in file: Int32) -> String {
    guard node >= 0 else { return "" }
    let code = files[Int(file)]
    var cursor = CodeCursor(code, node)
    func text(_ node: Int32) -> String { expressionText(node, in: file) }
    let op = code.op(node)
    if op == .nothing { return "nil" }
    if op == .branch || op == .block { return "…" }
    _ = cursor.next()
    switch op {
    case .name, .literal: return names[cursor.name()]
    case .member:
      let base = cursor.next()
      return text(base) + "." + names[cursor.name()]
    case .call: return text(cursor.next()) + arguments(cursor.rows(3), code, file)
    case .index:
      let base = text(cursor.next())
      return base + "[" + cursor.rows(3).map { text($0[1]) }.joined(separator: ", ") + "]"
    case .closure: return "{ … }"
    case .text:
      return "\"" + cursor.rows(2).map { $0[0] == 0 ? names[code.names[Int($0[1])]] : "…" }.joined() + "\""
    case .list: return "[" + cursor.list().map(text).joined(separator: ", ") + "]"
    case .pairs: return "[…]"
    case .tuple: return arguments(cursor.rows(3), code, file)
    case .choice: return cursor.list().map(text).joined(separator: " ?? ")
    case .binary:
      let sign = names[cursor.name()]
      let (left, right) = (cursor.next(), cursor.next())
      return right < 0 ? sign + text(left) : "\(text(left)) \(sign) \(text(right))"
    case .assign: return "\(text(cursor.next())) = \(text(cursor.next()))"
    case .cast: return "\(text(cursor.next())) as \(self.text(of: cursor.next(), in: file))"
    case .isType: return "\(text(cursor.next())) is \(self.text(of: cursor.next(), in: file))"
    case .typeName: return self.text(of: cursor.next(), in: file)
    case .keyPath:
      _ = cursor.next()
      return "\\." + cursor.list().map { names[code.names[Int($0)]] }.joined(separator: ".")
    case .selector: return "#selector(\(names[cursor.name()]))"
    default: return "…"
    }
  }

  private func arguments(_ rows: [[Int32]], _ code: ProgramFile, _ file: Int32) -> String {
    let plain = rows.filter { !CodeFlags(rawValue: $0[2]).contains(.isTrailing) }
    let closures = rows.count > plain.count ? " { … }" : ""
    let list = plain.map { row in
      let label = names[code.names[Int(row[0])]]
      let value = expressionText(row[1], in: file)
      return label.isEmpty ? value : "\(label): \(value)"
    }
    return (plain.isEmpty && !closures.isEmpty ? "" : "(" + list.joined(separator: ", ") + ")") + closures
  }
}
