/// The number of partials that a page includes in any case: a few partials that each include the next one twice double it each time.
///
/// Sections are left out: they are counted when the page is rendered.
struct PartialCount {
  /// Real pages have some hundreds.
  static let most = 100_000

  private let templates: [String: Template]
  private var known: [String: Int] = [:]
  private var open: Set<String> = []
  /// The number of templates examined so far.
  private(set) var work = 0

  init(_ templates: [String: Template]) { self.templates = templates }

  /// The number of inclusions of a template, itself among them; more than `most` if it is more or unknown.
  mutating func entries(of name: String) -> Int {
    if let known = known[name] { return known }
    guard let template = templates[name], !open.contains(name) else { return 1 }
    guard open.count < TemplateRenderer.deepest else { return Self.most + 1 }
    work += 1
    open.insert(name)
    var count = 1
    var sections = 0
    for step in template.steps where count <= Self.most {
      switch step {
      case .section, .inverted: sections += 1
      case .end, .endInverted: sections -= 1
      case .partial(let inner, _, _) where sections == 0: count += entries(of: inner)
      default: continue
      }
    }
    open.remove(name)
    known[name] = min(count, Self.most + 1)
    return min(count, Self.most + 1)
  }
}
