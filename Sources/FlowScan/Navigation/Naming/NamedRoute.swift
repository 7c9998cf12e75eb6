import ValueFlow

/// An observation of a route with its name and those who ask for it.
struct NamedRoute {
  var route: SeenRoute
  var title: RouteNaming.Title
  var askers: Set<Asker> = []

  /// Names routes that share a name after the cases by which their targets are made.
  ///
  /// In `present(scene, as: .modal)`, `modal` says how a scene is shown, and `settings` which. Where some cases of a function say that, all do.
  static func distinguished(_ routes: [NamedRoute], by naming: RouteNaming) -> [NamedRoute] {
    var routes = routes
    var open = Set(routes.indices)
    var showing: Set<Int32> = []
    for group in Dictionary(grouping: routes.indices, by: { routes[$0].title.name }).values {
      let made = group.compactMap { naming.titleOfMaking(routes[$0].route) }
      let targets = Set(group.map { routes[$0].route.target })
      let pairs = Dictionary(
        zip(group, made).map { ($1.name, routes[$0].route.target) }, uniquingKeysWith: { one, _ in one })
      guard targets.count > 1, made.count == group.count, Set(pairs.values) == targets,
        zip(group, made).allSatisfy({ pairs[$1.name] == routes[$0].route.target })
      else { continue }
      for (index, title) in zip(group, made) {
        routes[index].rename(title, naming)
        open.remove(index)
        showing.insert(naming.function(showing: routes[index].route))
      }
    }
    for index in open where showing.contains(naming.function(showing: routes[index].route)) {
      if let title = naming.titleOfMaking(routes[index].route) { routes[index].rename(title, naming) }
    }
    return routes
  }

  private mutating func rename(_ title: RouteNaming.Title, _ naming: RouteNaming) {
    let program = naming.solution.program
    let old = program.names.known(self.title.name)
    self.title = title
    askers = Set(
      askers.map { asker in
        asker.trigger == old && asker.kind != .start
          ? Asker(kind: asker.kind, trigger: program.number(title.name)) : asker
      })
  }
}
