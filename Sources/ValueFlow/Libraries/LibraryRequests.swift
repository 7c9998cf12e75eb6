/// The ways in which a library delivers requests to the flow that answers them, configured by the user of the analysis.
package struct LibraryRequests: Sendable {
  /// A function that passes a request to a function of a flow: `trigger(.detail)`.
  package struct Asking: Sendable {
    package var name: String
    /// The function of the flow that answers; without one, the request is a key path to a property of the flow.
    package var handler: String
    /// The argument with the request: a label, a position, all from one on (`1...`), or `self` for the receiver.
    package var argument: String
    /// Whether the function only returns the target, without going there.
    package var isQuestion: Bool
    /// Whether every flow that answers the request receives it.
    package var reachesAll: Bool

    package init(
      name: String, handler: String, argument: String, isQuestion: Bool, reachesAll: Bool = false
    ) {
      (self.name, self.handler, self.argument) = (name, handler, argument)
      (self.isQuestion, self.reachesAll) = (isQuestion, reachesAll)
    }
  }

  /// A function with which an ending flow sends a request to the flow that started it.
  package struct Ending: Sendable {
    package var name: String
    package var handler: String
    package var argument: String

    package init(name: String, handler: String, argument: String) {
      (self.name, self.handler, self.argument) = (name, handler, argument)
    }
  }

  /// A function that passes a flow or screen together with the object that makes requests for it.
  package struct Beginning: Sendable {
    package var name: String
    package var flow: String
    package var asker: String
    package var handler: String
    /// Members of that object that return its first request.
    package var says: [String]

    package init(name: String, flow: String, asker: String, handler: String, says: [String]) {
      (self.name, self.flow, self.asker) = (name, flow, asker)
      (self.handler, self.says) = (handler, says)
    }
  }

  /// A type that builds a screen for a text.
  package struct Path: Sendable {
    package var builder: String
    package var path: String
    /// The property that builds the screen; none if the type is initialised with a closure for that.
    package var makes: String

    package init(builder: String, path: String, makes: String) {
      (self.builder, self.path, self.makes) = (builder, path, makes)
    }
  }

  package var paths: [Path] = []
  package var asking: [Asking] = []
  package var endings: [Ending] = []
  package var beginnings: [Beginning] = []
  /// For functions of flows that answer requests, those that replace the requests before.
  package var adapting: [String: [String]] = [:]
  /// Types of the library that flows inherit from; undeclared properties of such flows refer to the flow itself.
  package var flows: Set<String> = []

  /// Property wrappers that turn properties of flows into routes.
  package var wrappers: Set<String> = []
  /// Functions that append a route to a list of routes.
  package var listing: Set<String> = []
  /// Functions and views whose closures build the screens of routes on a list.
  package var builders: Set<String> = []
  /// Cases that determine how the route that they contain is presented.
  package var marks: Set<String> = []
  /// Functions that go back.
  package var backs: Set<String> = []

  package init() {}
}
