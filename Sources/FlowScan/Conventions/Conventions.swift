internal import FlowModel
public import Foundation

/// Facts about a library without source that cannot be inferred.
///
/// Each library is one JSON file; `Documentation/Conventions.md` describes its keys.
public struct Conventions: Hashable, Sendable, Codable {
  /// The library, such as `UIKit`.
  public var library = ""

  /// Further modules of the library.
  public var modules: [String] = []

  /// Types whose subtypes are flows.
  public var flows: [String] = []

  /// Suffixes of type names that make a type look like a flow.
  public var flowNames: [String] = []

  /// Suffixes of type names that may be flows or helpers: they are flows if they choose themselves what to show.
  public var doubtfulNames: [String] = []

  /// Types whose subtypes are screens.
  public var screens: [String] = []

  /// Types that only contain other screens; the scan looks through them.
  public var containers: [String] = []

  /// Screens of the system, such as alerts and share sheets.
  public var system: [String] = []

  /// Functions that put something on screen.
  public var verbs: [Verb] = []

  /// Properties that put the assigned value on screen.
  public var assignments: [Assignment] = []

  /// Functions that remove something from the screen.
  public var back: [String] = []
  /// Properties of containers that bring one of their tabs to the front.
  public var selections: [String] = []

  /// Functions that pass a route to the flow that handles it.
  public var triggers: [Trigger] = []

  /// Property wrappers that turn a property into a route.
  public var wrappers: [Wrapper] = []

  /// Functions that register the handler of a URL.
  public var links: [LinkCall] = []

  /// Structs whose properties are routes.
  public var tables: [Table] = []
  /// Types of properties that hold the routes on screen; a type with such a property is a flow.
  public var routeLists: [String] = []

  /// Views that keep such a list themselves unless they are bound to one; a view that contains one is a flow.
  public var routeStacks: [String] = []

  /// The styles of the cases in such a list; `sheet`, for instance, presents.
  public var routeStyles: [String: String] = [:]

  /// Functions and views whose closure builds the screen of a route.
  public var builders: [String] = []

  /// Functions that end a flow with its outcome.
  public var ends: [End] = []

  /// Functions that pass a flow together with its first request.
  public var beginnings: [Beginning] = []

  /// Functions of flows that replace a request before the flow answers it.
  public var adapters: [Adapter] = []

  /// Properties of a library's containers that return their content.
  public var contents: [String] = []

  /// Flows that list their routes beside the code that takes them.
  public var lists: [RouteList] = []

  /// Lists of builders whose screens are requested by a text.
  public var paths: [Paths] = []

  /// Properties of a library's flows with their first screens.
  public var firstScreens: [FirstScreen] = []

  /// Lines of Swift that declare the library's types, to be followed like the app's own code.
  public var source: [String] = []

  /// Makes empty conventions.
  public init() {}
}

extension Conventions {
  /// Reads the file of one library; omitted keys are empty, unknown ones an error.
  public static func read(_ data: Data) throws(ConventionsError) -> Conventions {
    if let excess = JSONSize.excess(in: data) { throw ConventionsError(path: "", problem: "\(excess)") }
    do {
      return try JSONDecoder().decode(Conventions.self, from: data)
    } catch let error as DecodingError {
      throw ConventionsError(error)
    } catch {
      throw ConventionsError(path: "", problem: "This is not JSON.")
    }
  }

  /// Whether this is one of Apple's frameworks, which every app uses.
  var isOfSystem: Bool { ["UIKit", "SwiftUI", ""].contains(library) }

  /// The names by which an app imports the library.
  var importNames: [String] { [library] + modules }

  /// Adds the conventions of another library.
  mutating func add(_ other: Conventions) {
    flows += other.flows
    flowNames += other.flowNames
    doubtfulNames += other.doubtfulNames
    screens += other.screens
    containers += other.containers
    system += other.system
    verbs += other.verbs
    assignments += other.assignments
    back += other.back
    selections += other.selections
    triggers += other.triggers
    wrappers += other.wrappers
    links += other.links
    tables += other.tables
    paths += other.paths
    routeLists += other.routeLists
    routeStyles.merge(other.routeStyles) { first, _ in first }
    builders += other.builders
    ends += other.ends
    beginnings += other.beginnings
    adapters += other.adapters
    routeStacks += other.routeStacks
    contents += other.contents
    lists += other.lists
    firstScreens += other.firstScreens
    source += other.source
  }
}
