public import FlowAnalysis
import FlowModel

/// Ways through an app, in words that a tester can follow.
///
/// ```
/// From the start, 3 steps:
///   1. AppFlow begins with MainFlow
///   2. MainFlow has the tab CatalogueFlow
///   3. CatalogueScreen, on onCart: CatalogueFlow presents CheckoutFlow
/// ```
public enum WayExport {
  /// The ways, each with its start and its steps; a note if there is none.
  public static func text(of ways: [Way], in index: GraphIndex) -> String {
    guard !ways.isEmpty else { return "No way leads there from an entry or a link.\n" }
    return ways.map { text(of: $0, index) }.joined(separator: "\n")
  }

  private static func text(of way: Way, _ index: GraphIndex) -> String {
    let lines = way.steps.enumerated().map { "  \($0.offset + 1). \(sentence(of: $0.element, index))" }
    let length = lines.isEmpty ? "you are there." : "\(counted(lines.count, "step")):"
    return (["\(start(of: way, index)), \(length)"] + lines).map { $0 + "\n" }.joined()
  }

  private static func start(of way: Way, _ index: GraphIndex) -> String {
    switch way.start {
    case .link(let id): "From the link \(SafeText.shown(id))"
    case .entry(let id):
      index.entries.count == 1
        ? "From the start" : "From the start of \(SafeText.shown(index.flow(id)?.name ?? id))"
    }
  }

  /// A step as a sentence: the requester and the trigger, if known, then the effect.
  public static func sentence(of step: Way.Step, _ index: GraphIndex) -> String {
    guard let route = index.route(step.route), let flow = index.flow(ofRoute: step.route) else {
      return SafeText.shown(step.route)
    }
    let triggers = step.triggers.isEmpty ? "" : ", on \(step.triggers.joined(separator: " or "))"
    let asker = step.from.map { "\($0.kind == .anywhere ? "anywhere" : $0.name)\(triggers): " } ?? ""
    return SafeText.shown("\(asker)\(flow.name) \(route.style.verb) \(route.target.name)")
  }
}
