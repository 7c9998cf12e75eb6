internal import FlowModel

/// A question that an assistant can ask.
struct ModelContextTool: Sendable {
  struct Parameter: Sendable {
    let name: String
    let summary: String
    var isRequired = true
  }

  let name: String
  let summary: String
  var parameters: [Parameter] = []
  let run: @Sendable (QueriedProject, ToolArguments) throws -> String

  /// The tool as `tools/list` describes it.
  var description: JSONValue {
    let properties = parameters.map { parameter -> (String, JSONValue) in
      (parameter.name, ["type": "string", "description": .string(parameter.summary)])
    }
    return [
      "name": .string(name), "description": .string(summary),
      "inputSchema": [
        "type": "object", "properties": .object(Dictionary(uniqueKeysWithValues: properties)),
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": false,
      ],
      "annotations": ["readOnlyHint": true],
    ]
  }
}

extension ModelContextTool {
  private static let name = Parameter(
    name: "name", summary: "The name or id of a flow, screen or route, or a link's pattern.")

  static let all: [ModelContextTool] = [
    ModelContextTool(
      name: "find", summary: "Find flows, screens, routes and deep links by a part of their name or summary.",
      parameters: [Parameter(name: "text", summary: "Words to look for.")]
    ) { project, arguments in
      NavigationSearch(try project.graph()).text(for: arguments["text"] ?? "")
    },
    ModelContextTool(
      name: "describe",
      summary:
        "Describe a flow, screen, route or deep link: its purpose, source location, routes, and what leads to it.",
      parameters: [name]
    ) { project, arguments in
      try NavigationDescription(try project.graph()).text(of: arguments["name"] ?? "")
    },
    ModelContextTool(
      name: "path",
      summary: "Show how a user gets to a screen, flow or route, from each entry and each deep link.",
      parameters: [
        Parameter(name: "name", summary: "The name or id of a screen or flow, or the id of a route.")
      ]
    ) { project, arguments in
      let answer = try WayAnswer.text(to: arguments["name"] ?? "", in: try project.graph())
      return answer.isReachable ? answer.text : "No way was found.\n\(answer.text)"
    },
    ModelContextTool(
      name: "resolve", summary: "Show what a URL opens, and why other deep links do not match it.",
      parameters: [Parameter(name: "url", summary: "The URL, such as shop://orders/42.")]
    ) { project, arguments in
      try LinkAnswer(arguments["url"] ?? "", in: try project.graph()).text
    },
    ModelContextTool(
      name: "neighbours", summary: "Show the flows and screens around one, as a Mermaid chart.",
      parameters: [
        name,
        Parameter(name: "steps", summary: "How many steps away, 1 to 3. Default: 1.", isRequired: false),
      ]
    ) { project, arguments in
      let index = try project.graph()
      let steps = arguments["steps"].map { Int($0) } ?? 1
      guard let steps, (1...3).contains(steps) else { throw DriverError("'steps' must be 1, 2 or 3") }
      let part = try ExportPart.neighbourhood(of: arguments["name"] ?? "", depth: steps, in: index)
      return try GraphExport(index, part: part).text(as: .mermaid, drawing: .thisProgram).text
    },
    ModelContextTool(
      name: "explain",
      summary: "Explain from the source why a flow has a target: where it is made, passed on and shown.",
      parameters: [
        Parameter(name: "flow", summary: "The name of a flow."),
        Parameter(
          name: "target", summary: "The name of a screen or flow that it shows. Default: all.",
          isRequired: false),
      ]
    ) { project, arguments in
      let target = arguments["target"].map { ".\($0)" } ?? ""
      return try project.explanation(of: (arguments["flow"] ?? "") + target)
    },
    ModelContextTool(
      name: "lint",
      summary: "Check the navigation against rules: what is unreachable, broken or undocumented.",
      parameters: [
        Parameter(name: "rule", summary: "The id of one rule. Default: all that are on.", isRequired: false)
      ]
    ) { project, arguments in
      try project.findings(of: arguments["rule"])
    },
    ModelContextTool(
      name: "diff",
      summary: "Show what changed in the navigation since a git revision, and which deep links break.",
      parameters: [Parameter(name: "since", summary: "A revision, such as main or HEAD~1.")]
    ) { project, arguments in
      try project.changes(since: arguments["since"] ?? "")
    },
  ]
}
