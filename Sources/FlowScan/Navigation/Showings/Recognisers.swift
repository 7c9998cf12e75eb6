import ValueFlow

/// A way in which screens are shown; finds the places where values are shown in that way.
protocol Recogniser {
  func showings() -> [Showing]
}

/// All recognisers, in the order in which their results are read: a new way of showing is a file of its own and a line here.
struct Recognisers {
  let solution: Solution
  let roles: TypeRoles
  let origins: Origins
  let conventions: Conventions
  let storyboards: Storyboards

  func showings() -> [Showing] { all.flatMap { $0.showings() } }

  private var all: [any Recogniser] {
    [
      // Calls and assignments that show a screen directly.
      PrimitiveReading(solution, roles, conventions),
      // Screens that a container which is a flow begins with.
      InheritedContentReading(solution: solution, roles: roles, counts: roles.isFlow),
      // Pages that UIKit asks a data source for.
      PageReading(solution: solution, roles: roles),
      // Segues of a storyboard, named in the code.
      SegueReading(solution: solution, storyboards: storyboards),
      // Routes that a library reads from a property's wrapper.
      WrappedRouteReading(solution: solution, conventions: conventions),
      // Routes on a list, for which a view builds the screen.
      RouteListReading(solution, conventions),
      // Screens that a library shows with the flow that holds them.
      FirstScreenReading(solution, origins, conventions),
      // Views in the body of a view that is a flow.
      FlowViewReading(solution: solution, roles: roles),
      // Texts that builders answer.
      PathReading(solution, origins, conventions),
    ]
  }
}
