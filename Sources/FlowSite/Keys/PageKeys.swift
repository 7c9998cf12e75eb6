import FlowAnalysis
internal import FlowModel

/// A hash of everything that a page depends on: a page with an unchanged key need not be made again.
///
/// A page depends on its subject, on everything at most two steps away from it, and on the ways that lead there; the rest of it is the
/// same on all pages. If a key covers too much, a page is made again without a change. It must never cover too
/// little: a test changes graphs at random and compares.
struct PageKeys: Sendable {
  private let facts: SiteFacts
  private let shared: ContentHash
  private let numbers: SubjectNumbers
  /// The hash of each subject by itself, and of each with its neighbours.
  private let alone: [ContentHash]
  private let near: [ContentHash]

  init(_ facts: SiteFacts) {
    self.facts = facts
    shared = SharedKey.of(facts)
    numbers = SubjectNumbers(facts.index.graph)
    alone = SubjectKeys(facts: facts).all
    near = SubjectNeighbours(facts, numbers).spread(alone, rounds: 2)
  }

  /// The key of a page; nil for pages about the whole graph.
  func key(of page: PageName) -> ContentHash? {
    let graph = facts.index.graph
    switch page {
    case .flow(let number): return key(numbers.flow(number), .flow(graph.flows[number].id))
    case .screen(let number): return key(numbers.screen(number), .screen(graph.screens[number].id))
    case .link(let number): return key(numbers.link(number), nil)
    default: return nil
    }
  }

  private func key(_ subject: Int, _ node: Node?) -> ContentHash {
    var hash = shared
    hash.add(near[subject])
    for way in node.map(facts.shortestWays.ways) ?? [] { add(way, to: &hash) }
    return hash
  }

  private func add(_ way: ShortestWays.Found, to hash: inout ContentHash) {
    switch way.start {
    case .entry(let id): add(numbers.number(.flow(id)), to: &hash)
    case .link(let id): add(numbers.number(ofLink: id), to: &hash)
    }
    hash.add(way.steps.left)
    for step in way.steps.first + way.steps.last {
      hash.add(key(ofRoute: step.route) ?? ContentHash(low: 0, high: 0))
      if let from = step.from {
        hash.add(from.kind.rawValue)
        hash.add(from.id)
        add(Node(from).flatMap(numbers.number), to: &hash)
      }
      hash.add(step.triggers.count)
      for trigger in step.triggers { hash.add(trigger) }
    }
  }

  private func add(_ subject: Int?, to hash: inout ContentHash) {
    hash.add(subject.map { alone[$0] } ?? ContentHash(low: 1, high: 0))
  }

  /// The hash of a route with its flow and its target.
  private func key(ofRoute id: String) -> ContentHash? {
    guard let route = facts.index.route(id),
      let flow = facts.index.flow(ofRoute: id).flatMap({ numbers.number(.flow($0.id)) })
    else { return nil }
    var hash = alone[flow]
    hash.add(id)
    if let target = Node(route.target).flatMap(numbers.number) { hash.add(alone[target]) }
    return hash
  }
}
