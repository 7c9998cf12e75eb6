import FlowAnalysis
internal import FlowModel

/// The points that a maintainer of the app has to look at, the most severe first, each with a link to the page that describes it.
struct AttentionRows {
  let context: PageContext

  /// The number of rules that are listed; the page of findings has all of them.
  private static let ruleLimit = 8

  var rows: [SummaryRow] { rules + [unresolved, orphans].compactMap(\.self) + undocumented }

  /// The findings, rule by rule, in the order of their severity.
  private var rules: [SummaryRow] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    var severities: [String: Finding.Severity] = [:]
    for finding in context.facts.findings.all where !Self.countedElsewhere.contains(finding.rule) {
      if counts[finding.rule] == nil { order.append(finding.rule) }
      counts[finding.rule, default: 0] += 1
      severities[finding.rule] = severities[finding.rule] ?? finding.severity
    }
    let rows = order.prefix(Self.ruleLimit).map { rule in
      SummaryRow(
        words: "\(counts[rule] ?? 0) × \(context.shown(rule))", note: RuleTitles.title(of: rule),
        href: context.href(.findings, anchor: FindingGroup.anchor(of: context.shown(rule))),
        severity: severities[rule]?.rawValue ?? "")
    }
    let left = order.count - rows.count
    guard left > 0 else { return rows }
    return rows + [SummaryRow(words: "\(left) more rules have findings", href: context.href(.findings))]
  }

  /// Rules that a row below counts in its own words.
  private static let countedElsewhere: Set<String> = [
    "flow-undocumented", "screen-undocumented", "link-undocumented", "unresolved-calls", "flow-unreached",
  ]

  private var unresolved: SummaryRow? {
    let count = context.index.graph.unresolved.count
    guard count > 0 else { return nil }
    return SummaryRow(
      words: count == 1 ? "1 call could not be followed" : "\(count) calls could not be followed",
      note: "It looks like navigation, but its target could not be identified.",
      href: context.href(.unresolved))
  }

  private var orphans: SummaryRow? {
    let count = context.facts.forest.orphans.count
    guard count > 0 else { return nil }
    return SummaryRow(
      words: count == 1 ? "Nothing leads to 1 flow" : "Nothing leads to \(count) flows",
      note: "No way from the start of the app was found.", href: context.href(.flows, anchor: "orphans"))
  }

  private var undocumented: [SummaryRow] {
    let graph = context.index.graph
    let counts: [(count: Int, all: Int, noun: String, page: SiteAddress)] = [
      (graph.flows.count { $0.summary.isEmpty }, graph.flows.count, "flows", .flows),
      (graph.screens.count { $0.summary.isEmpty }, graph.screens.count, "screens", .screens),
      (graph.links.count { $0.summary.isEmpty }, graph.links.count, "links", .links),
    ]
    return counts.filter { $0.count > 0 }.map { row in
      SummaryRow(
        words: "\(row.count) of \(row.all) \(row.noun) undocumented",
        href: context.href(row.page, anchor: "filter=undocumented"))
    }
  }
}
