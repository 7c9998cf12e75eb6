import ValueFlow

/// A way in which screens are shown; finds the places where values are shown in that way.
protocol Recogniser {
  func showings() -> [Showing]
}

/// All recognisers, in the order in which their results are read: a new way of showing is a file of its own and a line here.
struct Recognisers {
  let solver: Solver
  let roles: TypeRoles
  let origins: Origins
  let conventions: Conventions
  let storyboards: Storyboards

  func showings() -> [Showing] { all.flatMap { $0.showings() } }

  private var all: [any Recogniser] {
    [
      // Calls and assignments that show a screen directly.
      PrimitiveReading(solver, roles, conventions),
      // Screens that a container which is a flow begins with.
      InheritedContentReading(solver: solver, roles: roles, counts: roles.isFlow),
      // Pages that UIKit asks a data source for.
      PageReading(solver: solver, roles: roles),
      // Segues of a storyboard, named in the code.
      SegueReading(solver: solver, storyboards: storyboards),
      // Routes that a library reads from a property's wrapper.
      WrappedRouteReading(solver: solver, conventions: conventions),
      // Routes on a list, for which a view builds the screen.
      RouteListReading(solver, conventions),
      // Screens that a library shows with the flow that holds them.
      FirstScreenReading(solver, origins, conventions),
      // Views in the body of a view that is a flow.
      FlowViewReading(solver: solver, roles: roles),
      // Texts that builders answer.
      PathReading(solver, origins, conventions),
    ]
  }
}
