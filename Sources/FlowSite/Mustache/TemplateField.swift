/// The kind of value in a field.
enum TemplateKind: Sendable {
  case text, html, flag
  case list(any TemplateContext.Type)
  case object(any TemplateContext.Type)
}

/// A field without its type: its name, its kind and its description.
struct TemplateFieldDescription: Sendable {
  let name: String
  let kind: TemplateKind
  let sentence: String
  /// Whether it was derived from another field, as `hasRoutes` from `routes`.
  var isDerived = false
}

/// A name that templates may use in contexts of a type, with the code that reads its value.
struct TemplateField<Context: TemplateContext>: Sendable {
  let description: TemplateFieldDescription
  let read: @Sendable (Context) -> TemplateValue
  /// Fields derived from this one.
  var derived: [TemplateField] = []
}

extension TemplateField {
  /// The same field for a context that contains this one's.
  func lifted<Outer: TemplateContext>(_ inner: @escaping @Sendable (Outer) -> Context) -> TemplateField<Outer>
  {
    let read = read
    return TemplateField<Outer>(
      description: description, read: { read(inner($0)) }, derived: derived.map { $0.lifted(inner) })
  }
}

extension TemplateField {
  /// Plain text.
  static func text(
    _ name: String, _ sentence: String, _ get: @escaping @Sendable (Context) -> String
  ) -> Self {
    Self(name, .text, sentence) { .text(get($0)) }
  }

  /// Finished markup.
  static func html(
    _ name: String, _ sentence: String, _ get: @escaping @Sendable (Context) -> String
  ) -> Self {
    Self(name, .html, sentence) { .html(get($0)) }
  }

  /// True or false.
  static func flag(
    _ name: String, _ sentence: String, _ get: @escaping @Sendable (Context) -> Bool
  ) -> Self {
    Self(name, .flag, sentence) { .flag(get($0)) }
  }

  /// A list; `routes` also adds the flag `hasRoutes` and the text `routesCount`.
  static func list<Element: TemplateContext>(
    _ name: String, _ sentence: String, _ get: @escaping @Sendable (Context) -> [Element]
  ) -> Self {
    var field = Self(name, .list(Element.self), sentence) { .list(get($0).map { .object($0) }) }
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    field.derived = [
      Self("has\(capitalized)", .flag, "", isDerived: true) { .flag(!get($0).isEmpty) },
      Self("\(name)Count", .text, "", isDerived: true) { .text(String(get($0).count)) },
    ]
    return field
  }

  /// Another context.
  static func object<Other: TemplateContext>(
    _ name: String, _ sentence: String, _ get: @escaping @Sendable (Context) -> Other
  ) -> Self {
    Self(name, .object(Other.self), sentence) { .object(get($0)) }
  }

  /// Another context that may be absent.
  static func object<Other: TemplateContext>(
    _ name: String, _ sentence: String, _ get: @escaping @Sendable (Context) -> Other?
  ) -> Self {
    Self(name, .object(Other.self), sentence) { get($0).map { .object($0) } ?? .nothing }
  }

  private init(
    _ name: String, _ kind: TemplateKind, _ sentence: String, isDerived: Bool = false,
    read: @escaping @Sendable (Context) -> TemplateValue
  ) {
    description = TemplateFieldDescription(name: name, kind: kind, sentence: sentence, isDerived: isDerived)
    self.read = read
  }
}
