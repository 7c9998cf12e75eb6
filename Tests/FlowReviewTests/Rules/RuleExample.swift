import FlowModel
import FlowReview
import FlowTestSupport

@testable import struct FlowReview.AssociationComponent

/// A rule's example: a sketch of a graph, with `set` and `unresolved` for what sketches cannot say.
///
/// `Documentation/Rules.md` tells the notation.
struct RuleExample {
  private(set) var graph: FlowGraph
  private(set) var project = ProjectFacts()
  private(set) var options: [String: RuleValue] = [:]
  private var rows: [AssociationComponent] = []

  init(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    let isSketch = { (line: String) in !line.hasPrefix("set ") && !line.hasPrefix("unresolved ") }
    graph = .sketch(lines.filter(isSketch).joined(separator: "\n"))
    // A link without a route ends with its sign.
    for link in graph.links.indices where graph.links[link].route == "=" { graph.links[link].route = "" }
    for line in lines where !isSketch(line) {
      let words = line.split(separator: " ").map(String.init)
      switch (words[0], words[1]) {
      case ("unresolved", let flow):
        let call = UnresolvedCall(
          flow: flow, expression: words[2...].joined(separator: " "), reason: "not known")
        graph.unresolved.append(call)
      case (_, "project"): setProject(words[2], words.dropFirst(3).joined(separator: " "))
      case (_, "option"): setOption(words[2], Array(words[3...]))
      default: set(words[1], words[2], Array(words.dropFirst(3)))
      }
    }
    if !rows.isEmpty { project.association = AssociationFile(apps: [rows]) }
  }

  private mutating func setProject(_ key: String, _ value: String) {
    switch key {
    case "scheme": project.schemes = DeclaredNames((project.schemes?.names ?? []) + [.init(value)])
    case "domain": project.domains = DeclaredNames((project.domains?.names ?? []) + [.init(value)])
    case "association": rows.append(AssociationComponent(path: value))
    default: project.hasOwners = true
    }
  }

  private mutating func setOption(_ key: String, _ words: [String]) {
    if let number = Int(words[0]) {
      options[key] = .number(number)
    } else if words[0] == "true" {
      options[key] = .flag(true)
    } else {
      options[key] = key == "entries" ? .texts(words) : .text(words[0])
    }
  }

  private mutating func set(_ id: String, _ key: String, _ words: [String]) {
    for flow in graph.flows.indices {
      if graph.flows[flow].id == id { set(&graph.flows[flow], key, words) }
      for route in graph.flows[flow].routes.indices where graph.flows[flow].routes[route].id == id {
        set(&graph.flows[flow].routes[route], key, words)
      }
    }
    for screen in graph.screens.indices where graph.screens[screen].id == id {
      graph.screens[screen].summary = words.joined(separator: " ")
    }
    for link in graph.links.indices where graph.links[link].id == id { set(&graph.links[link], key, words) }
  }

  private func set(_ flow: inout Flow, _ key: String, _ words: [String]) {
    switch key {
    case "entry": flow.isEntry = words == ["true"]
    case "outcome": flow.outcomes.append(Outcome(name: words[0]))
    case "origins": flow.origins = words.compactMap(Origin.init)
    case "owner": flow.owner = words[0]
    default: flow.summary = words.joined(separator: " ")
    }
  }

  private func set(_ route: inout Route, _ key: String, _ words: [String]) {
    switch key {
    case "parameter": route.parameters.append(Parameter(name: words[0], type: words[1]))
    default: route.origins = words.compactMap(Origin.init)
    }
  }

  private func set(_ link: inout Link, _ key: String, _ words: [String]) {
    switch key {
    case "example": link.examples = words
    case "owner": link.owner = words[0]
    case "origins": link.origins = words.compactMap(Origin.init)
    default: link.summary = words.joined(separator: " ")
    }
  }
}

/// The messages of one rule on an example, each with its severity.
func said(by rule: String, of text: String) -> [String] {
  let example = RuleExample(text)
  let linter = Linter(settings: [rule: RuleSetting(options: example.options)], only: [rule])
  return linter.findings(in: LintContext(example.graph, project: example.project)).map {
    "\($0.severity.rawValue): \($0.message)"
  }
}
