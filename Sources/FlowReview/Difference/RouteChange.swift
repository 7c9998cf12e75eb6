internal import FlowModel

/// The changes of a route, and their impact on its callers.
struct RouteChange {
  let uses: ForeignUses
  let deprecation: DeprecationPolicy
  let requestersBefore: Requesters
  let requestersNow: Requesters

  func added(_ route: Route) -> [GraphChange.Detail] {
    [.init(.harmless, "is new\(requestersNow.words(route: route.id))")]
  }

  func removed(_ route: Route) -> [GraphChange.Detail] {
    deprecation.softened(
      [callers(route.id, .risky, "is gone\(requestersBefore.words(route: route.id))")], by: route.deprecated)
  }

  func changed(_ old: Route, _ new: Route, isRenamed: Bool) -> [GraphChange.Detail] {
    var details: [GraphChange.Detail] = []
    if isRenamed, !uses.modules(using: old.id).isEmpty {
      details.append(callers(old.id, .risky, "has a new name"))
    }
    if (old.target.kind, old.target.id) != (new.target.kind, new.target.id) {
      details.append(.init(.risky, "leads to \(new.target.name) instead of \(old.target.name)"))
    }
    if old.style != new.style {
      details.append(.init(.harmless, "is shown by \(new.style.rawValue) instead of \(old.style.rawValue)"))
    }
    details += parameters(old, new)
    details += GuardChange.details(old.guards, new.guards)
    if let change = DeprecationPolicy.change(old.deprecated, new.deprecated) { details.append(change) }
    return details
  }

  private func parameters(_ old: Route, _ new: Route) -> [GraphChange.Detail] {
    ParameterChange.details(old.parameters, new.parameters).map { detail in
      detail.level == .risky ? callers(old.id, .risky, detail.words) : detail
    }
  }

  /// A change for callers; it breaks other modules, which this module's compiler does not see.
  private func callers(_ route: String, _ level: GraphChange.Level, _ words: String) -> GraphChange.Detail {
    let modules = uses.modules(using: route)
    guard !modules.isEmpty else { return .init(level, words) }
    return .init(.breaking, "\(words), and is used by \(modules.joined(separator: ", "))")
  }
}
