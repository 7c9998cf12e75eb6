import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// The shortest ways to a page, as steps with links and as a line to copy, and the pages above it.
extension PageContext {
  func ways(to node: Node) -> [WayRow] { facts.shortestWays.ways(to: node).map(way) }

  private func way(_ way: ShortestWays.Found) -> WayRow {
    let steps = way.steps
    let start = start(of: way)
    let words = way.start.isEntry ? startOfApp : "From the link"
    let line =
      [way.start.isEntry ? words : "\(words) \(start.name)"]
      + steps.map({ WayExport.sentence(of: $0, index) }, leftOut: Self.moreSteps)
    return WayRow(
      start: start, startWords: words, text: line.joined(separator: " → "),
      steps: rows(of: steps))
  }

  private func rows(of steps: Abridged<Way.Step>) -> [StepRow] {
    var number = 0
    return steps.map({
      number += 1
      return step($0, number: number)
    }) {
      number += $0
      return StepRow(target: Ref(name: Self.moreSteps($0)))
    }
  }

  private static func moreSteps(_ count: Int) -> String { "\(count) more steps" }

  private var startOfApp: String {
    facts.entries.count > 1 ? "From the start of" : "From the start of the app"
  }

  private func start(of way: ShortestWays.Found) -> Ref {
    switch way.start {
    case .entry(let id): flow(id)
    case .link(let id): facts.link(id).map(link) ?? Ref(name: shown(id), kind: .link)
    }
  }

  func step(_ step: Way.Step, number: Int) -> StepRow {
    let route = index.route(step.route)
    let flow = index.flow(ofRoute: step.route)?.id ?? ""
    return StepRow(
      number: String(number), words: words(of: step), route: self.route(step.route),
      style: route.map { StyleName($0.style) } ?? .none,
      target: route.map { target($0.target, of: flow) } ?? Ref(name: shown(step.route)))
  }

  private func words(of step: Way.Step) -> String {
    // A flow starts without a request.
    guard let from = step.from else { return "" }
    let triggers = shown(step.triggers.joined(separator: " or "))
    if from.kind == .anywhere { return triggers.isEmpty ? "anywhere" : "\(triggers) anywhere" }
    let name = shown(Node(from).map(index.name) ?? from.name)
    return triggers.isEmpty ? name : "\(triggers) on \(name)"
  }

  /// The flows above one, from the root.
  func crumbs(of flow: String) -> [Ref] {
    let all = href(.flows)
    let line = facts.forest.ancestors(of: flow, nearest: 7)
    return [Ref(name: "Flows", href: all)] + line.map(self.flow) { Ref(name: "\($0) more", href: all) }
  }
}
