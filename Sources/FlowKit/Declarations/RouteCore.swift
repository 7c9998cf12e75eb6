/// The details of a route, in an object whose identity tells a table the route's name.
final class RouteCore: Sendable {
  let details: RouteDetails

  init(_ details: RouteDetails) { self.details = details }
}
