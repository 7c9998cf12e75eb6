internal import FlowModel

/// All rules on the source, in the order of the documentation.
public enum SourceRules {
  /// The rules; a new one needs one line here.
  public static let all: [any SourceRule] = [
    ChildNeverRemovedRule(), ChildNeverStartedRule(), ParentStrongRule(), ClosureStrongRule(),
    DelegateStrongRule(),
    CoordinatorInViewRule(), CoordinatorPassedByRule(), ParentReachedRule(), ForeignWorkRule(),
  ]
}

extension [Finding] {
  /// One finding per place, for places shared by several coordinators.
  func firstOfEachPlace() -> [Finding] {
    var seen: Set<SourceLocation> = []
    return filter { finding in finding.location.map { seen.insert($0).inserted } ?? true }
  }
}
