import FlowModel

/// One route of a table as written.
struct TableRow: Hashable {
  /// A parameter of the route, by type.
  struct Parameter: Hashable {
    var type: String
    var isOptional: Bool
    /// The texts of all values, if there are only a few.
    var allowed: [String]
  }

  var name: String
  var style: String
  var link = ""
  var parameters: [Parameter] = []
  var summary = ""
  var owner = ""
  var since = ""
  var deprecated: Deprecation?
  var examples: [String] = []
  var guards: [String] = []
  /// The names of the parameters, if the route gives them.
  var names: [String] = []
  /// The name of the route that links take first; empty if there is none.
  var below = ""
}

extension TableRow {
  /// The link's pattern, if it can be parsed.
  var pattern: LinkPattern? { link.isEmpty ? nil : try? LinkPattern(link) }

  /// The names of the parameters.
  var parameterNames: [String] {
    ParameterNames.names(of: parameters.map(\.type), given: names, pattern: pattern)
  }

  /// The route in the graph.
  func route(id: String, style: PresentationStyle, target: Target, _ location: SourceLocation) -> Route {
    Route(
      id: id, name: name, style: style,
      parameters: zip(parameterNames, parameters).map {
        FlowModel.Parameter(name: $0, type: $1.type, isOptional: $1.isOptional)
      },
      target: target, summary: summary, owner: owner, since: since, deprecated: deprecated, guards: guards,
      location: location, origins: [.scanned])
  }
}
