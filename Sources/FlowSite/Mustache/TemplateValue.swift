/// The value of a name in a template.
enum TemplateValue: Sendable {
  /// Plain text, which is escaped; an empty one is false.
  case text(String)
  /// Finished markup, which two braces escape and three braces do not; an empty one is false.
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

/// An object with named values.
protocol TemplateObject: Sendable {
  /// The value of a name; nil if the object does not have the name, so that outer objects are searched.
  func value(of name: TemplateName) -> TemplateValue?
}
