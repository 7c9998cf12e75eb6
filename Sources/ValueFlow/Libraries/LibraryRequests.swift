/// How a library brings what is asked for to the flow that answers, in the words of who asks for the analysis.
package struct LibraryRequests: Sendable {
  /// A function that hands what is asked for to a function of a flow: `trigger(.detail)`.
  package struct Asking: Sendable {
    package var name: String
    /// The function of the flow that answers; with none, what is asked for is a key path to a property of the flow.
    package var handler: String
    /// A label, a position, or `self` for what the function is called on.
    package var argument: String
    /// Whether it only gives what it is asked for, and does not go there.
    package var isQuestion: Bool

    package init(name: String, handler: String, argument: String, isQuestion: Bool) {
      (self.name, self.handler, self.argument, self.isQuestion) = (name, handler, argument, isQuestion)
    }
  }

  /// A function by which a flow that ends asks something of the flow that has begun it.
  package struct Ending: Sendable {
    package var name: String
    package var handler: String
    package var argument: String

    package init(name: String, handler: String, argument: String) {
      (self.name, self.handler, self.argument) = (name, handler, argument)
    }
  }

  /// A function that hands over a flow, or a screen, together with who asks in its name.
  package struct Beginning: Sendable {
    package var name: String
    package var flow: String
    package var asker: String
    package var handler: String
    /// Members of the asker that say what is asked for first.
    package var says: [String]

    package init(name: String, flow: String, asker: String, handler: String, says: [String]) {
      (self.name, self.flow, self.asker) = (name, flow, asker)
      (self.handler, self.says) = (handler, says)
    }
  }

  /// A type that makes a screen for a text.
  package struct Path: Sendable {
    package var builder: String
    package var path: String
    /// The property that makes the screen; none where it is made with a closure that does.
    package var makes: String

    package init(builder: String, path: String, makes: String) {
      (self.builder, self.path, self.makes) = (builder, path, makes)
    }
  }

  package var paths: [Path] = []
  package var asking: [Asking] = []
  package var endings: [Ending] = []
  package var beginnings: [Beginning] = []
  /// Types of the library that flows inherit: properties of theirs that nobody declares speak of the flow.
  package var flows: Set<String> = []

  /// Property wrappers that make properties of flows routes.
  package var wrappers: Set<String> = []
  /// Functions that put a route on a list of routes.
  package var listing: Set<String> = []
  /// Functions and views whose closures make screens of the routes on a list.
  package var builders: Set<String> = []
  /// Cases that say how the route that they carry is shown.
  package var marks: Set<String> = []
  /// Functions that go back.
  package var backs: Set<String> = []

  package init() {}
}
