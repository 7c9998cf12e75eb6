import ValueFlow

/// Translates the conventions to the terms of the analysis.
enum LibraryMeaning {
  static func semantics(
    _ conventions: Conventions, _ storyboards: Storyboards, _ streams: StreamClasses
  ) -> LibrarySemantics {
    var semantics = LibrarySemantics()
    semantics.madeByText = StoryboardMeaning.madeByText(storyboards)
    semantics.bearers = StoryboardMeaning.bearers
    semantics.views = ["View", "AnyView"]
    semantics.hosts = ["UIHostingController", "NSHostingController", "AnyView"]
    semantics.contentProperties = contents.union(conventions.contents)
    semantics.passing = passing.union(events).union(streams.passing)
    semantics.mapping = ["map", "compactMap", "flatMap"]
    semantics.elementwise = [
      "forEach", "filter", "first", "last", "contains", "allSatisfy", "sorted", "removeAll",
    ]
    semantics.joining = [
      "of", "merge", "Merge", "Merge3", "Merge4", "MergeMany", "combineLatest", "zip", "concat",
      "amb", "just", "Sequence",
    ]
    semantics.publishing = ["publisher"]
    semantics.piping = piping
    semantics.registering = ["register"]
    semantics.pairing = pairing
    semantics.plainTypes = plainTypes
    semantics.called = called.union(conventions.tables.map(\.start))
      .union(conventions.firstScreens.map(\.property))
    semantics.delegated = delegated
    semantics.reused = reused
    semantics.accessories = [
      "toolbar", "swipeActions", "contextMenu", "tabItem", "searchSuggestions",
      "safeAreaInset", "safeAreaBar", "tabViewBottomAccessory",
    ]
    semantics.hearing = hearing.union(streams.hearing)
    semantics.watching = ["handleEvents", "do"]
    semantics.accompanying = ["withUnretained"]
    semantics.sending = Dictionary(pathBearers.map { ($0, "path") }) { first, _ in first }
    semantics.receiving = Dictionary(pathReaders.map { ($0, "path") }) { first, _ in first }
    semantics.channels = channels.union(streams.names)
    semantics.awaiting = awaiting
    semantics.lending = lending
    semantics.running = ["addTask", "addTaskUnlessCancelled"]
    // A modifier shows something beside the view that it changes, and not in it.
    semantics.putting = putting.union(
      conventions.verbs.filter { $0.style != "present" && !conventions.builders.contains($0.name) }.map(
        \.name))
    semantics.words = words.union(conventions.verbs.map(\.name)).union(conventions.assignments.map(\.name))
      .union(conventions.back).union(conventions.triggers.map(\.name)).union(conventions.ends.map(\.name))
      .union(conventions.paths.flatMap { Array($0.verbs.keys) + $0.starts + [$0.path] })
      .union(conventions.containers.filter { $0.hasSuffix("Controller") || $0.hasPrefix("Navigation") })
      .union(conventions.tables.flatMap { $0.verbs + [$0.launch, $0.guard] + $0.roots })
      .union(awaiting.keys).union(pairing.keys)
    semantics.selections = Set(conventions.selections)
    semantics.beginning = Set(conventions.tables.flatMap { $0.routes.keys + [$0.guard] })
    semantics.continuing = Set(conventions.tables.flatMap(\.endings.keys))
    semantics.members = Set(conventions.verbs.map(\.name) + conventions.routeStyles.keys + conventions.back)
    semantics.showing = Set(conventions.verbs.filter { $0.style != "root" && $0.style != "tab" }.map(\.name))
      .union(conventions.builders)
    semantics.requests = requests(conventions)
    semantics.messages = messages
    return semantics
  }

  /// Translates the ways in which libraries deliver requests to flows.
  private static func requests(_ conventions: Conventions) -> LibraryRequests {
    var requests = LibraryRequests()
    requests.asking = conventions.triggers.map {
      .init(
        name: $0.name, handler: $0.handler, argument: $0.argument, isQuestion: $0.isQuestion,
        reachesAll: $0.reachesAll)
    }
    requests.endings = conventions.ends.compactMap { end in
      end.handler.map { .init(name: end.name, handler: $0, argument: end.argument) }
    }
    requests.beginnings = conventions.beginnings.map {
      .init(name: $0.name, flow: $0.flow, asker: $0.asker, handler: $0.handler, says: $0.says)
    }
    for adapter in conventions.adapters {
      requests.adapting[adapter.handler, default: []].append(adapter.name)
    }
    requests.paths = conventions.paths.map { .init(builder: $0.builder, path: $0.path, makes: $0.makes) }
    requests.flows = Set(conventions.flows)
    requests.wrappers = Set(conventions.wrappers.map(\.name))
    requests.backs = Set(conventions.back)
    requests.listing = Set(conventions.verbs.filter(\.isRoute).map(\.name))
    // Functions that push or present by themselves need no list.
    let showing = Set(conventions.verbs.filter { ["push", "present"].contains($0.style) }.map(\.name))
    requests.builders = Set(conventions.builders).subtracting(showing)
    requests.marks = Set(conventions.routeStyles.keys)
    return requests
  }

  /// Properties of the system's containers that return their content.
  private static let contents: Set<String> = [
    "viewControllers", "topViewController", "visibleViewController", "rootViewController", "rootView",
    "selectedViewController", "children", "childViewControllers", "wrappedValue",
    "projectedValue", "value", "root", "contentViewController",
  ]

  /// Functions of lists, queues and publishers that store their argument.
  private static let putting: Set<String> = [
    "send", "accept", "onNext", "append", "insert", "add", "push", "yield", "enqueue", "setViewControllers",
    "addChild",
    "addAction", "emit", "call", "on", "setValue", "update", "setRoot", "resume",
  ]

  /// Containers whose path is passed to the functions that build screens for it.
  private static let pathBearers = [
    "NavigationStack", "NavigationLink", "NBNavigationStack", "NBNavigationLink",
  ]
  private static let pathReaders = ["navigationDestination", "nbNavigationDestination"]

  /// Functions that return a channel and what puts values into it.
  private static let pairing = [
    "makeStream": ["stream", "continuation"], "pipe": ["output", "input"],
  ]

  /// Names related to links and to screens in storyboards.
  private static let words: Set<String> = [
    "webpageURL", "onOpenURL", "performSegue", "instantiateViewController",
    "instantiateInitialViewController",
  ]

  /// Functions of lists, optionals and publishers that return their receiver or a part of it.
  private static let passing: Set<String> = [
    "first", "last", "then", "apply", "values", "keys", "reversed", "sorted", "filter", "compactMap", "map",
    "flatMap",
    "prefix",
    "suffix", "dropLast", "dropFirst", "popLast", "removeLast", "removeFirst", "remove", "removeValue",
    "lazy", "enumerated",
    "shuffled", "eraseToAnyPublisher", "eraseToAnyView", "embedInNavigation", "wrappedValue",
    "projectedValue",
    "unsafelyUnwrapped", "randomElement", "min", "max", "joined", "unwrapped", "type", "compactMapValues",
    // Values of a published property come through these as they are: `machine.$state.removeDuplicates().receive(on: queue)`.
    "receive", "removeDuplicates", "distinctUntilChanged", "debounce", "throttle", "delay", "share",
    "handleEvents", "take", "skip", "drop", "observe", "observeOn", "retry", "timeout", "asObservable",
    "asDriver",
    "asSignal", "asSingle", "startWith", "ifEmpty", "catchAndReturn", "catchErrorJustReturn", "replay",
    "refCount",
    "autoconnect", "setFailureType", "assertNoFailure", "replaceError",
    "signal", "producer", "skipNil", "skipRepeats", "uniqueValues", "flatMapError",
  ]

  /// The events of a control or view that a library publishes, by which whoever has the control asks: `button.rx.tap`, `button.tapPublisher`.
  private static let events: Set<String> = [
    "rx", "tap", "itemSelected", "tapPublisher", "didSelectRowPublisher", "didSelectItemPublisher",
  ]

  /// Types that cannot contain a screen, a flow or a request.
  private static let plainTypes: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "CGFloat", "Date", "Data", "UIColor", "UIImage", "UIFont",
    "Color",
    "Font", "Image", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "NSAttributedString", "AttributedString",
    "TimeInterval", "Character", "Int64", "Int32", "UInt", "UInt8", "UInt64", "Decimal", "IndexPath", "UUID",
    "Locale",
    "Calendar", "NSNumber", "NSString", "Void", "Never", "UIInterfaceOrientationMask", "UIStatusBarStyle",
    "NSRange",
    "EdgeInsets", "LocalizedStringKey", "URLRequest", "DateFormatter", "NumberFormatter", "Text", "Image",
    "Spacer",
    "Divider", "UInt16", "UInt32", "Int8", "Int16", "NSDate", "NSData", "NSError", "NSPredicate",
    "NSAttributedString",
    "NSMutableAttributedString", "NSMutableParagraphStyle", "NSParagraphStyle", "NSLayoutConstraint",
    "NSRegularExpression",
    "DateComponents", "DateComponentsFormatter", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder",
    "CharacterSet",
    "UILabel", "UIImageView", "UIVisualEffectView", "UIBlurEffect", "UIActivityIndicatorView", "CALayer",
    "CAGradientLayer",
    "CAShapeLayer", "UIBezierPath", "CGAffineTransform", "CABasicAnimation", "NSLock", "NSRecursiveLock",
    "OSLog",
    "DispatchGroup", "DispatchSemaphore", "DispatchQueue", "OperationQueue", "UserDefaults", "Bundle",
    "FileManager", "URLSession",
    "HTTPURLResponse",
    "NSLocalizedString", "DispatchTime", "AnyCancellable", "DisposeBag", "NSObject", "NSManagedObjectContext",
    "NSFetchRequest", "NSSortDescriptor", "UNMutableNotificationContent", "UNNotificationRequest", "BigInt",
    "BigUInt",
    "LinearGradient", "Rectangle", "Circle", "RoundedRectangle", "Capsule", "GridItem", "UINib",
    "MeasurementFormatter", "URL", "NSURL", "URLComponents", "URLQueryItem",
  ]

  /// Tells whether a type of the system cannot contain a screen, a flow or a request.
  static func isPlain(_ name: String) -> Bool { plainTypes.contains(name) }

  /// Publishers, relays and streams.
  private static let channels: Set<String> = [
    "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "Published", "PublishSubject",
    "BehaviorSubject",
    "ReplaySubject", "AsyncSubject", "PublishRelay", "BehaviorRelay", "ReplayRelay", "Observable", "Driver",
    "Signal",
    "Infallible", "ControlEvent", "ControlProperty", "AnyObserver", "AsyncStream", "AsyncThrowingStream",
    "AsyncPublisher", "AsyncThrowingPublisher", "AsyncChannel", "AsyncThrowingChannel", "Continuation",
    "MutableProperty",
    "Property", "Subject", "CheckedContinuation", "UnsafeContinuation", "NotificationSource", "Publisher",
    "ConnectablePublisher", "ObservableType", "SharedSequence", "AsyncSequence", "TaskGroup",
    "ThrowingTaskGroup",
  ]

  /// Functions that send what a publisher delivers through another one.
  static let piping: Set<String> = ["bind", "drive", "emit", "subscribe", "multicast"]

  /// Functions that hand what a publisher delivers to code.
  static let hearing: Set<String> = ["sink", "observeValues", "startWithValues"]

  /// Functions that wait until the object is given something that their closure receives, and return it.
  private static let awaiting = [
    "withCheckedContinuation": "CheckedContinuation",
    "withCheckedThrowingContinuation": "CheckedContinuation",
    "withUnsafeContinuation": "UnsafeContinuation", "withUnsafeThrowingContinuation": "UnsafeContinuation",
  ]

  /// Functions that pass a group of tasks to their closure, which delivers the results of the tasks.
  private static let lending = ["withTaskGroup": "TaskGroup", "withThrowingTaskGroup": "ThrowingTaskGroup"]

  /// Members of an object that the framework calls, however often their names occur elsewhere.
  static let called: Set<String> = [
    "body", "viewDidLoad", "viewWillAppear", "viewDidAppear", "makeBody", "loadView", "prepare",
    "keyCommands",
  ]

  /// Labels of functions by which the framework asks a screen for its views, which are connected there, and tells it what the user chose.
  private static let delegated: Set<String> = [
    "cellForRowAt", "cellForItemAt", "willDisplay", "viewForHeaderInSection", "viewForFooterInSection",
    "viewForSupplementaryElementOfKind", "viewFor", "viewForRow",
    "didSelectRowAt", "willSelectRowAt", "didSelectItemAt", "shouldSelectItemAt", "didSelectRow", "didSelect",
    "shouldSelect", "accessoryButtonTappedForRowWith", "calloutAccessoryControlTapped", "shouldInteractWith",
    "trailingSwipeActionsConfigurationForRowAt", "leadingSwipeActionsConfigurationForRowAt",
    "editActionsForRowAt", "contextMenuConfigurationForRowAt", "contextMenuConfigurationForItemAt",
    "contextMenuConfigurationForItemsAt", "performPrimaryActionForRowAt", "performPrimaryActionForItemAt",
    "primaryActionFor",
  ]

  /// Views that lists make and use again.
  private static let reused: Set<String> = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionReusableView",
    "MKAnnotationView",
  ]

  /// The supertypes of system classes, including those that the conventions name as screens.
  static func supertypes(_ conventions: Conventions) -> [String: [String]] {
    let controllers = (conventions.system + conventions.screens + conventions.containers).filter {
      $0.hasSuffix("Controller") && $0 != "UIViewController"
    }
    return Dictionary(controllers.map { ($0, ["UIViewController"]) }) { first, _ in first }
      .merging(supertypes) { _, known in known }
  }

  /// System types that inherit nothing resembling a screen, a flow or a request.
  static let closedTypes: Set<String> = [
    "NSObject", "NSObjectProtocol", "Codable", "Decodable", "Encodable", "Equatable", "Hashable",
    "Comparable",
    "Identifiable", "Error", "LocalizedError", "CustomStringConvertible", "CustomDebugStringConvertible",
    "ObservableObject", "Sendable", "CaseIterable", "RawRepresentable", "View", "App", "Scene",
    "ViewModifier", "Any",
    "AnyObject", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSCoding",
    "NSSecureCoding",
    "UITableViewDelegate", "UITableViewDataSource", "UICollectionViewDelegate", "UICollectionViewDataSource",
    "UITextFieldDelegate", "UIScrollViewDelegate", "UINavigationControllerDelegate",
    "UITabBarControllerDelegate",
    "UIGestureRecognizerDelegate", "UIAdaptivePresentationControllerDelegate", "UITableViewCell",
    "UICollectionViewCell",
    "UIPageViewControllerDataSource", "UIPageViewControllerDelegate", "UISearchBarDelegate",
    "UISearchResultsUpdating",
    "UICollectionViewDelegateFlowLayout", "UITextViewDelegate", "UIImagePickerControllerDelegate", "String",
    "Int",
    "ExpressibleByStringLiteral", "Sequence", "Collection", "IteratorProtocol", "PreviewProvider",
    "UIStackView",
    "WKNavigationDelegate", "WKUIDelegate", "MKMapViewDelegate", "CLLocationManagerDelegate",
    "UNUserNotificationCenterDelegate",
    "UIDocumentPickerDelegate", "MFMailComposeViewControllerDelegate", "SFSafariViewControllerDelegate",
    "Operation",
  ]

  private static let supertypes: [String: [String]] = [
    "UINavigationController": ["UIViewController"], "UITabBarController": ["UIViewController"],
    "UISplitViewController": ["UIViewController"], "UIPageViewController": ["UIViewController"],
    "UITableViewController": ["UIViewController"], "UICollectionViewController": ["UIViewController"],
    "UISearchController": ["UIViewController"], "UIAlertController": ["UIViewController"],
    "UIActivityViewController": ["UIViewController"], "UIHostingController": ["UIViewController"],
    "UIImagePickerController": ["UINavigationController"], "UIInputViewController": ["UIViewController"],
    "MFMailComposeViewController": ["UINavigationController"], "SFSafariViewController": ["UIViewController"],
    "UIViewController": ["UIResponder"], "UIResponder": ["NSObject"], "NSObject": ["NSObjectProtocol"],
    "UIView": ["UIResponder"],
    "UIWindow": ["UIView"], "UIControl": ["UIView"], "UIButton": ["UIControl"],
  ]
}
