internal import FlowModel

/// Judges removals of deprecated elements: after its last day, a removal is harmless.
struct DeprecationPolicy {
  let today: Day?

  /// The last day, if it has passed.
  func lastDay(of deprecated: Deprecation?) -> Day? {
    guard let today, let until = deprecated.flatMap({ Day($0.until) }), until < today else { return nil }
    return until
  }

  /// The statements, reduced to harmless if the last day has passed.
  func softened(_ details: [GraphChange.Detail], by deprecated: Deprecation?) -> [GraphChange.Detail] {
    guard let day = lastDay(of: deprecated), details.contains(where: { $0.level != .harmless }) else {
      return details
    }
    return details.map { .init(.harmless, $0.words, witness: $0.witness) }
      + [.init(.harmless, "was only guaranteed to work until \(day)")]
  }

  /// The change in a deprecation.
  static func change(_ old: Deprecation?, _ new: Deprecation?) -> GraphChange.Detail? {
    switch (old, new) {
    case (nil, let new?):
      return .init(.harmless, "is deprecated" + (new.until.isEmpty ? "" : " and works until \(new.until)"))
    case (_?, nil): return .init(.harmless, "is no longer deprecated")
    case (let old?, let new?) where old.until != new.until:
      let isEarlier = Day(new.until).map { new in Day(old.until).map { new < $0 } ?? true } ?? false
      let end = new.until.isEmpty ? "is deprecated without a last day" : "works until \(new.until)"
      return .init(isEarlier ? .risky : .harmless, old.until.isEmpty ? end : "\(end) instead of \(old.until)")
    default: return nil
    }
  }
}
