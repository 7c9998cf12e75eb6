internal import FlowModel

/// The rules as Markdown, for `Documentation/Rules.md`.
public enum RuleReference {
  /// Writes a table of all rules, then a section for each.
  public static func markdown() -> String {
    let sections = [
      section("Flows", GraphRules.flows), section("Links", GraphRules.links),
      section("Documentation and names", GraphRules.documents), section("Origins", GraphRules.origins),
      section("On the source", SourceRules.all, in: "swift"), others,
    ]
    return ([table] + sections).joined(separator: "\n")
  }

  /// Lists the rules for a terminal, one per line: id, severity, title.
  public static func list() -> String {
    let width = KnownRules.asked.map(\.id.count).max() ?? 0
    return KnownRules.asked.map { rule in
      "\(rule.id.padded(to: width))  \(level(rule.card).padded(to: 7))  \(rule.card.title)\n"
    }
    .joined()
  }

  private static var table: String {
    let rows = KnownRules.asked.map {
      "| [`\($0.id)`](#\($0.id)) | \(level($0.card)) | \($0.card.title). |\n"
    }
    return "| Rule | Default | What it finds |\n| --- | --- | --- |\n" + rows.joined()
  }

  private static func level(_ card: RuleCard) -> String { card.isOn ? card.severity.rawValue : "off" }

  private static func section(_ title: String, _ rules: [any Rule], in language: String = "text") -> String {
    "## \(title)\n\n" + rules.map { text($0, in: language) }.joined(separator: "\n")
  }

  private static func text(_ rule: any Rule, in language: String) -> String {
    let card = rule.card
    var paragraphs = ["**\(card.title).** \(card.why)"]
    if !card.evidence.isEmpty { paragraphs.append(card.evidence) }
    if let whyOff = card.whyOff {
      paragraphs.append("*Off unless the configuration names it; then \(article(card)).* \(whyOff)")
    }
    paragraphs.append("*What to do:* \(card.remedy)")
    if !rule.options.isEmpty { paragraphs.append(options(of: rule)) }
    paragraphs.append("```\(language)\n\(card.bad)\n```")
    paragraphs.append("Not reported:\n\n```\(language)\n\(card.good)\n```")
    return "### \(card.id)\n\n\(paragraphs.joined(separator: "\n\n"))\n"
  }

  private static func article(_ card: RuleCard) -> String {
    card.severity == .error ? "an error" : "a \(card.severity.rawValue)"
  }

  private static func options(of rule: any Rule) -> String {
    let rows = rule.options.map { "| `\($0.name)` | \($0.form) | `\($0.standardText)` | \($0.meaning) |" }
    return
      (["| Option | Type | Default | Meaning |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  private static var others: String {
    let rows = OtherRules.all.map { "| `\($0.id)` | \($0.title) |\n" }
    return "## Findings of other steps\n\n| Name | Meaning |\n| --- | --- |\n" + rows.joined()
  }
}
