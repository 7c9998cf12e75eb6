/// A type whose fields templates can use.
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
/// A generic type cannot have a `static let`. It computes `fields`, stores them in a property of each value, and looks names up there:
///
///     func value(of name: TemplateName) -> TemplateValue? { ownFields.value(of: name, in: self) }
protocol TemplateContext: TemplateObject {
  /// The type's name in the reference of templates.
  static var typeName: String { get }
  /// The fields, one for each name.
  static var fields: TemplateFields<Self> { get }
}

extension TemplateContext {
  static var typeName: String { String(describing: Self.self) }
  /// The names with their kinds and descriptions.
  static var described: [TemplateFieldDescription] { fields.described }

  func value(of name: TemplateName) -> TemplateValue? { Self.fields.value(of: name, in: self) }
}
