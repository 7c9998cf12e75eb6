public import FlowModel

/// The number of calls of a graph that may be unresolved, so that a new one is noticed.
public struct UnresolvedLimit: Hashable, Sendable {
  private let most: Int

  /// Sets the limit.
  public init(_ most: Int) { self.most = most }

  /// The step of a check; a failure names every call, since it is not known which of them is new.
  public func step(_ calls: [UnresolvedCall]) -> CheckStep {
    let words = "\(calls.count) of at most \(most) unresolved"
    return .held(.unresolved, words, calls.count > most ? calls.map(finding) : [])
  }

  private func finding(_ call: UnresolvedCall) -> Finding {
    let flow = call.flow.isEmpty ? "" : " of \(call.flow)"
    return Finding(
      rule: "unresolved", severity: .error, subject: call.flow.isEmpty ? nil : .flow(call.flow),
      location: call.location,
      message: "'\(call.expression)'\(flow) could not be resolved: \(call.reason)",
      remedy:
        "Say what it shows with `// flowdoc:shows SCREEN STYLE` on the line before it, or allow one more.")
  }
}
