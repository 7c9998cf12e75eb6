import ValueFlow

/// Knows one way in which screens come on show, and finds the places where values do so.
protocol Recogniser {
  func showings() -> [Showing]
}

/// All recognisers, in the order in which what they find is told: a new way of showing is a file of its own and a line here.
struct Recognisers {
  let solver: Solver
  let roles: TypeRoles
  let origins: Origins
  let conventions: Conventions
  let storyboards: Storyboards

  func showings() -> [Showing] { all.flatMap { $0.showings() } }

  private var all: [any Recogniser] {
    [
      // What shows a screen itself, and is sure: all others stand behind it, as what they find is of less account where both
      // tell of one place.
      PrimitiveReading(solver, roles, conventions),
      // What a storyboard shows for a name, which only the code's names lead to.
      SegueReading(solver: solver, storyboards: storyboards),
      // Routes that a library reads off a property's wrapper.
      WrappedRouteReading(solver: solver, conventions: conventions),
      // Routes on a list, for which a view makes the screen.
      RouteListReading(solver, conventions),
      // Texts that builders answer to; last, since it asks whose screens they are.
      PathReading(solver, origins, conventions),
    ]
  }
}
