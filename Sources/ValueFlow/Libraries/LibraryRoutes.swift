import SwiftFacts

/// Routes declared as values: wrapped properties, lists of routes, builders by text.
package struct LibraryRoutes {
  package var wrapped: [WrappedRoute] = []
  /// The flows whose wrapped routes have run.
  var routedFlows: Set<ObjectIndex> = []
  /// Key paths to routes that may be found later.
  var going: [(object: ObjectIndex, use: Use)] = []
  var builds: [RouteBuild] = []
  package var built: [BuiltRoute] = []
  package var pathBuilders: [PathBuilder] = []
  var readBuilders: Set<ObjectIndex> = []
}

/// A property that is a route; its target comes from the function or closure that is its value.
package struct WrappedRoute {
  package var flow: ObjectIndex
  package var property: PropertyIndex
  /// The instance of its value's body, which runs when the route is taken.
  package var instance: InstanceIndex
  /// The node of the target.
  package var node: NodeIndex
}

/// The result of building a route.
package struct BuiltRoute {
  /// The route: a case, or another value.
  package var route: ObjectIndex
  /// The flow that owns the list.
  package var flow: ObjectIndex
  /// The node of the screen.
  package var node: NodeIndex
}

/// A closure that builds screens of routes.
struct RouteBuild {
  var closure: ObjectIndex
  var site: Int32
  var instance: InstanceIndex
  var flow: ObjectIndex
}

/// A builder whose properties were read, as a library does.
package struct PathBuilder {
  package var object: ObjectIndex
  /// The node of its text.
  package var path: NodeIndex
  /// The node of its screen.
  package var made: NodeIndex
}
