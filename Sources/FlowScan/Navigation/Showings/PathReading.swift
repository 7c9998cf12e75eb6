import SwiftFacts
import ValueFlow

/// Finds where screens are requested by text, and the builder that makes the screen of each: `navigator.next(path: "book")`.
struct PathReading: Recogniser {
  /// A call that requests screens by text.
  struct Asking {
    var call: ForeignCall
    var style: String
    /// The texts as objects; empty if unknown.
    var texts: [ObjectIndex]
  }

  let solution: Solution
  let origins: Origins
  private let rules: [Conventions.Paths]

  init(_ solution: Solution, _ origins: Origins, _ conventions: Conventions) {
    (self.solution, self.origins, rules) = (solution, origins, conventions.paths)
  }

  /// The result for a text.
  struct Made {
    var node: NodeIndex
    /// The flow with the builder; -1 if the result determines it.
    var flow: TypeIndex
  }

  func showings() -> [Showing] {
    guard !rules.isEmpty else { return [] }
    let builders = self.builders()
    return askings().flatMap { asking -> [Showing] in
      let site = solution.bodies.sites[Int(asking.call.site)]
      return asking.texts.flatMap { text in
        (builders[name(of: text)] ?? []).map { made in
          Showing(
            nodes: [made.node], style: asking.style, instance: asking.call.instance, block: site.block,
            place: site.place, site: asking.call.site, listed: Showing.Listed(route: text, flow: made.flow))
        }
      }
    }
  }

  private func name(of text: ObjectIndex) -> String { solution.program.name(solution.info(of: text).name) }

  // MARK: - Builders

  /// For each text, the nodes of the screens built for it.
  func builders() -> [String: [Made]] {
    var found: [String: [Made]] = [:]
    for builder in solution.routes.pathBuilders {
      let made = Set(origins.origins(of: builder.object).map(\.flow)).sorted().map {
        Made(node: builder.made, flow: $0)
      }
      for text in texts(at: builder.path) { found[name(of: text), default: []] += made }
    }
    let labels = Set(rules.map(\.path))
    let calls = solution.foreignCalls { site in
      site.arguments.contains { labels.contains(solution.program.name($0.label)) }
    }
    for call in calls {
      let site = solution.bodies.sites[Int(call.site)]
      guard let index = site.arguments.firstIndex(where: { labels.contains(solution.program.name($0.label)) })
      else { continue }
      let made = site.arguments.indices.flatMap {
        solution.objects(at: solution.node(ofArgument: $0, of: call.site, in: call.instance))
      }
      .compactMap { solution.info(of: $0).kind == .closure ? solution.knownInstance(ofClosure: $0) : nil }
      for text in texts(at: solution.node(ofArgument: index, of: call.site, in: call.instance)) {
        found[name(of: text), default: []] += made.map {
          Made(node: solution.resultNode($0), flow: -1)
        }
      }
    }
    return found
  }

  private func texts(at node: NodeIndex) -> [ObjectIndex] {
    solution.objects(at: node).filter { solution.info(of: $0).kind == .text }
  }

  // MARK: - Requests

  func askings() -> [Asking] {
    var seen: Set<Int64> = []
    let calls = solution.foreignCalls { site in
      let name = solution.program.name(site.name)
      return rules.contains { $0.starts.contains(name) || $0.verbs[name] != nil }
    }
    return calls.flatMap { call -> [Asking] in
      guard seen.insert(Int64(call.instance) << 32 | Int64(call.site)).inserted else { return [] }
      return rules.compactMap { asking(call, $0) }.prefix(1).map { $0 }
    }
  }

  private func asking(_ call: ForeignCall, _ rule: Conventions.Paths) -> Asking? {
    let site = solution.bodies.sites[Int(call.site)]
    let name = solution.program.name(site.name)
    let isStart = rule.starts.contains(name)
    guard let style = isStart ? "root" : rule.verbs[name] else { return nil }
    let indices = site.arguments.indices.filter { index in
      isStart || rule.arguments.isEmpty
        || rule.arguments.contains(solution.program.name(site.arguments[index].label))
    }
    if indices.isEmpty { return nil }
    let texts = indices.flatMap { self.texts(handed: $0, by: call.site, in: call.instance) }
    if isStart, texts.isEmpty { return nil }
    let told = site.arguments.indices.flatMap {
      solution.objects(at: solution.node(ofArgument: $0, of: call.site, in: call.instance))
    }
    .compactMap { rule.styles[solution.program.name(solution.info(of: $0).name)] }
    return Asking(call: call, style: told.first ?? style, texts: Set(texts).sorted())
  }

  /// The texts of an argument, including those inside objects made there.
  private func texts(handed index: Int, by site: Int32, in instance: InstanceIndex) -> [ObjectIndex] {
    let own = texts(at: solution.node(ofArgument: index, of: site, in: instance))
    guard own.isEmpty, let inner = solution.bodies.call(giving: index, of: site) else { return own }
    return solution.bodies.sites[Int(inner)].arguments.indices.flatMap {
      texts(handed: $0, by: inner, in: instance)
    }
  }
}
