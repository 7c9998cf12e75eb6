internal import FlowModel

/// JSON with ordered fields, so that equal reports give equal bytes on every machine.
enum JSONValue: Sendable {
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
  var file: String {
    var text = ""
    write(to: &text, "")
    return text + "\n"
  }

  /// Appends the value to one text: a text for each part would take several times the memory.
  private func write(to text: inout String, _ indent: String) {
    let inner = indent + "  "
    switch self {
    case .array(let values) where !values.isEmpty:
      Self.write(values, to: &text, between: ("[", "\(indent)]")) { value, text in
        text += inner
        value.write(to: &text, inner)
      }
    case .object(let fields) where !fields.isEmpty:
      Self.write(fields, to: &text, between: ("{", "\(indent)}")) { field, text in
        text += "\(inner)\(Self.quoted(field.key)): "
        field.value.write(to: &text, inner)
      }
    default: text += line
    }
  }

  private static func write<Element>(
    _ elements: [Element], to text: inout String, between marks: (start: String, end: String),
    _ write: (Element, inout String) -> Void
  ) {
    text += marks.start
    for (number, element) in elements.enumerated() {
      text += number == 0 ? "\n" : ",\n"
      write(element, &text)
    }
    text += "\n" + marks.end
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
