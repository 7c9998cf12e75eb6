import SwiftFacts

/// The words by which code is known to matter, all of them from what the recognisers know.
struct ChoiceWords {
  /// What puts something on screen or takes it off, asks for a route or ends a flow.
  let showing: Set<Word>
  /// Types whose heirs are screens or flows, or hold some.
  let bases: Set<Word>
  let flowBases: Set<Word>
  /// Endings of names of types that may be flows.
  let flowEndings: [String]
  /// What is asked of flows with tables by the library that an app begins with.
  let launching: Set<Word>

  init(_ conventions: Conventions) {
    let verbs = conventions.verbs.map(\.name) + conventions.assignments.map(\.name)
    let asking = conventions.triggers.map(\.name) + conventions.ends.map(\.name) + conventions.builders
    let tables = conventions.tables
    showing = Self.words(
      verbs + asking + conventions.back + tables.flatMap { $0.verbs.union([$0.guard]) })
    launching = Self.words(tables.flatMap { $0.roots + [$0.launch] })
    // What a table says belongs to its flow.
    let flows = conventions.flows + Self.beginnings + tables.map(\.table)
    bases = Self.words(
      conventions.screens + conventions.containers + conventions.system + tables.flatMap(\.screens) + flows)
    flowBases = Self.words(flows + conventions.flowNames)
    flowEndings = conventions.flowNames + conventions.doubtfulNames
  }

  /// Where an app begins.
  private static let beginnings = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App",
  ]

  /// What code asks about a link, and how storyboards are asked for what is in them.
  static let links = words([
    "host", "pathComponents", "queryItems", "URLComponents", "webpageURL", "onOpenURL", "performSegue",
    "instantiateViewController", "instantiateInitialViewController", "onContinueUserActivity",
    "openURLContexts", "urlContexts",
  ])

  /// Types of parameters that may bring a link.
  static let addresses = words([
    "URL", "NSURL", "URLComponents", "NSURLComponents", "NSUserActivity", "UIOpenURLContext",
    "UNNotificationResponse", "UNNotification", "LaunchOptionsKey", "UIApplicationLaunchOptionsKey",
  ])

  /// Reducers, and what holds their stores.
  static let reducers = words([
    "Reducer", "ReducerProtocol", "ReducerOf", "Store", "StoreOf", "ViewStore",
  ])

  /// What carries requests from who asks to who listens.
  static let publishers = words([
    "PassthroughSubject", "CurrentValueSubject", "PublishRelay", "PublishSubject", "AnyPublisher",
    "Published",
    "AsyncStream", "BehaviorRelay", "Observable",
  ])

  static let own = words(["self", "super", "Self"])

  private static func words(_ texts: [String]) -> Set<Word> { Set(texts.map { Word($0) }) }
}
