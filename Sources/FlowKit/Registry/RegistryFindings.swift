import FlowModel

/// Finds problems in the declarations of a registry.
struct RegistryFindings {
  private let flows: FlowList
  private let network: FlowNetwork
  private let links: [String: RegisteredLink]
  private let table: LinkTable
  /// The ways from each first flow along all routes, whatever a URL supplies.
  private let searches: [WaySearch]

  /// The most pairs examined: a hostile table of n links has n² overlaps.
  private static let overlapLimit = 100_000

  init(_ flows: FlowList, _ network: FlowNetwork, _ links: [String: RegisteredLink], _ table: LinkTable) {
    self.flows = flows
    self.network = network
    self.links = links
    self.table = table
    searches = network.roots.map { WaySearch(network, from: $0, supplying: nil) }
  }

  /// All findings, ordered by rule and message.
  var all: [Finding] {
    (clashes + unreached + ofRoutes + overlaps).sorted { ($0.rule, $0.message) < ($1.rule, $1.message) }
  }
}

extension RegistryFindings {
  private var clashes: [Finding] {
    flows.clashes.map { clash in
      Finding(
        rule: "flow-id", severity: .error,
        message: "'\(clash.kept)' and '\(clash.other)' are both the flow '\(clash.id)'",
        remedy: "Rename one of the two; only the first one found is listed.")
    }
  }

  private var unreached: [Finding] {
    network.flows.indices.filter { !isReached($0) }.map { flow in
      Finding(
        rule: "flow-unreached", severity: .warning,
        message: "no route leads to the flow '\(network.flows[flow].id)'",
        remedy: "Add a route to it from another flow, or add it as a root.")
    }
  }

  private func isReached(_ flow: Int) -> Bool { searches.contains { $0.reaches(flow) } }

  private var overlaps: [Finding] {
    table.overlaps(limit: Self.overlapLimit).map { overlap in
      Finding(
        rule: "link-overlap", severity: overlap.isDuplicate ? .error : .note,
        message:
          "'\(overlap.witness)' matches the links of '\(overlap.winner.id)' and '\(overlap.loser.id)'; the first opens",
        remedy: overlap.isDuplicate
          ? "Change one of the patterns, so that the result does not depend on their spelling."
          : "No action is needed if that is intended.")
    }
  }
}

extension RegistryFindings {
  private var ofRoutes: [Finding] {
    network.flows.indices.flatMap { flow in
      network.flows[flow].routes.filter { !$0.details.link.isEmpty }.flatMap { findings($0, in: flow) }
    }
  }

  private func findings(_ route: FlowNetwork.Route, in flow: Int) -> [Finding] {
    if let error = route.patternError {
      return [
        Finding(
          rule: "link-pattern", severity: .error,
          message:
            "the link '\(route.details.link)' of '\(route.id)' cannot be parsed at character \(error.column)",
          remedy: error.message)
      ]
    }
    let ofParameters = parameterFindings(route)
    let isComplete = !ofParameters.contains { $0.rule == "link-parameter" && $0.severity == .error }
    guard isComplete, links[route.id]?.ways.isEmpty == true else { return ofParameters }
    return ofParameters + [chainFinding(route, in: flow)]
  }

  private func parameterFindings(_ route: FlowNetwork.Route) -> [Finding] {
    let given = Dictionary(
      (route.pattern?.parameters ?? []).map { ($0.name, $0.isOptional) },
      uniquingKeysWith: { first, _ in first })
    return zip(route.names, route.details.parameters).compactMap { name, type in
      if given[name] != false, !type.isOptional {
        return missing(name, of: route, isOffered: given[name] != nil)
      }
      return type.isReadable ? nil : unreadable(name, type, of: route)
    }
  }

  private func missing(_ name: String, of route: FlowNetwork.Route, isOffered: Bool) -> Finding {
    Finding(
      rule: "link-parameter", severity: isOffered ? .warning : .error,
      message:
        "the link '\(route.details.link)' \(isOffered ? "may omit" : "does not supply") '\(name)', which '\(route.id)' needs",
      remedy: isOffered
        ? "Remove the question mark after ':\(name)', or make the route's parameter optional."
        : "Add ':\(name)' to the pattern, or name the matching parameter with .named(…).")
  }

  private func unreadable(_ name: String, _ type: ParameterType, of route: FlowNetwork.Route) -> Finding {
    Finding(
      rule: "link-type", severity: .error,
      message: "'\(name)' of '\(route.id)' is of type \(type.name), which links cannot carry",
      remedy: "Make \(type.name) conform to LinkConvertible.")
  }

  private func chainFinding(_ route: FlowNetwork.Route, in flow: Int) -> Finding {
    let isReached = isReached(flow)
    return Finding(
      rule: "link-chain", severity: .error,
      message: isReached
        ? "every chain of routes to '\(route.id)' has a step that needs a value that the link '\(route.details.link)' does not supply"
        : "no chain of routes leads to '\(route.id)', so the link '\(route.details.link)' opens nothing",
      remedy: isReached
        ? "Add the parameters of the steps to the pattern, under the names that the steps use."
        : "Add a route from a reachable flow to '\(network.flows[flow].id)'.")
  }
}
