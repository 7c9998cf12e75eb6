/// The types of the contexts around a tag that are visible to it.
struct TemplateScopes {
  /// Each type once, the innermost last.
  private(set) var types: [any TemplateContext.Type] = []
  /// The kind of `.`.
  private(set) var innermost: TemplateKind = .text
}

extension TemplateScopes {
  /// The scopes in a section over a value of a kind.
  func entering(_ kind: TemplateKind) -> Self {
    var inner = self
    switch kind {
    case .flag: return self
    case .text, .html: inner.innermost = kind
    case .list(let type), .object(let type):
      // Its names hide those of the same type further out.
      inner.types.removeAll { $0 == type }
      inner.types.append(type)
      inner.innermost = .object(type)
    }
    return inner
  }
}

extension TemplateScopes: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.identifiers == right.identifiers && left.innermost.noun == right.innermost.noun
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identifiers)
    hasher.combine(innermost.noun)
  }

  private var identifiers: [ObjectIdentifier] { types.map { ObjectIdentifier($0) } }
}

extension TemplateKind {
  /// The kind in a sentence.
  var noun: String {
    switch self {
    case .text: "a text"
    case .html: "html"
    case .flag: "a flag"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// The names of a type with their kinds.
struct TemplateTypeTable {
  let kinds: [String: TemplateKind]
  let names: [String]

  init(_ type: any TemplateContext.Type) {
    let fields = type.described
    kinds = Dictionary(fields.map { ($0.name, $0.kind) }) { first, _ in first }
    names = fields.map(\.name)
  }
}

extension TemplatePath {
  /// The path as a tag writes it.
  var text: String {
    guard let first else { return "." }
    return ([first] + rest).map(\.text).joined(separator: ".")
  }
}
