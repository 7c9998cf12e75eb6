/// A SwiftUI view that holds a flow's stack and makes the screens of its routes.
struct Host {
  let view: TypeID
  /// The view's property that is the flow; empty where the view itself is.
  let property: String
  /// The closures that make a screen of a route.
  var builders: [RouteBuilder] = []
}

/// A closure that makes a screen of a route: `{ route in switch route { … } }`.
struct RouteBuilder {
  let closure: Closure
  let file: String
  /// The type of route, where it is written, as in `navigationDestination(for: Page.self)`.
  let route: TypeID?
  /// The same as it is written, since it may be a type of the system's.
  let written: String
  /// The cases that it tells apart.
  let cases: Set<String>

  /// Whether it may make the screen of a case.
  func makes(_ member: EnumMember) -> Bool {
    if let type = member.type, let route, type != route { return false }
    return cases.contains(member.name) || (cases.isEmpty && route != nil && member.type == route)
  }
}
