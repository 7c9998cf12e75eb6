import FlowAnalysis
internal import FlowModel

/// Checks every tag of a page and its partials against the types of the contexts in which it will be used.
///
/// A partial is checked once for each order of types around it. Only the innermost of equal types is visible, so the number of
/// orders is finite, even with recursion.
struct TemplateChecker {
  /// The number of orders of types in which partials are examined; real templates have some hundreds.
  private static let mostEntries = 20_000

  private let templates: [String: Template]
  /// Templates that could not be read.
  private let unread: Set<String>
  private var types: [ObjectIdentifier: TemplateTypeTable] = [:]
  private var errors: [TemplateError] = []
  private var seen: Set<Entry> = []
  private var waiting: [Entry] = []

  /// The errors in a page, ordered by file and place.
  static func errors(
    in name: String, root: any TemplateContext.Type, templates: [String: Template], unread: Set<String>
  ) -> [TemplateError] {
    var checker = TemplateChecker(templates: templates, unread: unread)
    checker.check(name, root: root)
    return checker.errors.inOrder
  }

  private init(templates: [String: Template], unread: Set<String>) {
    self.templates = templates
    self.unread = unread
  }
}

/// A template and the types visible to its tags.
private struct Entry: Hashable {
  let template: String
  let scopes: TemplateScopes
}

extension TemplateChecker {
  private mutating func check(_ name: String, root: any TemplateContext.Type) {
    guard templates[name] != nil else {
      if !unread.contains(name) {
        let near = nearestName(to: name, among: templates.keys.sorted())
        errors.append(
          TemplateError(file: "\(name).mustache", line: 1, column: 1, .unknownTemplate(near: near)))
      }
      return
    }
    var count = PartialCount(templates)
    if count.entries(of: name) > PartialCount.most, let template = templates[name] {
      errors.append(template.error(.tooManyPartials, at: 0))
      return
    }
    enter(Entry(template: name, scopes: TemplateScopes().entering(.object(root))))
    while let entry = waiting.popLast() {
      if let template = templates[entry.template] { check(template, in: entry.scopes) }
    }
  }

  private mutating func enter(_ entry: Entry) {
    if seen.insert(entry).inserted { waiting.append(entry) }
  }

  private mutating func check(_ template: Template, in scopes: TemplateScopes) {
    var scopes = [scopes]
    var step = 0
    while step < template.steps.count, let current = scopes.last {
      do throws(Mismatch) {
        switch template.steps[step] {
        case .value(let path, let isRaw, _): try checkValue(path, isRaw: isRaw, in: current)
        case .section(let path, _, _): scopes.append(current.entering(try section(path, in: current)))
        case .inverted(let path, _, _): _ = try section(path, in: current)
        case .end: scopes.removeLast()
        case .partial(let name, _, _): try checkPartial(name, in: current)
        case .lineStart, .text, .endInverted: break
        }
      } catch {
        errors.append(template.error(error.problem, at: template.steps[step].offset))
        // Tags in a section of an unknown value cannot be checked.
        step = template.steps[step].sectionEnd ?? step
      }
      step += 1
    }
  }

  private mutating func checkPartial(_ name: String, in scopes: TemplateScopes) throws(Mismatch) {
    guard templates[name] != nil || unread.contains(name) else {
      throw Mismatch(.unknownPartial(name, near: nearestName(to: name, among: templates.keys.sorted())))
    }
    guard seen.count < Self.mostEntries else { throw Mismatch(.tooManyPartials) }
    enter(Entry(template: name, scopes: scopes))
  }

  private mutating func checkValue(
    _ path: TemplatePath, isRaw: Bool, in scopes: TemplateScopes
  ) throws(Mismatch) {
    switch try kind(of: path, in: scopes) {
    case .html: break
    case .text: if isRaw { throw Mismatch(.notHTML(path.text)) }
    case let other: throw Mismatch(.notText(path.text, isA: other.noun))
    }
  }

  private mutating func section(
    _ path: TemplatePath, in scopes: TemplateScopes
  ) throws(Mismatch) -> TemplateKind {
    guard path.first != nil else { throw Mismatch(.noSection(path.text)) }
    return try kind(of: path, in: scopes)
  }
}

// MARK: Names

extension TemplateChecker {
  private mutating func kind(of path: TemplatePath, in scopes: TemplateScopes) throws(Mismatch)
    -> TemplateKind
  {
    guard let first = path.first else { return scopes.innermost }
    var found = try kindOutwards(of: first.text, in: scopes)
    var walked = first.text
    for name in path.rest {
      guard case .object(let type) = found else { throw Mismatch(.noParts(walked, isA: found.noun)) }
      let table = table(of: type)
      guard let kind = table.kinds[name.text] else { throw unknown(name.text, among: table.names) }
      found = kind
      walked += ".\(name.text)"
    }
    return found
  }

  private mutating func kindOutwards(of name: String, in scopes: TemplateScopes) throws(Mismatch)
    -> TemplateKind
  {
    let tables = scopes.types.reversed().map { table(of: $0) }
    for table in tables {
      if let kind = table.kinds[name] { return kind }
    }
    throw unknown(name, among: tables.flatMap(\.names))
  }

  private func unknown(_ name: String, among names: [String]) -> Mismatch {
    Mismatch(.unknownName(name, near: nearestName(to: name, among: names)))
  }

  private mutating func table(of type: any TemplateContext.Type) -> TemplateTypeTable {
    if let table = types[ObjectIdentifier(type)] { return table }
    let table = TemplateTypeTable(type)
    types[ObjectIdentifier(type)] = table
    return table
  }
}

/// A problem at the place of the current step.
private struct Mismatch: Error {
  let problem: TemplateProblem

  init(_ problem: TemplateProblem) { self.problem = problem }
}

extension TemplateStep {
  /// The offset of the step's tag in the source.
  fileprivate var offset: Int {
    switch self {
    case .value(_, _, let offset), .section(_, _, let offset), .inverted(_, _, let offset),
      .partial(_, _, let offset):
      offset
    case .lineStart, .text, .end, .endInverted: 0
    }
  }

  /// The last step of the section that begins here.
  fileprivate var sectionEnd: Int? {
    switch self {
    case .section(_, let end, _), .inverted(_, let end, _): end
    default: nil
    }
  }
}
