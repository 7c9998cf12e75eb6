import ValueFlow

/// The routes of one flow, each with all that was seen of it and those who ask for it.
struct FlowRoutes {
  struct Key: Hashable {
    let name: String
    let style: String
    let target: SeenRoute.Target
  }

  struct Route {
    var title: RouteNaming.Title
    /// The observation that the route is shown at: the first, or the row of a table that declares it.
    var first: SeenRoute
    var askers: Set<Asker>
    var seen: [SeenRoute]
  }

  private var routes: [Key: Route] = [:]
  private var order: [Key] = []
  /// The routes that the flow itself declares, by target, if exactly one leads there.
  private let declared: [SeenRoute.Target: Key]

  init(declaredAmong seen: [SeenRoute]) {
    var found: [SeenRoute.Target: Set<Key>] = [:]
    for route in seen {
      guard let row = route.row else { continue }
      found[route.target, default: []].insert(Key(name: row.name, style: route.style, target: route.target))
    }
    declared = found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Adds an observation; the row of a table says more than the code that shows what it declares.
  mutating func add(_ named: NamedRoute) {
    let seen = named.route
    let plain = Key(name: named.title.name, style: seen.style, target: seen.target)
    let key = seen.row == nil ? declared[seen.target] ?? plain : plain
    guard var known = routes[key] else {
      order.append(key)
      routes[key] = Route(title: named.title, first: seen, askers: named.askers, seen: [seen])
      return
    }
    known.seen.append(seen)
    if seen.row == nil {
      known.askers.formUnion(named.askers)
    } else {
      (known.title, known.first, known.askers) = (named.title, seen, named.askers)
    }
    routes[key] = known
  }

  /// Adds those who select a tab to the route that shows it.
  mutating func add(_ askers: Set<Asker>, selecting selection: SeenRoute) {
    let tab = order.first { $0.target == selection.target && $0.style == selection.style }
    if let tab { routes[tab]?.askers.formUnion(askers) }
  }

  func ordered(by rank: (Key, SeenRoute) -> RouteRank) -> [(key: Key, route: Route)] {
    let all = order.compactMap { key in routes[key].map { (key: key, route: $0) } }
    let ranked = all.map { (rank: rank($0.key, $0.route.first), row: $0) }
    return ranked.sorted { $0.rank < $1.rank }.map(\.row)
  }
}
