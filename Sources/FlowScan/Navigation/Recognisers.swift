import ValueFlow

/// Knows one way in which screens come on show, and finds the places where values do so.
protocol Recogniser {
  func showings() -> [Showing]
}

/// All recognisers, in the order in which what they find is read: a new way of showing is a file of its own and a line here.
struct Recognisers {
  let solver: Solver
  let roles: TypeRoles
  let origins: Origins
  let conventions: Conventions
  let storyboards: Storyboards

  func showings() -> [Showing] { all.flatMap { $0.showings() } }

  private var all: [any Recogniser] {
    [
      // Calls and assignments that show a screen themselves.
      PrimitiveReading(solver, roles, conventions),
      // What a storyboard shows for a name in the code.
      SegueReading(solver: solver, storyboards: storyboards),
      // Routes that a library reads off a property's wrapper.
      WrappedRouteReading(solver: solver, conventions: conventions),
      // Routes on a list, for which a view makes the screen.
      RouteListReading(solver, conventions),
      // Texts that builders answer to.
      PathReading(solver, origins, conventions),
    ]
  }
}
