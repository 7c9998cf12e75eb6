public import FlowAnalysis
public import FlowModel

/// A rule about an app's navigation: its id, why it matters, and the remedy.
///
/// A rule is a value that knows nothing of files. Its input depends on its kind: a `GraphRule` examines a graph, a `SourceRule` the
/// facts that a scan saw in the source.
public protocol Rule: Sendable {
  /// The rule's description.
  var card: RuleCard { get }
  /// The options with their default values.
  var options: [any RuleOptionDescription] { get }
}

extension Rule {
  /// The default: no options.
  public var options: [any RuleOptionDescription] { [] }

  /// The id used by configurations and findings.
  public var id: String { card.id }
}

/// A rule on the graph and on facts from project files other than source.
///
/// ```swift
/// struct FlowUnreachedRule: GraphRule {
///   let card = RuleCard(id: "flow-unreached", …)
///   func findings(in context: LintContext) -> [Finding] { … }
/// }
/// ```
public protocol GraphRule: Rule {
  /// Finds all violations, in any order.
  func findings(in context: LintContext) -> [Finding]
}

/// A rule on the facts that a scan saw in the source; its examples are Swift.
public protocol SourceRule: Rule {
  /// Finds all violations, in any order.
  func findings(in source: SourceFacts) -> [Finding]
}

extension Rule {
  /// Makes a finding of this rule; one based on the absence of something in a scan is doubtful and becomes a note.
  func finding(
    _ subject: Finding.Subject?, at location: SourceLocation?, isDoubtful: Bool = false, _ message: String
  ) -> Finding {
    Finding(
      rule: id, severity: isDoubtful ? .note : card.severity, subject: subject, location: location,
      message: message, remedy: card.remedy)
  }
}
