import FlowAnalysis
public import FlowModel

/// Runs the rules that a project wants.
///
/// ```swift
/// let findings = Linter(settings: ["dead-end": RuleSetting(.warning)]).findings(in: LintContext(graph))
/// ```
public struct Linter: Sendable {
  private let settings: [String: RuleSetting]
  private let rules: [any GraphRule]
  private let sourceRules: [any SourceRule]

  /// Chooses rules: those that are on, or those that are named, whether on or not.
  public init(
    settings: [String: RuleSetting] = [:], only names: Set<String> = [],
    among rules: [any GraphRule] = GraphRules.all, _ sourceRules: [any SourceRule] = SourceRules.all
  ) {
    let isAsked = { (rule: any Rule) in names.isEmpty ? settings.isOn(rule) : names.contains(rule.id) }
    self.settings = settings
    self.rules = rules.filter(isAsked)
    self.sourceRules = sourceRules.filter(isAsked)
  }

  /// The ids of the rules that run.
  public var ids: Set<String> { Set(rules.map(\.id) + sourceRules.map(\.id)) }

  /// Runs the rules; findings have the severities of the settings and are in order.
  public func findings(in context: LintContext) -> [Finding] {
    let found = rules.flatMap { rule in
      rule.findings(in: context.with(settings[rule.id]?.options ?? [:]))
    }
    let foundInSource = sourceRules.flatMap { rule in
      rule.findings(in: context.source).map { $0.within(context.index) }
    }
    return settings.adjusted(found + foundInSource).inOrder
  }
}

extension Finding {
  /// The finding without its subject if that is not in the graph: not every coordinator turns out to be a flow.
  fileprivate func within(_ index: GraphIndex) -> Finding {
    guard case .flow(let id) = subject, index.flow(id) == nil else { return self }
    var finding = self
    finding.subject = nil
    return finding
  }
}

extension [Finding] {
  /// The findings by location, those without one first; then by rule and message.
  public var inOrder: [Finding] {
    sorted { left, right in
      switch (left.location, right.location) {
      case (let here?, let there?) where here != there: here < there
      case (nil, .some): true
      case (.some, nil): false
      default: (left.rule, left.message) < (right.rule, right.message)
      }
    }
  }
}
