/// The problems that a template can have.
enum TemplateProblem: Hashable {
  case unclosedTag(expected: String)
  case unclosedSection(String)
  case closesNothing(String)
  case closesAnother(String, expected: String)
  case noName(String)
  case badDelimiters
  case nestedTooDeep(limit: Int)
  case unknownName(String, near: String?)
  case unknownPartial(String, near: String?)
  case unknownTemplate(near: String?)
  case notHTML(String)
  case notText(String, isA: String)
  case noSection(String)
  case noParts(String, isA: String)
  case endlessPartial(String, limit: Int)
  case tooManyPartials
}

extension TemplateProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unclosedTag(let expected): "the tag is never closed; \(quote(expected)) is missing"
    case .unclosedSection(let name): "the section is never closed; {{/\(clip(name))}} is missing"
    case .closesNothing(let name): "{{/\(clip(name))}} closes nothing; remove it"
    case .closesAnother(let name, let expected):
      "{{/\(clip(name))}} comes before {{/\(clip(expected))}}; swap them"
    case .noName(let text): "\(quote(text)) is not a name; write letters and digits, joined by dots"
    case .badDelimiters: "delimiters are set by two words without \"=\", as in {{=<% %>=}}"
    case .nestedTooDeep(let limit): "sections are nested more than \(limit) deep; move some to a partial"
    case .unknownName(let name, let near): "unknown name \(quote(name))\(suggest(near))"
    case .unknownPartial(let name, let near): "unknown partial \(quote(name))\(suggest(near))"
    case .unknownTemplate(let near): "there is no such template\(suggest(near))"
    case .notHTML(let name): "\(quote(name)) is not HTML; write {{\(clip(name))}}"
    case .notText(let name, let kind): "\(quote(name)) is \(kind) and cannot be written; use a section"
    case .noSection(let name): "a section over \(quote(name)) changes nothing; remove it"
    case .noParts(let name, let kind): "\(quote(name)) is \(kind) and has no parts"
    case .endlessPartial(let name, let limit):
      "partial \(quote(name)) is nested more than \(limit) partials deep; it may include itself without end"
    case .tooManyPartials: "too many partials are included; simplify how they include each other"
    }
  }

  private func suggest(_ near: String?) -> String {
    near.map { "; did you mean \(quote($0))?" } ?? ""
  }

  private func quote(_ text: String) -> String { "\"\(clip(text))\"" }

  /// Names come from outside and may be as long as a file.
  private func clip(_ text: String) -> String {
    text.unicodeScalars.count > 60
      ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(60))) + "…" : text
  }
}
