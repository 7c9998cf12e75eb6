/// The effect of code without source on values, as far as the analysis needs it; the names are configured by its user.
package struct LibrarySemantics: Sendable {
  /// Properties that return the content of an object, such as `viewControllers`.
  package var contentProperties: Set<String> = []
  /// Functions that return their receiver or a part of it, also for class objects.
  package var passing: Set<String> = []
  /// Functions of lists and optionals that return what their argument makes of each element.
  package var mapping: Set<String> = []
  /// Other functions of lists that call their argument with each element.
  package var elementwise: Set<String> = []
  /// Types of what functions return as values that callers do not change, such as views.
  package var views: Set<String> = []
  /// Types of what is made around a view, to show it with others: `UIHostingController`, `AnyView`.
  package var hosts: Set<String> = []
  /// Functions that join publishers: what they return delivers what the arguments deliver.
  package var joining: Set<String> = []
  /// Properties by which a list becomes a publisher of what is in it: `[Action.reset].publisher`.
  package var publishing: Set<String> = []
  /// Functions that show the results of their closures and do not return them.
  package var showing: Set<String> = []
  /// Functions whose closures make controls beside the view that they are called on: `toolbar { … }`.
  package var accessories: Set<String> = []
  /// Functions that hand each value of a publisher to their closure, also that of a property: `model.$route.sink { … }`.
  package var hearing: Set<String> = []
  /// Functions of publishers whose closures only do something with each value: what they return goes nowhere.
  package var watching: Set<String> = []
  /// Functions of publishers that deliver their argument beside each value: `withUnretained`.
  package var accompanying: Set<String> = []
  /// Types without relevant content.
  package var plainTypes: Set<String> = []
  /// Functions that send their argument through a channel: the names of function and channel.
  package var sending: [String: String] = [:]
  /// Functions whose closures receive the values sent through a channel.
  package var receiving: [String: String] = [:]
  /// Types whose objects the framework uses by calling these properties and functions.
  package var called: Set<String> = []
  /// Labels of functions that the framework calls on a screen for its views and for what the user chose: `didSelectRowAt` in
  /// `tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)`.
  package var delegated: Set<String> = []
  /// Types of views that the framework makes for whoever needs one, such as `UITableViewCell`.
  package var reused: Set<String> = []

  /// Static members of library types that are relevant without their type, such as `push` in `.push(page)`.
  package var members: Set<String> = []

  /// Functions that make an object by name: for each, the types by the text of the argument, preceded by the receiver's text or type
  /// and a slash.
  package var madeByText: [String: [String: String]] = [:]
  /// Types that deliver an object to code that casts it to its type.
  package var bearers: Set<String> = []

  /// Names that make a body relevant: functions that show, go back or request.
  package var words: Set<String> = []
  /// Functions that store their argument in the receiver.
  package var putting: Set<String> = []

  /// Functions of containers that keep code which makes objects: `container.register(Page.self) { … }`.
  package var registering: Set<String> = []

  /// Functions of publishers that pass what they deliver to a channel, which is an argument: `taps.bind(to: relay)`.
  package var piping: Set<String> = []

  /// Functions of types that return a channel and what values are put into, with the labels of both:
  /// `let (stream, continuation) = AsyncStream.makeStream(of: Event.self)`.
  package var pairing: [String: [String]] = [:]

  /// Types that distribute values from one object to others: publishers, relays, streams.
  package var channels: Set<String> = []

  /// Functions that return what the object is given that they pass to their closure, and the type of that object:
  /// `withCheckedContinuation { continuation in … }`.
  package var awaiting: [String: String] = [:]

  /// Functions that return what their closure returns, to which they pass an object of their own, and the type of that object:
  /// `withTaskGroup(of: Event.self) { group in … }`.
  package var lending: [String: String] = [:]
  /// Functions of such objects that run closures, of which the object delivers the results: `group.addTask { … }`.
  package var running: Set<String> = []

  /// Types initialised with closures to which the library passes objects of its own.
  package var beginning: Set<String> = []
  /// Properties of containers that bring a part of them to the front.
  package var selections: Set<String> = []
  /// Functions of such types whose closures receive the same object first: `onEnd` in
  /// `Sheet { (flow: CartFlow) in LoginFlow() }.onEnd { flow, _ in … }`.
  package var continuing: Set<String> = []
  /// The functions that deliver messages by name.
  package var messages = LibraryMessages()
  /// The ways in which libraries deliver requests to flows.
  package var requests = LibraryRequests()

  package init() {}
}
