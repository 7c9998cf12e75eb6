@testable import FlowSite

/// A page with a field of each kind, as templates of the tests know it.
struct SamplePage: TemplateContext {
  var title = "Shop"
  var summary = ""
  var isEntry = false
  var routes: [SampleRoute] = []
  var place: SamplePlace?
  var tree: [SampleTree] = []

  static let fields: TemplateFields<Self> = [
    .text("title", "The name of the page.", \.title),
    .html("summary", "What the page is about.", \.summary),
    .flag("isEntry", "Whether the app starts here.", \.isEntry),
    .list("routes", "Where it leads; a|b.", \.routes),
    .object("place", "Where it is declared.", \.place),
    .list("tree", "All flows.", \.tree),
  ]
}

struct SampleRoute: TemplateContext {
  var name: String
  var note = ""
  var place = SamplePlace(text: "A.swift:1")

  static let fields: TemplateFields<Self> = [
    .text("name", "The route's name.", \.name),
    .text("note", "A remark.", \.note),
    .object("place", "Where it is declared.", \.place),
  ]
}

struct SamplePlace: TemplateContext {
  var text: String

  static let fields: TemplateFields<Self> = [.text("text", "File and line.", \.text)]
}

/// A type that contains itself.
struct SampleTree: TemplateContext {
  var name: String
  var children: [SampleTree] = []

  static let fields: TemplateFields<Self> = [
    .text("name", "The flow's name.", \.name),
    .list("children", "Flows below it.", \.children),
  ]
}

/// A page around any content: a generic type keeps its table itself.
struct SampleFrame<Content: TemplateContext>: TemplateContext {
  var title = "Frame"
  var content: Content
  private let ownFields = Self.fields

  init(content: Content) {
    self.content = content
  }

  static var typeName: String { "Frame of \(Content.typeName)" }
  static var fields: TemplateFields<Self> {
    [.text("title", "The site's title.", \.title), .object("content", "What the page shows.", \.content)]
  }

  func value(of name: TemplateName) -> TemplateValue? { ownFields.value(of: name, in: self) }
}

/// Renders a page of the sample type, with partials by name.
func rendered(
  _ page: SamplePage, _ text: String, partials: [String: String] = [:]
) throws -> String {
  let set = samples(text, partials: partials)
  return String(decoding: try set.page("page", for: SamplePage.self).render(page), as: UTF8.self)
}

/// What the checker says of a page of the sample type.
func complaints(_ text: String, partials: [String: String] = [:]) -> [String] {
  do throws(TemplateErrors) {
    _ = try samples(text, partials: partials).page("page", for: SamplePage.self)
    return []
  } catch {
    return error.errors.map(\.description)
  }
}

private func samples(_ text: String, partials: [String: String]) -> TemplateSet {
  TemplateSet(
    [TemplateSource(name: "page", text: text)] + partials.map { TemplateSource(name: $0.key, text: $0.value) }
  )
}
