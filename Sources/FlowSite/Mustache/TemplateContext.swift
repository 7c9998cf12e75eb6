/// A type that tells templates what it has.
///
///     struct Place: TemplateContext {
///       let text: String
///       let href: String
///       static let fields: TemplateFields<Self> = [
///         .text("text", "File and line.", \.text),
///         .text("href", "Where the file is shown; empty without a repository.", \.href),
///       ]
///     }
///
/// A generic type cannot have a `static let`. It computes `fields`, keeps them in a property of each value, and looks names up there:
///
///     func value(of name: TemplateName) -> TemplateValue? { ownFields.value(of: name, in: self) }
protocol TemplateContext: TemplateObject {
  /// What the type is called in the reference of templates.
  static var typeName: String { get }
  /// One entry for each name.
  static var fields: TemplateFields<Self> { get }
}

extension TemplateContext {
  static var typeName: String { String(describing: Self.self) }
  /// The names with their kinds and sentences.
  static var described: [TemplateFieldDescription] { fields.described }

  func value(of name: TemplateName) -> TemplateValue? { Self.fields.value(of: name, in: self) }
}
