internal import FlowModel
internal import FlowScan

/// The explanations of a scan as text.
enum ExplanationText {
  /// The names of the explained rows, and below each one line per step.
  static func text(of explanations: [RouteExplanation]) -> String {
    explanations.map(text).joined(separator: "\n")
  }

  private static func text(of explanation: RouteExplanation) -> String {
    let rows = rows(of: explanation)
    let width = rows.map(\.place.count).max() ?? 0
    let lines = rows.map { "  \(padded($0.word, 9)) \(padded($0.place, width))  \($0.text)" }
    return ([title(explanation)] + lines).joined(separator: "\n") + "\n"
  }

  private static func rows(of explanation: RouteExplanation) -> [(word: String, place: String, text: String)]
  {
    explanation.steps.map { ($0.kind.rawValue, place($0.location), $0.text) }
      + explanation.askers.map { ("asked", place($0.location), $0.text) }
  }

  private static func place(_ location: SourceLocation?) -> String { location.map { "\($0)" } ?? "" }

  private static func title(_ explanation: RouteExplanation) -> String {
    switch explanation.subject {
    case .route(let route): "\(route.id) -\(route.style.rawValue)-> \(name(of: route.target))"
    case .unresolved(let row): "\(explanation.flow) ? \(CodeLine.shortened(row.expression)): \(row.reason)"
    }
  }

  private static func name(of target: Target) -> String { target.name.isEmpty ? target.id : target.name }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
