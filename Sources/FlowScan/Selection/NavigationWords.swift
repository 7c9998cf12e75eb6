/// The words by which a file is known to matter, before anybody parsed it.
///
/// All of them are of Apple's frameworks or of the pattern itself; conventions add those of libraries.
public struct NavigationWords: Hashable, Sendable {
  /// Words that show something wherever they stand.
  var words: Set<String> = [
    "pushViewController", "setViewControllers", "viewControllers", "rootViewController", "addChild",
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "UIHostingController", "UIStoryboardSegue", "performSegue", "NavigationStack", "NavigationView",
    "NavigationLink", "NavigationPath", "NavigationSplitView", "navigationDestination", "fullScreenCover",
    "popover", "TabView", "WindowGroup", "popViewController", "popToRootViewController",
  ]

  /// Words that show something where they are called.
  var calls: Set<String> = ["present", "show", "showDetailViewController", "sheet", "dismiss"]

  /// Words of code that answers a URL.
  var links: Set<String> = [
    "onOpenURL", "openURLContexts", "NSUserActivity", "webpageURL", "UIOpenURLContext",
    "onContinueUserActivity",
  ]

  /// Parts of the names of flows.
  var flowNames: Set<String> = [
    "Coordinator", "Coordinating", "Wireframe", "Navigator", "FlowController", "Router", "Routing",
    "Routable",
  ]

  /// Endings of the names of flows.
  var flowEndings: Set<String> = ["Flow"]

  /// Types whose heirs are flows.
  var flowBases: Set<String> = []

  /// Types whose heirs are screens.
  var screenBases: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController", "UIHostingController", "View",
    "App",
    "Scene", "UIViewControllerRepresentable",
  ]

  /// Types of libraries whose extensions may be helpers for showing screens.
  var helped: Set<String> = []

  /// Calls that say something only in files that import a library: others have functions of that name, too.
  var importedCalls: [String: Set<String>] = [:]

  /// Words of files whose text must be understood to the last type, as tables of routes.
  var tables: Set<String> = []

  /// The words that matter in every app.
  public init() {}

  /// Adds what is known of a library.
  mutating func add(_ library: Conventions) {
    let verbs =
      library.verbs.filter { $0.on.isEmpty && $0.style != "system" }.map(\.name)
      + library.triggers.map(\.name)
    calls.formUnion(verbs.filter { $0 != "init" })
    words.formUnion(library.assignments.map(\.name) + library.wrappers.map(\.name))
    helped.formUnion(library.verbs.flatMap(\.on) + library.system + library.containers)
    flowBases.formUnion(library.flows)
    flowEndings.formUnion(library.flowNames)
    screenBases.formUnion(library.screens)
    tables.formUnion(library.tables.map(\.table) + library.lists.map(\.flow))
    words.formUnion(library.tables.flatMap { [$0.table, $0.guard] })
    words.formUnion(library.paths.flatMap { [$0.builder] + $0.starts })
    let calls =
      library.links.map(\.name) + library.beginnings.map(\.name)
      + library.paths.flatMap { Array($0.verbs.keys) }
    if !calls.isEmpty { importedCalls[library.library] = Set(calls) }
  }
}

/// Words that tell what else a file is.
enum FileWords {
  /// Where a file with a type of such a name makes screens, flows get their screens from it.
  static let factoryEndings = [
    "Factory", "FactoryImp", "FactoryImpl", "Builder", "Assembly", "Assembler", "Container", "Resolver",
    "Module",
    "Configurator", "Dependencies", "Provider", "Dependency", "Component", "Scope", "Environment",
  ]

  /// What stands between a screen and its flow.
  static let mediatorEndings = [
    "ViewModel", "ViewModelType", "ViewModelProtocol", "VM", "Presenter", "Interactor", "Processor",
    "Reducer",
    "Feature", "Store", "StateMachine", "Machine", "Delegate", "DataSource", "Output", "Input", "Reactor",
  ]

  /// What decides or reports where an app goes.
  static let routeEndings = [
    "Action", "Actions", "Event", "Events", "Route", "Routes", "Step", "Steps", "Destination", "Path", "Link",
    "Intent", "Effect", "Message", "Navigation", "Transition", "Outcome", "Exit", "Result", "Screen",
    "Screens",
    "Page", "Tab", "Sheet", "Output", "Request", "Trigger", "DeepLink", "Deeplink", "State", "Flow",
  ]

  /// Parts of the names of types that keep addresses.
  static let addressParts = ["URL", "Url", "Scheme", "Link"]

  /// What does its work without knowing of screens, whatever it publishes.
  static let serviceEndings = [
    "Service", "Repository", "Client", "API", "Manager", "Storage", "Cache", "Database", "Model", "Entity",
    "DTO",
    "Cell", "Request", "Response", "Logger", "Analytics", "Tracker", "Formatter", "Validator", "UseCase",
    "Gateway",
    "Session", "Settings", "Worker", "Loader", "Downloader", "Monitor", "Queue",
  ]

  /// What code that only talks to servers mentions; a router there is of another kind.
  static let network = ["URLRequest", "URLRequestConvertible", "HTTPMethod"]

  /// Frameworks' types whose extensions may be helpers for showing screens.
  static let helped: Set = [
    "UIViewController", "UINavigationController", "UITabBarController", "UIStoryboard", "UIWindow", "View",
    "UISplitViewController", "UIPageViewController", "UIApplication",
  ]

  static func has(_ name: String, _ endings: [String]) -> Bool { endings.contains(where: name.hasSuffix) }

  /// `CartService`, and `CartServiceProtocol` as well.
  static func isService(_ name: String) -> Bool {
    let endings = ["Protocol", "Type", "Interface"].filter(name.hasSuffix)
    return has(endings.first.map { String(name.dropLast($0.count)) } ?? name, serviceEndings)
  }
}

extension ScanSettings {
  /// The words that matter in this app.
  public var words: NavigationWords {
    let own = conventions.compactMap { try? Conventions.read($0.bytes) }
    return (BuiltInConventions.all + own).reduce(into: NavigationWords()) { $0.add($1) }
  }
}
