import FlowAnalysis
internal import FlowModel

/// The subjects that appear on each other's pages.
struct SubjectNeighbours {
  private var neighbours: [Set<Int>]
  private let facts: SiteFacts
  private let numbers: SubjectNumbers

  init(_ facts: SiteFacts, _ numbers: SubjectNumbers) {
    self.facts = facts
    self.numbers = numbers
    neighbours = Array(repeating: [], count: numbers.count)
    let graph = facts.index.graph
    for flow in graph.flows {
      for route in flow.routes { join([numbers.number(.flow(flow.id)), target(of: route.id)]) }
    }
    for transition in graph.transitions { join(places(of: transition)) }
    for (position, link) in graph.links.enumerated() {
      let own = numbers.link(position)
      for route in link.chain + [link.route] { join([own, flow(ofRoute: route), target(of: route)]) }
      for rival in facts.rivals[link.id] ?? [] { join([own, numbers.number(ofLink: rival.link)]) }
    }
  }

  /// Mixes the hashes of its neighbours into the hash of each subject, several times.
  func spread(_ keys: [ContentHash], rounds: Int) -> [ContentHash] {
    let neighbours = neighbours.map { $0.sorted() }
    return (0..<rounds).reduce(keys) { keys, _ in
      keys.indices.map { number in
        var hash = keys[number]
        for neighbour in neighbours[number] { hash.add(keys[neighbour]) }
        return hash
      }
    }
  }

  private func places(of transition: Transition) -> [Int?] {
    [
      numbers.number(.flow(transition.flow)), Node(transition.from).flatMap(numbers.number),
      numbers.number(ofLink: transition.from.id), flow(ofRoute: transition.route),
      target(of: transition.route),
    ]
  }

  private func flow(ofRoute id: String) -> Int? {
    facts.index.flow(ofRoute: id).flatMap { numbers.number(.flow($0.id)) }
  }

  private func target(of route: String) -> Int? {
    facts.index.route(route).flatMap { Node($0.target) }.flatMap(numbers.number)
  }

  private mutating func join(_ subjects: [Int?]) {
    let subjects = Set(subjects.compactMap(\.self))
    for one in subjects { neighbours[one].formUnion(subjects.subtracting([one])) }
  }
}
