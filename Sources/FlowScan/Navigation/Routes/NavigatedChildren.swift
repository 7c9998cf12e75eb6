import ValueFlow

/// Determines how a child flow comes on screen that its maker hands to a navigator: as the navigator shows the child's own screen.
///
/// The first screen of a navigator that the same code makes comes on screen as that navigator does.
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

  private func styles(of way: Way, at place: FlowPlace) -> Set<String> {
    guard way.style == "root", isMade(around: way.view, by: place.instance) else { return [way.style] }
    let outer = (styles[way.view] ?? []).subtracting(["root"])
    return outer.isEmpty ? [way.style] : outer
  }

  /// Tells whether code makes the navigator of a view itself.
  private func isMade(around view: ObjectIndex, by instance: InstanceIndex) -> Bool {
    solution.objects.makers(of: view).contains { maker in
      let navigator = solution.receiver(of: maker.instance)
      return navigator >= 0 && solution.objects.makers(of: navigator).contains { $0.instance == instance }
    }
  }
}
