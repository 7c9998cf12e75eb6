public import FlowModel

/// Something that can be wrong with an app's navigation: what it is called, why it matters, what to do.
///
/// A rule is a value that knows nothing of files. What it looks at is a matter of its kind: `GraphRule` looks at a graph,
/// `SourceRule` at what a scan saw in the source.
public protocol Rule: Sendable {
  /// What the rule says of itself.
  var card: RuleCard { get }
  /// What can be set, each with the value that stands where nothing is.
  var options: [any RuleOptionDescription] { get }
}

extension Rule {
  /// Most rules have nothing to set.
  public var options: [any RuleOptionDescription] { [] }

  /// The name that configurations and findings use.
  public var id: String { card.id }
}

/// A rule on the graph and on what a project's files say besides its source.
///
/// ```swift
/// struct FlowUnreachedRule: GraphRule {
///   let card = RuleCard(id: "flow-unreached", …)
///   func findings(in context: LintContext) -> [Finding] { … }
/// }
/// ```
public protocol GraphRule: Rule {
  /// Everything that the rule has to say, in any order.
  func findings(in context: LintContext) -> [Finding]
}

/// A rule on what a scan saw in the source; its examples are Swift.
public protocol SourceRule: Rule {
  /// Everything that the rule has to say, in any order.
  func findings(in source: SourceFacts) -> [Finding]
}

extension Rule {
  /// A finding of this rule; one that rests on what a scan did not see is doubtful, and no more than a note.
  func finding(
    _ subject: Finding.Subject?, at location: SourceLocation?, isDoubtful: Bool = false, _ message: String
  ) -> Finding {
    Finding(
      rule: id, severity: isDoubtful ? .note : card.severity, subject: subject, location: location,
      message: message, remedy: card.remedy)
  }
}
