public import Foundation

/// What no inference can know about a library whose source is not at hand.
///
/// Each library is one JSON file; `Documentation/Conventions.md` tells what stands in it.
public struct Conventions: Hashable, Sendable, Codable {
  /// The library, as `UIKit`.
  public var library = ""

  /// Types whose heirs are flows.
  public var flows: [String] = []

  /// Endings of type names that make a type look like a flow.
  public var flowNames: [String] = []

  /// Endings of type names that may be flows or mere mechanics: they are flows if they choose themselves what to show.
  public var doubtfulNames: [String] = []

  /// Types whose heirs are screens.
  public var screens: [String] = []

  /// Types that only hold other screens and are seen through.
  public var containers: [String] = []

  /// Screens of the system, as alerts and share sheets.
  public var system: [String] = []

  /// Functions that put something on screen.
  public var verbs: [Verb] = []

  /// Properties that put on screen what is assigned to them.
  public var assignments: [Assignment] = []

  /// Functions that take something off the screen.
  public var back: [String] = []

  /// Functions that hand a route to the flow that knows it.
  public var triggers: [Trigger] = []

  /// Property wrappers that make a property a route.
  public var wrappers: [Wrapper] = []

  /// Functions that register what answers a URL.
  public var links: [LinkCall] = []

  /// Structs whose properties are routes.
  public var tables: [Table] = []
  /// Types of properties that hold the routes on show: whoever has one of these is a flow.
  public var routeLists: [String] = []

  /// Views that keep such a list for themselves where they are bound to none: a view that has one is a flow.
  public var routeStacks: [String] = []

  /// How the cases of such a list show their screens, as `sheet` does by presenting.
  public var routeStyles: [String: String] = [:]

  /// Functions and views whose closure makes the screen of a route.
  public var builders: [String] = []

  /// Functions by which a flow ends and says how.
  public var ends: [End] = []

  /// Functions that hand over a flow together with what it is asked for first.
  public var beginnings: [Beginning] = []

  /// Properties of a library's containers that give what is in them.
  public var contents: [String] = []

  /// Flows that list their routes beside the code that goes them.
  public var lists: [RouteList] = []

  /// Lists of builders that make screens of the texts by which they are asked for.
  public var paths: [Paths] = []

  /// Conventions of nothing.
  public init() {}
}

extension Conventions {
  /// Reads the file of one library; what it leaves out is empty, what it has too much is an error.
  public static func read(_ data: Data) throws(ConventionsError) -> Conventions {
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

  /// Adds what another library has.
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
    routeStacks += other.routeStacks
    contents += other.contents
    lists += other.lists
  }
}
