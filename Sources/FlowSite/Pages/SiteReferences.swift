internal import FlowModel

/// Where `flow:CheckoutFlow`, `screen:CartScreen`, `route:CheckoutFlow.cart` and `link:shop://cart` lead in a text.
struct SiteReferences {
  let desk: Desk

  /// Whether a destination names something of the graph, or means to.
  func isOwn(_ destination: String) -> Bool { parts(of: destination) != nil }

  /// The page of what a destination names; nil where it names nothing that the graph has.
  func href(_ destination: String) -> String? {
    guard let (kind, id) = parts(of: destination) else { return nil }
    let found = href(kind, id) ?? PercentEncoding.decoded(id).flatMap { href(kind, $0) } ?? ""
    return found.isEmpty ? nil : found
  }

  private enum Kind: String {
    case flow, screen, route, link
  }

  private func parts(of destination: String) -> (Kind, String)? {
    guard let colon = destination.firstIndex(of: ":"),
      let kind = Kind(rawValue: String(destination[..<colon]))
    else {
      return nil
    }
    return (kind, String(destination[destination.index(after: colon)...]))
  }

  private func href(_ kind: Kind, _ id: String) -> String? {
    let addresses = desk.facts.addresses
    switch kind {
    case .flow: return addresses.flow(id).map { desk.href($0) }
    case .screen: return addresses.screen(id).map { desk.href($0) }
    case .route: return desk.index.route(id).map { desk.route($0.id).href }
    case .link:
      let link = desk.facts.link(id) ?? desk.index.graph.links.first { $0.pattern == id }
      return link.map { desk.link($0).href }
    }
  }
}
