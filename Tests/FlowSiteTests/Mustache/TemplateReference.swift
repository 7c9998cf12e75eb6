@testable import FlowSite

/// The names that templates may use, as Markdown: the types of all pages with a table of each.
enum TemplateReference {
  /// A table of pages, then each type that can be reached from their roots, in the order in which it comes up.
  static func markdown(_ pages: [(template: String, root: any TemplateContext.Type)]) -> String {
    let rows = pages.map { "| `\($0.template)` | \(link(to: $0.root)) |" }
    let tables = types(from: pages.map(\.root)).map(table)
    return (["| Template | Context |\n| --- | --- |\n" + rows.joined(separator: "\n") + "\n"] + tables)
      .joined(separator: "\n")
  }

  private static func types(from roots: [any TemplateContext.Type]) -> [any TemplateContext.Type] {
    var found: [any TemplateContext.Type] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = Array(roots.reversed())
    while let type = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      found.append(type)
      waiting += type.described.compactMap(\.kind.type).reversed()
    }
    return found
  }

  private static func table(of type: any TemplateContext.Type) -> String {
    let rows = type.described.filter { !$0.isDerived }.map { field in
      "| `\(field.name)` | \(words(for: field.kind)) | \(cell(field.sentence)) |\n"
    }
    return "## \(type.typeName)\n\n| Name | Kind | |\n| --- | --- | --- |\n" + rows.joined()
  }

  private static func words(for kind: TemplateKind) -> String {
    switch kind {
    case .text: "text"
    case .html: "html"
    case .flag: "flag"
    case .list(let type): "list of \(link(to: type))"
    case .object(let type): link(to: type)
    }
  }

  private static func link(to type: any TemplateContext.Type) -> String {
    "[\(type.typeName)](#\(Slug.of(type.typeName)))"
  }

  private static func cell(_ sentence: String) -> String {
    String(sentence.flatMap { $0 == "|" ? "\\|" : $0 == "\n" ? " " : String($0) })
  }
}

extension TemplateKind {
  fileprivate var type: (any TemplateContext.Type)? {
    switch self {
    case .text, .html, .flag: nil
    case .list(let type), .object(let type): type
    }
  }
}
