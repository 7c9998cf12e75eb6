internal import FlowModel
internal import FlowScan

/// Why a scan tells what it tells, as lines for people.
enum ExplanationText {
  /// The names of what is explained, and below each a line a step.
  static func text(of explanations: [RouteExplanation]) -> String {
    explanations.map(text).joined(separator: "\n")
  }

  private static func text(of explanation: RouteExplanation) -> String {
    let places = explanation.steps.map { $0.location.map { "\($0)" } ?? "" }
    let width = places.map(\.count).max() ?? 0
    let lines = zip(explanation.steps, places).map { step, place in
      "  \(padded(word(step.kind), 9)) \(padded(place, width))  \(step.line)"
    }
    return ([title(explanation)] + lines).joined(separator: "\n") + "\n"
  }

  private static func title(_ explanation: RouteExplanation) -> String {
    switch explanation.subject {
    case .route(let route): "\(route.id) -\(route.style.rawValue)-> \(name(of: route.target))"
    case .unresolved(let row): "\(explanation.flow) ? \(RouteExplanation.line(row.expression)): \(row.reason)"
    }
  }

  private static func name(of target: Target) -> String { target.name.isEmpty ? target.id : target.name }

  private static func word(_ kind: RouteExplanation.Step.Kind) -> String { kind.rawValue }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
