/// What a scan saw in the source that no graph has: who keeps whom, and who navigates past a coordinator.
///
/// A scan tells what is there, right or wrong; rules judge it.
public struct SourceFacts: Codable, Hashable, Sendable {
  /// What coordinators add to their lists of children.
  public var addedChildren: [AddedChild] = []
  /// What coordinators hand over to those that they make.
  public var handovers: [Handover] = []
  /// What views and view controllers do beside a coordinator.
  public var shortcuts: [ViewShortcut] = []
  /// What coordinators do that is a model's work.
  public var foreignWork: [ForeignWork] = []

  /// Facts of no source.
  public init() {}

  /// These facts and those of other sources: every property above has a line here.
  public func joined(_ other: SourceFacts) -> SourceFacts {
    var facts = self
    facts.addedChildren += other.addedChildren
    facts.handovers += other.handovers
    facts.shortcuts += other.shortcuts
    facts.foreignWork += other.foreignWork
    return facts
  }
}
