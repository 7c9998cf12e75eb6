/// All rules on graphs, in the order of the documentation.
public enum GraphRules {
  /// The rules; a new one needs one line here.
  public static let all: [any GraphRule] = flows + links + documents + origins

  static let flows: [any GraphRule] = [
    FlowUnreachedRule(), EntryMissingRule(), EntrySeveralRule(), DeadEndRule(), TrapRule(),
    ModalWithoutDismissalRule(), OutcomeUnhandledRule(), FlowSingleScreenRule(),
  ]

  static let links: [any GraphRule] = [
    LinkPatternRule(), LinkUnansweredRule(), LinkOverlapRule(), LinkChainRule(), LinkParameterRule(),
    LinkSchemeRule(), SchemeUnansweredRule(), LinkHostRule(), HostUnansweredRule(),
    AssociationMissingRule(), AssociationUnansweredRule(),
  ]

  static let documents: [any GraphRule] = [
    FlowUndocumentedRule(), ScreenUndocumentedRule(), LinkUndocumentedRule(), LinkExampleRule(),
    LinkOwnerRule(), FlowOwnerRule(), NamePatternRule(),
  ]

  static let origins: [any GraphRule] = [
    NeverRegisteredRule(), NotInCodeRule(), ObservedUnknownRule(), UnresolvedCallsRule(),
  ]
}
