import FlowAnalysis
internal import FlowModel

/// The locations of what changed, or the nearest that is left: for a removed link, that of its route; for a removed route, its flow's.
struct ChangePlaces {
  private let before: GraphLookup
  private let after: GraphLookup

  init(_ difference: GraphDifference) {
    before = GraphLookup(difference.before)
    after = GraphLookup(difference.after)
  }

  func place(of subject: Finding.Subject) -> SourceLocation? {
    switch subject {
    case .flow(let id): after.flow(id)?.location
    case .screen(let id): after.screen(id)?.location
    case .route(let id): route(id)
    case .link(let id): after.link(id)?.location ?? before.link(id).flatMap { route($0.route) }
    }
  }

  private func route(_ id: String) -> SourceLocation? {
    after.route(id)?.location ?? before.flow(ofRoute: id).flatMap { after.flow($0.id)?.location }
  }
}
