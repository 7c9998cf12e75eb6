import FlowAnalysis
internal import FlowModel

/// The changes of a link, and their impact on people who have its URLs.
struct LinkChange {
  let proof: LinkProof
  let deprecation: DeprecationPolicy

  func removed(_ link: Link) -> [GraphChange.Detail] {
    let result = proof.result(for: link)
    var details = [gone(result)] + result.details
    if !result.isOpened { details[0].level = .risky }
    return deprecation.softened(details, by: link.deprecated)
  }

  private func gone(_ result: LinkProof.Result) -> GraphChange.Detail {
    guard result.isOpened else { return .init(.risky, "is gone; no URL was found that it opened") }
    guard result.details.isEmpty, !result.successors.isEmpty else { return .init(.harmless, "is gone") }
    return .init(
      .harmless,
      "is gone; its URLs open the same through \(result.successors.sorted().joined(separator: ", "))")
  }

  func changed(_ old: Link, _ new: Link) -> [GraphChange.Detail] {
    var details: [GraphChange.Detail] = []
    if old.pattern != new.pattern {
      details.append(.init(.harmless, "has the pattern \(new.pattern) instead of \(old.pattern)"))
    }
    details += proof.result(for: old).details
    details += way(old, new) + parameters(old, new)
    details += GuardChange.details(old.guards, new.guards)
    if let change = DeprecationPolicy.change(old.deprecated, new.deprecated) { details.append(change) }
    return deprecation.softened(details, by: old.deprecated)
  }

  private func way(_ old: Link, _ new: Link) -> [GraphChange.Detail] {
    if old.route != new.route {
      let (was, now) = (
        old.route.isEmpty ? "no route" : old.route, new.route.isEmpty ? "no route" : new.route
      )
      let (before, after) = (proof.old.destination(of: old), proof.new.destination(of: new))
      // A destination that was unknown before does not mean that the app behaves differently.
      let isFine = before == .unknown || before == after
      return [.init(isFine ? .harmless : .risky, "leads to \(now) instead of \(was)")]
    }
    return old.chain == new.chain ? [] : [.init(.harmless, "goes through different routes")]
  }

  /// Changes in parameters that URLs do not demonstrate; the others are reported with their URL.
  private func parameters(_ old: Link, _ new: Link) -> [GraphChange.Detail] {
    let before = Dictionary(old.parameters.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return new.parameters.compactMap { now in
      guard let was = before[now.name] else { return nil }
      if was.type != now.type {
        return .init(.harmless, "takes \(now.name): \(now.type) instead of \(was.type)")
      }
      guard Set(was.allowed) != Set(now.allowed) else { return nil }
      return .init(.harmless, "accepts different values for \(now.name)")
    }
  }
}
