/// What code without source does with values, as far as the analysis must know; names come from who asks for the analysis.
package struct LibrarySemantics: Sendable {
  /// Properties that give what was put into an object, as `viewControllers`.
  package var contentProperties: Set<String> = []
  /// Functions whose result is what they are called on, or a part of it, also for objects of classes.
  package var passing: Set<String> = []
  /// Functions that show what their closures make, and do not give it on.
  package var showing: Set<String> = []
  /// Types that hold nothing of interest.
  package var plainTypes: Set<String> = []
  /// Functions that hand what they are given to whoever listens elsewhere: the name of the function, and of the channel.
  package var sending: [String: String] = [:]
  /// Functions whose closures are handed what comes through a channel.
  package var receiving: [String: String] = [:]
  /// Types whose objects are entered by the framework, which calls these properties and functions.
  package var called: Set<String> = []

  /// Static members of libraries that count where they stand without their type, as `push` in `.push(page)`.
  package var members: Set<String> = []

  /// Functions that make an object by its name: for each the types by the texts that it is handed, with a slash before them
  /// the text or the type of what it is called on.
  package var madeByText: [String: [String: String]] = [:]
  /// Types that bring an object to code that says by a cast what it is.
  package var bearers: Set<String> = []

  /// Names by which a body is known to matter: functions that show, go back or ask.
  package var words: Set<String> = []
  /// Functions that put what they are given into the object that they are called on.
  package var putting: Set<String> = []

  /// Types through which what one object says comes to others: publishers, relays, streams.
  package var channels: Set<String> = []

  /// Types that are made with closures, which the library hands what it alone knows.
  package var beginning: Set<String> = []
  /// Functions of such types whose closures are handed first what those are: `onEnd` of
  /// `Sheet { (flow: CartFlow) in LoginFlow() }.onEnd { flow, _ in … }`.
  package var continuing: Set<String> = []
  /// How libraries bring what is asked for to flows.
  package var requests = LibraryRequests()

  package init() {}
}
