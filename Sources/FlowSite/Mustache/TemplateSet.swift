/// The text of a template, with its name and the file name for errors.
struct TemplateSource: Hashable, Sendable {
  let name: String
  let file: String
  let text: String

  init(name: String, file: String? = nil, text: String) {
    self.name = name
    self.file = file ?? "\(name).mustache"
    self.text = text
  }
}

/// Parsed templates, each of which may be a page or a partial of others.
struct TemplateSet: Sendable {
  let templates: [String: Template]
  /// The templates that could not be parsed, ordered by file.
  let errors: [TemplateError]
  /// The names of these templates.
  private let unread: Set<String>

  /// Parses templates; the last of several with the same name counts.
  init(_ sources: [TemplateSource]) {
    var templates: [String: Template] = [:]
    var errors: [TemplateError] = []
    var unread: Set<String> = []
    let byName = Dictionary(sources.map { ($0.name, $0) }) { $1 }
    for source in byName.values {
      do throws(TemplateError) {
        templates[source.name] = try TemplateParser.parse(source.text, name: source.name, file: source.file)
      } catch {
        errors.append(error)
        unread.insert(source.name)
      }
    }
    self.templates = templates
    self.errors = errors.inOrder
    self.unread = unread
  }

  /// A template whose tags all fit a type; throws the errors in it, or in templates that could not be parsed.
  func page<Root: TemplateContext>(
    _ name: String, for type: Root.Type = Root.self
  ) throws(TemplateErrors) -> PageTemplate<Root> {
    let problems = errors + check(name, for: type)
    guard problems.isEmpty, let template = templates[name] else {
      throw TemplateErrors(errors: problems.inOrder)
    }
    return PageTemplate(template: template, partials: templates)
  }

  /// The errors in a template and its partials for a type of root; empty if it could not be parsed.
  func check(_ name: String, for root: any TemplateContext.Type) -> [TemplateError] {
    TemplateChecker.errors(in: name, root: root, templates: templates, unread: unread)
  }
}

/// A checked template, which can render every value of its type.
struct PageTemplate<Root: TemplateContext>: Sendable {
  fileprivate let template: Template
  fileprivate let partials: [String: Template]

  /// The page as bytes of UTF-8; throws if partials include each other without end.
  func render(_ root: Root) throws(TemplateError) -> [UInt8] {
    try TemplateRenderer.render(template, with: .object(root), partials: partials)
  }
}

extension [TemplateError] {
  /// The errors by file and place, without repetitions.
  var inOrder: [TemplateError] {
    Set(self).sorted {
      ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message)
    }
  }
}
