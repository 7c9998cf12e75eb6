import FlowModel
import FlowScan
import SwiftFacts
import Testing

/// Expects that a scan says why it tells a flow, or `FLOW.TARGET`, as it does: a line a row, and below each a line a step, with
/// the marker at its place.
///
/// ```
/// ShopFlow.open -push-> DetailScreen
///   made 1️⃣ DetailScreen()
///   shown 2️⃣ navigation.pushViewController(screen, animated: true)
/// ```
func expectExplanation(
  of name: String, _ source: String, _ expected: String, at place: Testing.SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(source)
  var settings = fixture.settings
  settings.explained = name
  let code = fixture.files.map { SourceReader.read($0.text, path: $0.path) }
  let found = ValueFlowScan(settings: settings).graph(of: code).explanations.map { text($0, fixture) }
    .joined(separator: "\n")
  #expect(found == expected, "\nfound:\n\(found)\n", sourceLocation: place)
}

private func text(_ explanation: RouteExplanation, _ fixture: Fixture) -> String {
  let title =
    switch explanation.subject {
    case .route(let route): "\(route.id) -\(route.style.rawValue)-> \(route.target.name)"
    case .unresolved(let row): "\(row.expression): \(row.reason)"
    }
  func line(_ word: String, _ location: FlowModel.SourceLocation?, _ text: String) -> String {
    "  \(word) \(location.map(fixture.marker) ?? "-") \(text)"
  }
  let steps = explanation.steps.map { line($0.kind.rawValue, $0.location, $0.text) }
  let askers = explanation.askers.map { line("asked", $0.location, $0.text) }
  return ([title] + steps + askers).joined(separator: "\n")
}
