/// How often a page enters partials whatever it shows: a few that enter the next one twice double it each time.
///
/// What stands in a section is left to whoever shows the page and counts then.
struct PartialCount {
  /// Real pages come to some hundreds.
  static let most = 100_000

  private let templates: [String: Template]
  private var known: [String: Int] = [:]
  private var open: Set<String> = []
  /// How many templates were looked at.
  private(set) var work = 0

  init(_ templates: [String: Template]) { self.templates = templates }

  /// The entries of a template, its own among them; more than `most` where it is more, or cannot be told.
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
