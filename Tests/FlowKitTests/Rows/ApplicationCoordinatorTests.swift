import FlowKit
import Testing

/// What AndreyPanov/ApplicationCoordinator asks of a coordinator library.
@MainActor @Suite struct ApplicationCoordinatorTests {
  @Test func dependenciesAreUniqueAndReleasedWithAllBelow() {
    let pages = Launched(PagesFlow())
    let first = Weak(pages.flow.go(\.sheet).shown)
    let second = Weak(first.object?.go(\.next).shown)
    #expect(pages.flow.subtree.count == 3)
    first.object?.cancel()
    #expect(pages.flow.children.isEmpty)
    #expect(first.object == nil && second.object == nil)
    let keeper = Launched(KeeperFlow())
    for _ in 0..<2 { keeper.flow.go(\.child) }
    #expect(keeper.flow.tree == "KeeperFlow(PagesFlow)")
  }

  @Test func startingWithALinkForwardsItToTheChildrenThatItMeans() throws {
    let app = AppFlow()
    let screen = HeadlessNavigator()
    var heard: [Result<LinkReport, LinkError>] = []
    app.launch(in: screen, registry: Registry(root: AppFlow.self), opening: "shop://items/4") {
      heard.append($0)
    }
    #expect(screen.description == "[*shop: ListScreen > ItemScreen | settings: -]")
    #expect(try heard.map { try $0.get().path } == [["AppFlow.main", "MainFlow.shop", "ShopFlow.item"]])
    #expect(app.waitingLink == nil)
  }

  @Test func startingWithALinkWaitsForTheFlowsThatAreChosenAtLaunch() throws {
    let app = LaunchFlow()
    let screen = HeadlessNavigator()
    var heard: [Result<LinkReport, LinkError>] = []
    app.launch(in: screen, registry: Registry(root: LaunchFlow.self), opening: "shop://items/4") {
      heard.append($0)
    }
    #expect(screen.description == "WelcomeScreen")
    app.find(WelcomeFlow.self)?.finish()
    #expect(screen.description == "LoginScreen")
    #expect(app.waitingLink == "shop://items/4" && heard.isEmpty)
    app.find(LoginFlow.self)?.finish("ann")
    #expect(screen.description == "[*shop: ListScreen > ItemScreen | settings: -]")
    #expect(try heard.map { try $0.get().deferred } == [nil])
    #expect(app.waitingLink == nil)
  }

  @Test func aLinkThatComesDuringTheLoginWaitsToo() throws {
    let app = Launched(LaunchFlow(), registry: Registry(root: LaunchFlow.self))
    app.flow.find(WelcomeFlow.self)?.finish()
    var first: [Result<LinkReport, LinkError>] = []
    try app.flow.open("shop://items/4") { first.append($0) }
    let report = try app.flow.open("shop://settings")
    #expect(report.deferred == .held)
    #expect(first == [.failure(.replaced(by: "shop://settings"))])
    #expect(throws: LinkError.unknown(url: "shop://nothing")) { try app.flow.open("shop://nothing") }
    #expect(app.seen == "LoginScreen")
    app.flow.find(LoginFlow.self)?.cancel()
    #expect(app.seen == "LoginScreen", "asked again")
    app.flow.find(LoginFlow.self)?.finish("ann")
    #expect(app.seen == "[shop: ListScreen | *settings: SettingsScreen]")
  }

  @Test func aLinkIntoTheFlowThatHoldsLinksDoesNotWait() throws {
    let app = Launched(LaunchFlow(), registry: Registry(root: LaunchFlow.self))
    try app.flow.open("shop://items/4")
    let report = try app.flow.open("shop://welcome/terms")
    #expect(report.deferred == nil)
    #expect(app.seen == "WelcomeScreen > TextScreen")
    #expect(app.flow.waitingLink == "shop://items/4")
  }

  @Test func startingWithALinkThatLeadsNowhereStartsTheApp() {
    var heard: [Result<LinkReport, LinkError>] = []
    let app = AppFlow()
    let screen = HeadlessNavigator()
    app.launch(in: screen, registry: Registry(root: AppFlow.self), opening: "shop://items/tea") {
      heard.append($0)
    }
    #expect(screen.description == "[*shop: ListScreen | settings: -]")
    #expect(
      heard == [.failure(.badParameter(name: "id", type: "Int", text: "tea", route: "ShopFlow.item"))])
    #expect(app.waitingLink == nil)
  }

  @Test func factoriesOfFlowsAndScreensAreReplacedInTests() {
    let real = Launched(FactoryFlow(factory: LiveFactory()))
    let test = Launched(FactoryFlow(factory: TestFactory()))
    for flow in [real.flow, test.flow] { flow.go(\.auth) }
    #expect(real.seen == "TextScreen / cover: LoginScreen")
    #expect(test.seen == "TextScreen")
    #expect(test.flow.user == "tester")
    #expect((test.screen.entries.first?.content as? TextScreen)?.text == "test")
  }

  @Test func aRouterOfScreensCompletesOnPop() {
    let screen = HeadlessNavigator()
    let router = Router(screen)
    var heard: [String] = []
    router.setRoot(ListScreen()) { heard.append("list") }
    router.push(ItemScreen(id: 1)) { heard.append("one") }
    router.push(ItemScreen(id: 2)) { heard.append("two") }
    router.present(HelpScreen()) { heard.append("help") }
    screen.swipeDown()
    screen.goBack()
    router.popToRoot()
    router.setRoot(LoginScreen())
    #expect(heard == ["help", "two", "one", "list"])
  }

  @Test func flowsAreChosenAtLaunchAndAgainWhenOneFinishes() {
    let app = Launched(LaunchFlow())
    #expect(app.seen == "WelcomeScreen")
    app.flow.find(WelcomeFlow.self)?.finish()
    #expect(app.seen == "LoginScreen")
    app.flow.find(LoginFlow.self)?.finish("ann")
    #expect(app.seen == "[*shop: ListScreen | settings: -]")
    #expect(app.flow.tree == "LaunchFlow(MainFlow(ShopFlow))")
    app.flow.logOut()
    #expect(app.seen == "LoginScreen")
    #expect(app.flow.tree == "LaunchFlow(LoginFlow)")
  }

  @Test func tabsRunTheirFlowsLazily() {
    var started: [String] = []
    let app = Launched(MainFlow(), observer: Starts { started.append($0) })
    #expect(started == ["MainFlow", "ShopFlow"])
    app.screen.select(tab: "settings")
    app.screen.select(tab: "shop")
    #expect(started == ["MainFlow", "ShopFlow"])
  }
}

/// Chooses what to show by how far somebody has come.
private final class LaunchFlow: Coordinator {
  struct Routes: RouteTable {
    let welcome = Start { (_: LaunchFlow) in WelcomeFlow() }.onEnd { flow, _ in
      flow.isWelcomed = true
      flow.start()
    }
    .holdsLinks()
    let auth = Start { (_: LaunchFlow) in LoginFlow() }.onEnd { flow, ending in
      flow.user = ending.outcome
      flow.start()
    }
    .holdsLinks()
    let main = Start { (_: LaunchFlow) in MainFlow() }
  }

  var isWelcomed = false
  var user: String?

  override func start() {
    if !isWelcomed { go(\.welcome) } else if user == nil { go(\.auth) } else { go(\.main) }
  }

  func logOut() {
    user = nil
    start()
  }
}

private final class WelcomeFlow: Coordinator {
  struct Routes: RouteTable {
    let welcome = Root { (_: WelcomeFlow) in WelcomeScreen() }
    let terms = Push("shop://welcome/terms") { (_: WelcomeFlow) in TextScreen(text: "terms") }
  }
}

/// Makes flows and screens; tests hand in another.
@MainActor private protocol Factory {
  func makeHome() -> TextScreen
  func makeAuth() -> AuthFlow
}

private struct LiveFactory: Factory {
  func makeHome() -> TextScreen { TextScreen(text: "live") }
  func makeAuth() -> AuthFlow { AuthFlow() }
}

private struct TestFactory: Factory {
  func makeHome() -> TextScreen { TextScreen(text: "test") }
  func makeAuth() -> AuthFlow { QuickAuthFlow() }
}

private final class FactoryFlow: Coordinator {
  struct Routes: RouteTable {
    let home = Root { (flow: FactoryFlow) in flow.factory.makeHome() }
    let auth = Cover { (flow: FactoryFlow) in flow.factory.makeAuth() }.onFinish { flow, user in
      flow.user = user
    }
  }

  let factory: any Factory
  var user: String?

  init(factory: any Factory) { self.factory = factory }
}

private class AuthFlow: Coordinator {
  struct Routes: RouteTable { let login = Root { (_: AuthFlow) in LoginScreen() } }
  typealias Outcome = String
}

/// Knows who is there without asking.
private final class QuickAuthFlow: AuthFlow {
  override func start() { finish("tester") }
}

@MainActor private final class Starts: FlowObserver {
  private let hear: (String) -> Void

  init(_ hear: @escaping (String) -> Void) { self.hear = hear }

  func observe(_ event: FlowEvent, of flow: CoordinatorBase) {
    if case .started(let id, _) = event { hear(id) }
  }
}

/// Gives the same child each time.
private final class KeeperFlow: Coordinator {
  struct Routes: RouteTable {
    let home = Root { (_: KeeperFlow) in ListScreen() }
    let child = Push { (flow: KeeperFlow) in flow.child }
  }

  let child = PagesFlow()
}
