import FlowModel
import FlowTestSupport
import Foundation

/// A site of sixty flows with names of every length and script, runs, a past and pages of a guide.
enum MadeSite {
  static func generate(in workshop: Folder) throws -> GeneratedSite {
    try workshop.write(GraphFile.text(graph), to: "made.json")
    try workshop.write(GraphFile.text(before), to: "before.json")
    try workshop.write(String(decoding: TraceFile.write(trace), as: UTF8.self), to: "run.trace")
    try workshop.write(guide, to: "pages/index.md")
    try workshop.write("# Zweite Seite\n\nEin Absatz. [Back](index.md)\n", to: "pages/more/second.md")
    for screen in ["Screen1", "Screen2"] {
      try FileManager.default.createDirectory(
        at: workshop.url("shots"), withIntermediateDirectories: true)
      try picture.write(to: workshop.url("shots/\(screen).png"))
    }
    return try GeneratedSite(
      in: workshop, named: "made",
      [
        "--graph", "made.json", "--trace", "run.trace", "--baseline", "before.json", "--pages", "pages",
        "--screenshots", "shots",
      ])
  }

  static let longName =
    "SubscriptionManagementAndRenewalConfirmationWithoutAnySpaceAnywhereInItsNameCoordinator"
  static let names = [
    longName, "شاشة الدفع الرئيسية", "זרימת התשלום", "日本語の画面遷移", "👩‍👩‍👧‍👦 Family", "a",
    "snake_case_flow_name_that_is_long",
  ]

  static var graph: FlowGraph {
    var graph = FlowGraph(
      name: "Made of many flows", flows: (0..<60).map(flow),
      screens: (0..<8).map {
        Screen(
          id: "Screen\($0)", name: $0 < 7 ? names[$0] : "Screen7", summary: "It has *emphasis* and `code`.")
      }, transitions: (0..<60).flatMap(transitions), links: links,
      unresolved: [
        UnresolvedCall(
          flow: "Flow0", expression: "router.go(\(longName).self)", reason: "the type is not known",
          location: SourceLocation(file: "App/Flow0.swift", line: 12))
      ])
    graph.unresolved[0].why = why
    for flow in graph.flows.indices { graph.flows[flow].routes[0].why = why }
    return graph
  }

  /// The way of something through the code, with words that are hard to break.
  private static let why = [
    CodeStep(
      kind: .made, text: "\(longName)(router: router)", location: SourceLocation(file: "App/A.swift", line: 1)
    ),
    CodeStep(kind: .ends, text: "nothing further is done with it"),
  ]

  private static func flow(_ number: Int) -> Flow {
    let children = (1...3).map { number * 3 + $0 }.filter { $0 < 60 }
    let starts = children.map {
      Route(id: "Flow\(number).to\($0)", name: "to\($0)", style: .start, target: .flow("Flow\($0)"))
    }
    let shows = (0..<3).map { step in
      Route(
        id: "Flow\(number).show\(step)", name: step == 0 ? names[number % names.count] : "show\(step)",
        style: [.root, .push, .present][step],
        parameters: [Parameter(name: "identifier", type: "Product.ID", isOptional: step == 2)],
        target: .screen("Screen\((number + step) % 8)"), summary: "Shows something of flow \(number).",
        deprecated: step == 2 ? Deprecation(until: "2030-01-01", message: "Use another.") : nil)
    }
    return Flow(
      id: "Flow\(number)",
      name: number % 4 == 1 ? "\(names[number % names.count]) \(number)" : "Flow\(number)",
      module: "Module\(number % 5)", isEntry: number == 0,
      summary: "What flow \(number) does, in a sentence of some length, with a [link](https://example.com).",
      owner: "@team/\(number % 3)", location: SourceLocation(file: "App/Flow\(number).swift", line: 3),
      routes: starts + shows, outcomes: [Outcome(name: "finished", type: "Receipt")])
  }

  private static func transitions(_ number: Int) -> [Transition] {
    let screen = Source.screen("Screen\(number % 8)")
    return [
      Transition(
        flow: "Flow\(number)", from: screen, triggers: ["onContinue", "onSwipe"], kind: .route,
        route: "Flow\(number).show1"),
      Transition(
        flow: "Flow\(number)", from: screen, triggers: ["onDone"], kind: .finish, outcome: "finished"),
    ]
  }

  private static var links: [Link] {
    (0..<12).map {
      Link(
        pattern: "made://area\($0)/:id(Int)/*rest?ref=:ref?", route: "Flow0.show\($0 % 3)",
        path: ["Flow0.show\($0 % 3)"], examples: ["made://area\($0)/\($0)/a/b?ref=mail"],
        summary: "Opens number \($0).")
    }
  }

  private static var before: FlowGraph {
    var graph = graph
    graph.links.removeFirst(2)
    graph.links.append(
      Link(pattern: "made://old/:id", route: "Flow1.show1", path: ["Flow0.to1", "Flow1.show1"]))
    graph.flows[3].routes.removeLast()
    graph.flows[5].summary = "Something else."
    return graph
  }

  private static var trace: Trace {
    let routes = ["", "Flow0.show0", "Flow0.to1", "Gone.route"]
    let events = routes.enumerated().map { number, route in
      TraceEvent(
        number: number + 1, time: number * 40, kind: number == 0 ? .started : .showed, flow: "Flow0",
        route: route)
    }
    return Trace(name: "Made of many flows", events: events)
  }

  private static let guide = """
    # The guide

    What it is for, with `code`, *emphasis*, a [link](more/second.md) and a very long word:
    \(longName)\(longName).

    ## A table

    | Name | What it does | \(longName) |
    | --- | :-: | --: |
    | a | b | \(longName) |

    ```swift
    let aLineThatIsMuchTooLongForAnyPhone = "\(longName)\(longName)\(longName)"
    ```

    ### שלום

    1. One
       - [x] done
    2. Two
    """

  /// One red pixel.
  private static let picture =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")
    ?? Data()
}

extension GraphFile {
  /// A graph's file as text.
  fileprivate static func text(_ graph: FlowGraph) throws -> String {
    String(decoding: write(graph), as: UTF8.self)
  }
}
