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
/// A generic type cannot have a `static let`; a computed property will do where there are few objects of the type.
protocol TemplateContext: Sendable {
  /// What the type is called in the reference of templates.
  static var typeName: String { get }
  /// One entry for each name.
  static var fields: TemplateFields<Self> { get }
}

extension TemplateContext {
  static var typeName: String { String(describing: Self.self) }
  /// The names with their kinds and sentences.
  static var described: [TemplateFieldDescription] { fields.described }
  /// The context as a value that a template can be rendered with.
  var templateValue: TemplateValue { .object(TypedObject(context: self, fields: Self.fields)) }
}

/// A context with the table of its type, so that lookups need not ask for the table again.
struct TypedObject<Context: TemplateContext>: TemplateObject {
  let context: Context
  let fields: TemplateFields<Context>

  func value(of name: TemplateName) -> TemplateValue? {
    fields[name].map { $0.read(context) }
  }
}
