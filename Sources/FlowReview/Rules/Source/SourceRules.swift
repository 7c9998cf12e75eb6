internal import FlowModel

/// All rules on the source, in the order in which the documentation tells them.
public enum SourceRules {
  /// The rules; a new one is one line here.
  public static let all: [any SourceRule] = [
    ChildNeverRemovedRule(), ParentStrongRule(), ClosureStrongRule(), DelegateStrongRule(),
    CoordinatorInViewRule(), CoordinatorPassedByRule(), ParentReachedRule(), ForeignWorkRule(),
  ]
}

extension [Finding] {
  /// One finding a place, where several coordinators come upon the same line.
  func firstOfEachPlace() -> [Finding] {
    var seen: Set<SourceLocation> = []
    return filter { finding in finding.location.map { seen.insert($0).inserted } ?? true }
  }
}
