internal import FlowModel

/// The changes in the outcomes of a flow.
struct OutcomeChange {
  let requestersBefore: Requesters
  let requestersNow: Requesters

  func changes(of flow: String, _ old: [Outcome], _ new: [Outcome]) -> [GraphChange] {
    let before = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(new.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return Set(before.keys).union(after.keys).sorted().compactMap { name in
      let subject = GraphChange.Subject.outcome(flow: flow, name: name)
      switch (before[name], after[name]) {
      case (nil, _?):
        return GraphChange(
          subject, .added, [.init(.harmless, "is new\(requestersNow.words(outcome: name, of: flow))")])
      case (_?, nil):
        return GraphChange(
          subject, .removed, [.init(.risky, "is gone\(requestersBefore.words(outcome: name, of: flow))")])
      case (let old?, let new?) where old.type != new.type:
        return GraphChange(
          subject, .changed, [.init(.risky, "carries \(Self.type(new)) instead of \(Self.type(old))")])
      default: return nil
      }
    }
  }

  private static func type(_ outcome: Outcome) -> String { outcome.type.isEmpty ? "nothing" : outcome.type }
}
