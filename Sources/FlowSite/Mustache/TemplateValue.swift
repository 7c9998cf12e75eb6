/// What a name in a template stands for.
enum TemplateValue: Sendable {
  /// Plain text, escaped where it is written; an empty one is false.
  case text(String)
  /// Finished markup, which three braces write as it is and two braces escape; an empty one is false.
  case html(String)
  case flag(Bool)
  case list([TemplateValue])
  case object(any TemplateObject)
  case nothing

  /// Whether a section over the value is shown.
  var isTrue: Bool {
    switch self {
    case .text(let text), .html(let text): !text.isEmpty
    case .flag(let flag): flag
    case .list(let values): !values.isEmpty
    case .object: true
    case .nothing: false
    }
  }
}

/// What has values by name.
protocol TemplateObject: Sendable {
  /// The value of a name, and nil where the object does not know the name, so that outer ones are asked.
  func value(of name: TemplateName) -> TemplateValue?
}
