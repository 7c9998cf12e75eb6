internal import FlowModel

/// Renamed links: they answer the same URLs and open the same route; their parameters may have other names.
struct RenamedLinks {
  let old: FlowGraph
  let new: FlowGraph

  var renaming: Renaming {
    let rest = Unmatched(old.links, new.links)
    return Renaming(links: UniquePairs.pairs(gone: rest.gone, new: rest.new, Self.shape, Self.shape))
  }

  private static func shape(_ link: Link) -> [String]? {
    guard let pattern = try? LinkPattern(link.pattern), !link.route.isEmpty else { return nil }
    return [link.route, pattern.scheme] + ([pattern.host] + pattern.segments).map(text) + [""]
      + pattern.query.map { "\($0.key)\u{1F}\(text($0.value))" }.sorted()
  }

  private static func text(_ part: LinkPattern.Part) -> String {
    switch part {
    case .literal(let text): "=\(text)"
    case .parameter(_, let type): ":\(type.name)"
    case .wildcard: "*"
    }
  }

  private static func text(_ value: LinkPattern.QueryItem.Value) -> String {
    switch value {
    case .literal(let text): "=\(text)"
    case .parameter(_, let type, let isOptional): ":\(type.name)\(isOptional ? "?" : "")"
    }
  }
}
