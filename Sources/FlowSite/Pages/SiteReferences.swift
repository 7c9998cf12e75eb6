import FlowAnalysis
internal import FlowModel

/// The targets of `flow:CheckoutFlow`, `screen:CartScreen`, `route:CheckoutFlow.cart` and `link:shop://cart` in a text.
struct SiteReferences {
  let context: PageContext

  /// Whether a destination has the form of a reference to the graph.
  func isOwn(_ destination: String) -> Bool { parts(of: destination) != nil }

  /// The page of a destination; nil if the graph does not have it.
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
    let addresses = context.facts.addresses
    switch kind {
    case .flow: return addresses.flow(id).map { context.href($0) }
    case .screen: return addresses.screen(id).map { context.href($0) }
    case .route: return context.index.route(id).map { context.route($0.id).href }
    case .link:
      let link = context.facts.link(id) ?? context.index.graph.links.first { $0.pattern == id }
      return link.map { context.link($0).href }
    }
  }
}
