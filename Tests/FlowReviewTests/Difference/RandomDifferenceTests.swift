import FlowModel
import FlowReview
import FlowTestSupport
import Testing

/// Random graphs with one or more random changes: what is told is so, and each link that is called broken is.
@Suite struct RandomDifferenceTests {
  private static let rounds = RunLength.of(short: 60, long: 600)

  @Test func aGraphDoesNotDifferFromItself() {
    var generator = SeededGenerator()
    for _ in 0..<Self.rounds {
      let graph = generator.graph(hostile: generator.oneIn(2))
      let other = generator.shuffled(graph)
      #expect(GraphDifference(from: graph, to: other).text == "", "seed \(generator.seed)")
    }
  }

  @Test func orderSaysNothing() throws {
    var generator = SeededGenerator()
    for _ in 0..<Self.rounds {
      let (old, new) = (generator.graph(), generator.graph())
      let text = GraphDifference(from: old, to: new).text
      let shuffled = GraphDifference(from: generator.shuffled(old), to: generator.shuffled(new)).text
      #expect(text == shuffled, "seed \(generator.seed)")
    }
  }

  @Test func whatIsToldIsSo() {
    var generator = SeededGenerator()
    for _ in 0..<Self.rounds {
      let old = generator.graph(hostile: generator.oneIn(3))
      let new = (try? generator.changed(old)) ?? generator.graph()
      for change in GraphDifference(from: old, to: new).changes {
        #expect(isSo(change, old, new), "seed \(generator.seed): \(change)")
      }
      let other = generator.graph()
      for change in GraphDifference(from: old, to: other).changes {
        #expect(isSo(change, old, other), "seed \(generator.seed): \(change)")
      }
    }
  }

  /// What is new was not there, what is gone is not there, what has another name had that one, and the rest is in both.
  private func isSo(_ change: GraphChange, _ old: FlowGraph, _ new: FlowGraph) -> Bool {
    guard let id = change.id else { return true }
    let (before, after) = (ids(old, change.subject.kind), ids(new, change.subject.kind))
    return switch change.kind {
    case .added: !before.contains(id) && after.contains(id)
    case .removed: before.contains(id) && !after.contains(id)
    case .renamed: before.contains(change.oldID ?? "") && !before.contains(id) && after.contains(id)
    case .changed: before.contains(id) && after.contains(id) && !change.details.isEmpty
    }
  }

  private func ids(_ graph: FlowGraph, _ kind: String) -> Set<String> {
    switch kind {
    case "flow": Set(graph.flows.map(\.id))
    case "screen": Set(graph.screens.map(\.id))
    case "route": Set(graph.flows.flatMap(\.routes).map(\.id))
    default: Set(graph.links.map(\.id))
    }
  }

  @Test func eachBrokenLinkHasAWitness() throws {
    var generator = SeededGenerator()
    var broken = 0
    for _ in 0..<400 {
      let (old, new) = (links(&generator), links(&generator))
      let (before, after) = (LinkTable.of(old).table, LinkTable.of(new).table)
      for change in GraphDifference(from: old, to: new).changes where change.level == .breaking {
        guard case .link(let id) = change.subject else { continue }
        broken += 1
        let witness = try #require(change.witness, "seed \(generator.seed): \(change)")
        #expect(try before.match(witness)?.id == change.oldID ?? id, "seed \(generator.seed): \(change)")
        let was = target(of: try before.match(witness)?.id, in: old)
        let now = target(of: try after.match(witness)?.id, in: new)
        #expect(was != nil && was != now, "seed \(generator.seed): \(change)")
      }
    }
    #expect(broken > 100)
  }

  /// The other way round: where a link has no break, none of the URLs that are tried here is lost.
  @Test func noBreakIsMissed() throws {
    var generator = SeededGenerator()
    for _ in 0..<400 {
      let (old, new) = (links(&generator), links(&generator))
      let (before, after) = (LinkTable.of(old).table, LinkTable.of(new).table)
      let broken = Set(
        GraphDifference(from: old, to: new).changes.filter { $0.level != .harmless }.compactMap(\.id))
      for url in Self.urls {
        guard let match = try before.match(url), target(of: match.id, in: old) != nil else { continue }
        let now = try after.match(url).map(\.id)
        let isKept = target(of: match.id, in: old) == target(of: now, in: new)
        #expect(isKept || broken.contains(match.id), "seed \(generator.seed): \(url) of \(match.id)")
      }
    }
  }

  private static let urls = [
    "a://a", "a://b", "a://a/1", "a://a/x", "a://a/b", "a://a/1/x", "a://b/true?q=1", "a://a?q=1",
  ]

  /// What a link opens; screens have names that no renaming touches.
  private func target(of link: String?, in graph: FlowGraph) -> Target? {
    let route = graph.links.first { $0.id == link }?.route
    return graph.flows.flatMap(\.routes).first { $0.id == route }?.target
  }

  /// Links of few patterns to few screens, so that they often stand in each other's way.
  private func links(_ generator: inout SeededGenerator) -> FlowGraph {
    var graph = FlowGraph.sketch("F.x push XScreen\nF.y push YScreen\nF.z push ZScreen")
    var patterns: Set<String> = []
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let path = (0..<Int.random(in: 0...2, using: &generator)).map { number in
        generator.pick(["a", "b", ":p\(number)", ":p\(number)(Int)", ":p\(number)(Bool)"])
      }
      let query = generator.pick(["", "", "?q=:q", "?q=:q(Int)?"])
      patterns.insert("a://" + ([generator.pick(["a", "b"])] + path).joined(separator: "/") + query)
    }
    for pattern in patterns.sorted() {
      graph.links.append(Link(pattern: pattern, route: generator.pick(["F.x", "F.y", "F.z"])))
    }
    return graph
  }
}

extension GraphChange {
  /// The id of a flow, screen, route or link.
  fileprivate var id: String? {
    switch subject {
    case .flow(let id), .screen(let id), .route(let id), .link(let id): id
    case .outcome, .transition: nil
    }
  }
}
