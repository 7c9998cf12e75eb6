internal import FlowModel

/// JSON with ordered fields, so that equal reports give equal bytes on every machine.
indirect enum JSONValue: Sendable {
  case string(String)
  case number(Int)
  case flag(Bool)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// An object without its nil fields.
  static func some(_ fields: [(key: String, value: JSONValue?)]) -> JSONValue {
    .object(fields.compactMap { field in field.value.map { (field.key, $0) } })
  }
}

extension JSONValue {
  /// The value on one line.
  var line: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .array(let values): "[\(values.map(\.line).joined(separator: ", "))]"
    case .object(let fields):
      "{\(fields.map { "\(Self.quoted($0.key)): \($0.value.line)" }.joined(separator: ", "))}"
    }
  }

  /// The value as a file, with a newline at the end.
  var file: String { lines("") + "\n" }

  private func lines(_ indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .array(let values) where !values.isEmpty:
      let elements = values.map { inner + $0.lines(inner) }.joined(separator: ",\n")
      return "[\n\(elements)\n\(indent)]"
    case .object(let fields) where !fields.isEmpty:
      let members = fields.map { "\(inner)\(Self.quoted($0.key)): \($0.value.lines(inner))" }
      return "{\n\(members.joined(separator: ",\n"))\n\(indent)}"
    default: return line
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar == "\u{FEFF}" || ControlCharacters.contain(scalar):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
