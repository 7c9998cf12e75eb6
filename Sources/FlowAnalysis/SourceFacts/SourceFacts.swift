/// Facts that a scan saw in the source and no graph holds: who retains whom, and who navigates past a coordinator.
///
/// A scan records what is there, right or wrong; rules judge it.
public struct SourceFacts: Codable, Hashable, Sendable {
  /// The children that coordinators add to their lists.
  public var addedChildren: [AddedChild] = []
  /// The children that coordinators make and keep, and that nobody starts.
  public var unstartedChildren: [UnstartedChild] = []
  /// The values that coordinators hand over to objects they create.
  public var handovers: [Handover] = []
  /// Navigation by views and view controllers that bypasses the coordinator.
  public var shortcuts: [ViewShortcut] = []
  /// Model work that coordinators do themselves.
  public var foreignWork: [ForeignWork] = []

  /// Makes an empty set of facts.
  public init() {}

  /// Combines these facts with others; every property above must have a line here.
  public func joined(_ other: SourceFacts) -> SourceFacts {
    var facts = self
    facts.addedChildren += other.addedChildren
    facts.unstartedChildren += other.unstartedChildren
    facts.handovers += other.handovers
    facts.shortcuts += other.shortcuts
    facts.foreignWork += other.foreignWork
    return facts
  }
}
