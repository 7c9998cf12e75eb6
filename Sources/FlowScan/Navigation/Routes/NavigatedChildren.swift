import ValueFlow

/// Determines how the first screen of a navigator that the same code makes comes on screen, as that navigator does, and a child flow that its
/// maker hands to a navigator: as the navigator shows the child's own screen.
struct NavigatedChildren {
  private let solution: Solution
  private var ways: [ObjectIndex: Set<Way>] = [:]
  /// For the view of each navigator, how other navigators show it.
  private var styles: [ObjectIndex: Set<String>] = [:]

  private struct Way: Hashable {
    var style: String
    /// The view of the navigator.
    var view: ObjectIndex
  }

  init(solution: Solution, roles: TypeRoles, routes: [SeenRoute], showings: [Showing], shown: [[Shown]]) {
    self.solution = solution
    guard !roles.navigatorViews.isEmpty else { return }
    for route in routes {
      guard case .screen = route.target, let sight = route.sight, let showing = sight.showing,
        let view = solution.receiverType(of: showing.instance), roles.navigatorViews.contains(view),
        let origin = sight.origin
      else { continue }
      ways[solution.receiver(of: origin.instance), default: []].insert(
        Way(style: route.style, view: solution.receiver(of: showing.instance)))
    }
    for (showing, shown) in zip(showings, shown) {
      for one in shown where roles.navigatorViews.contains(solution.info(of: one.object).type) {
        styles[one.object, default: []].insert(showing.style)
      }
    }
  }

  /// The only style of a child that code at a place makes; nil if there are several, or none.
  func style(of child: ObjectIndex, madeAt place: FlowPlace) -> String? {
    let found = Set((ways[child] ?? []).flatMap { styles(of: $0, at: place) })
    return found.count == 1 ? found.first : nil
  }

  /// A route to the first screen of a navigator that the same code makes, with the style by which another navigator shows that one.
  func onScreen(_ route: SeenRoute) -> SeenRoute {
    guard route.style == "root", let view = route.sight?.showing.map({ solution.receiver(of: $0.instance) }),
      styles[view] != nil
    else { return route }
    let found = styles(of: Way(style: route.style, view: view), at: route.place)
    guard found.count == 1, let style = found.first, ["present", "fullScreen"].contains(style) else {
      return route
    }
    var route = route
    route.style = style
    return route
  }

  private func styles(of way: Way, at place: FlowPlace) -> Set<String> {
    guard way.style == "root", isMade(around: way.view, by: place.instance) else { return [way.style] }
    let outer = (styles[way.view] ?? []).subtracting(["root"])
    return outer.isEmpty ? [way.style] : outer
  }

  /// Tells whether code makes the navigator of a view itself, or with a function of another one: `stack.setSheetStack(rootedAt: page)`.
  private func isMade(around view: ObjectIndex, by instance: InstanceIndex) -> Bool {
    solution.objects.makers(of: view).contains { maker in
      let navigator = solution.receiver(of: maker.instance)
      guard navigator >= 0 else { return false }
      return solution.objects.makers(of: navigator).contains { made in
        made.instance == instance
          || solution.receiverType(of: made.instance) == solution.info(of: navigator).type
            && solution.callers(of: made.instance).contains { $0.instance == instance }
      }
    }
  }
}
