import FlowKit
import FlowModel
import FlowTestSupport
import Foundation
import Testing

@MainActor @Suite struct LinkTests {
  let registry = Registry(root: AppFlow.self)
  let app: Launched<AppFlow>
  let events = EventList()

  init() { app = Launched(AppFlow(), registry: registry, observer: events) }

  @Test func aLinkGoesItsChain() throws {
    app.flow.user = "ann"
    let report = try app.flow.open("shop://orders/42")
    #expect(app.seen == "[*shop: ListScreen | settings: -] / sheet: CartScreen > ReceiptScreen")
    #expect(report.path == ["AppFlow.main", "MainFlow.shop", "ShopFlow.checkout", "CheckoutFlow.receipt"])
    #expect(report.link == "shop://orders/:id")
    #expect(
      events.all.last == .opened(link: "shop://orders/:id", url: "shop://orders/42", path: report.path))
  }

  @Test func whatALinkShowsCanEndAsAnythingElse() throws {
    app.flow.user = "ann"
    try app.flow.open("shop://orders/42")
    app.flow.find(CheckoutFlow.self)?.finish(Order(id: 42))
    #expect(app.flow.find(ShopFlow.self)?.orders == [Order(id: 42)])
  }

  @Test func aLinkGoesFromTheKnownStateAndKeepsWhatItCan() throws {
    let shop = app.flow.find(ShopFlow.self)
    shop?.go(\.item, 1, nil)
    app.screen.select(tab: "settings")
    app.flow.go(\.login)
    try app.flow.open("shop://items/9?tab=reviews")
    #expect(app.seen == "[*shop: ListScreen > ItemScreen | settings: SettingsScreen]")
    #expect(app.flow.find(ShopFlow.self) === shop)
    #expect(app.flow.find(LoginFlow.self) == nil)
    #expect((app.screen.visible.entries.last?.content as? ItemScreen)?.tab == "reviews")
    try app.flow.open("shop://items")
    #expect(app.seen == "[*shop: ListScreen | settings: SettingsScreen]")
    try app.flow.open("shop://settings")
    #expect(app.seen == "[shop: ListScreen | *settings: SettingsScreen]")
  }

  @Test func whatAFlowShowsAnywayIsNotShownAgain() throws {
    try app.flow.open("shop://items")
    let lists = events.all.filter { $0 == .showed(route: "ShopFlow.list", screen: "ListScreen") }
    #expect(lists.count == 1)
  }

  @Test func aParameterThatTheURLLeavesOutIsNamed() {
    let registry = Registry(root: SearchFlow.self)
    let search = Launched(SearchFlow(), registry: registry)
    #expect(throws: LinkError.missingParameter(name: "q", type: "String", route: "SearchFlow.search")) {
      try search.flow.open("shop://search")
    }
    #expect(
      registry.findings.map(\.description) == [
        "warning: the link 'shop://search?q=:q?' may omit 'q', which 'SearchFlow.search' needs [link-parameter]"
      ])
  }

  @Test func anyFlowOpensLinks() throws {
    try app.flow.find(ShopFlow.self)?.open("shop://items/9")
    #expect(app.seen == "[*shop: ListScreen > ItemScreen | settings: -]")
  }

  @Test func badLinksAreErrorsThatNameThePartAndChangeNothing() {
    app.flow.user = "ann"
    app.flow.go(\.login)
    let before = app.seen
    let cases: [(url: String, error: LinkError)] = [
      ("", .invalidURL(.missingScheme)),
      ("shop://items/%zz", .invalidURL(.percentEncoding(.segment(1)))),
      ("shop://nothing", .unknown(url: "shop://nothing")),
      ("shop://items/tea", .badParameter(name: "id", type: "Int", text: "tea", route: "ShopFlow.item")),
      (
        "shop://items/99999999999999999999",
        .badParameter(name: "id", type: "Int", text: "99999999999999999999", route: "ShopFlow.item")
      ),
    ]
    for (url, error) in cases {
      #expect(throws: error) { try app.flow.open(url) }
    }
    app.flow.isOpen = false
    #expect(throws: LinkError.refused(by: "open", reason: .closed, route: "ShopFlow.checkout")) {
      try app.flow.open("shop://orders/42")
    }
    #expect(app.seen == before)
    #expect(app.flow.tree == "AppFlow(MainFlow(ShopFlow) LoginFlow)")
  }

  @Test func hostileURLsNeverTrap() {
    for text in HostileText.all {
      for url in [text, "shop://\(text)", "shop://items/\(text)", "shop://help/\(text)?tab=\(text)"] {
        _ = try? app.flow.open(url)
      }
    }
    #expect(app.flow.phase == .running)
  }

  @Test func aGuardMayHaveSomethingDoneFirst() throws {
    var resumed: [Result<LinkReport, LinkError>] = []
    let report = try app.flow.open("shop://orders/42") { resumed.append($0) }
    #expect(report.deferred == .notSignedIn)
    #expect(app.seen == "[*shop: ListScreen | settings: -] / cover: LoginScreen")
    app.flow.find(LoginFlow.self)?.finish("ann")
    #expect(app.seen == "[*shop: ListScreen | settings: -] / sheet: CartScreen > ReceiptScreen")
    #expect(try resumed.map { try $0.get().deferred } == [nil])
  }

  @Test func whatAGuardPutOffAndNobodyDidIsNotOpened() throws {
    try app.flow.open("shop://orders/42")
    app.flow.find(LoginFlow.self)?.cancel()
    #expect(app.seen == "[*shop: ListScreen | settings: -]")
  }

  @Test func withoutARegistryOrAWayNothingOpens() {
    #expect(throws: LinkError.noRegistry) { try Launched(AppFlow()).flow.open("shop://items") }
    #expect(throws: LinkError.noRegistry) { try AppFlow().open("shop://items") }
    let help = Launched(HelpFlow(), registry: registry)
    #expect(throws: LinkError.missingStep(route: "ShopFlow.list")) { try help.flow.open("shop://items") }
  }

  @Test func aStepThatEndsAtOnceIsNamed() {
    let hasty = Launched(HastyFlow(), registry: Registry(root: HastyFlow.self))
    #expect(throws: LinkError.lost(route: "HastyChildFlow.page")) { try hasty.flow.open("shop://page") }
    #expect(hasty.flow.tree == "HastyFlow")
  }

  @Test func stepsOnTheWayTakeTheirParameters() throws {
    let registry = Registry(root: LibraryFlow.self)
    #expect(registry.findings.isEmpty)
    let library = Launched(LibraryFlow(), registry: registry)
    try library.flow.open("shop://books/7/pages/12")
    #expect(library.seen == "ListScreen > ListScreen > ItemScreen")
    #expect(library.flow.find(BookFlow.self)?.book == 7)
    #expect((library.screen.entries.last?.content as? ItemScreen)?.id == 12)
    #expect(
      try registry.url(for: \BookFlow.Routes.page, 12, with: ["book": "7"]) == "shop://books/7/pages/12")
  }

  @Test func aRouteAndItsParametersGiveTheURL() throws {
    #expect(try registry.url(for: \CheckoutFlow.Routes.receipt, 42) == "shop://orders/42")
    #expect(try registry.url(for: \MainFlow.Routes.settings) == "shop://settings")
    #expect(try registry.url(for: \HelpFlow.Routes.topic, "tea & milk") == "shop://help/tea%20%26%20milk")
    #expect(try registry.url(for: \ShopFlow.Routes.item, 4, nil) == "shop://items/4")
    #expect(try registry.url(for: \ShopFlow.Routes.item, 4, "a/b") == "shop://items/4?tab=a%2Fb")
    #expect(throws: LinkError.noURL(.empty(name: "topic"))) {
      try registry.url(for: \HelpFlow.Routes.topic, "")
    }
    #expect(throws: LinkError.noLink(route: "CartScreen")) {
      try registry.url(for: \CheckoutFlow.Routes.cart)
    }
  }

  @Test func valuesOfAllKindsGoThereAndBack() throws {
    let registry = Registry(root: ValuesFlow.self)
    let values = Launched(ValuesFlow(), registry: registry)
    let id = UUID()
    let url = try registry.url(for: \ValuesFlow.Routes.all, id, .cash, Code("x1"), 2.5)
    try values.flow.open(url)
    let shown = try #require(values.screen.entries.last?.content as? TextScreen)
    #expect(shown.text == "\(id) cash x1 2.5")
    #expect(
      throws: LinkError.badParameter(name: "method", type: "Method", text: "gold", route: "ValuesFlow.all")
    ) {
      try values.flow.open("shop://all/\(id)/gold/x1/2.5")
    }
    #expect(throws: LinkError.badParameter(name: "code", type: "Code", text: "1x", route: "ValuesFlow.all")) {
      try values.flow.open("shop://all/\(id)/cash/1x/2.5")
    }
    let link = registry.graph.links.first { $0.route == "ValuesFlow.all" }
    #expect(link?.parameters.first { $0.name == "method" }?.allowed == ["card", "cash"])
    try values.flow.open(try registry.url(for: \ValuesFlow.Routes.more, true, 7, Level.high))
    #expect((values.screen.entries.last?.content as? TextScreen)?.text == "true 7 high")
  }
}

private final class HastyFlow: Coordinator {
  struct Routes: RouteTable {
    let home = Root { (_: HastyFlow) in ListScreen() }
    let child = Push { (_: HastyFlow) in HastyChildFlow() }
  }
}

private final class HastyChildFlow: Coordinator {
  struct Routes: RouteTable {
    let page = Push("shop://page") { (_: HastyChildFlow) in HelpScreen() }
  }
  override func start() { cancel() }
}

private final class SearchFlow: Coordinator {
  struct Routes: RouteTable {
    let search = Push("shop://search?q=:q?") { (_: SearchFlow, q: String) in TopicScreen(topic: q) }
  }
}

private final class LibraryFlow: Coordinator {
  struct Routes: RouteTable {
    let shelves = Root { (_: LibraryFlow) in ListScreen() }
    let book = Push { (_: LibraryFlow, id: Int) in BookFlow(book: id) }.named("book")
  }
}

private final class BookFlow: Coordinator {
  struct Routes: RouteTable {
    let cover = Root { (_: BookFlow) in ListScreen() }
    let page = Push("shop://books/:book/pages/:page") { (_: BookFlow, page: Int) in ItemScreen(id: page) }
  }
  let book: Int

  init(book: Int) { self.book = book }
}

private final class ValuesFlow: Coordinator {
  struct Routes: RouteTable {
    let all = Root("shop://all/:id/:method/:code/:size") {
      (_: ValuesFlow, id: UUID, method: Method, code: Code, size: Double) in
      TextScreen(text: "\(id) \(method) \(code.text) \(size)")
    }
    let more = Root("shop://more?on=:on&count=:count&level=:level") {
      (_: ValuesFlow, on: Bool, count: Int8, level: Level?) in
      TextScreen(text: "\(on) \(count) \(level.map { "\($0)" } ?? "-")")
    }
  }
}

private enum Level: Int, Sendable { case low, high }

/// A type of the app: a letter, then digits.
private struct Code: LinkConvertible {
  let text: String

  init(_ text: String) { self.text = text }

  init?(linkText: String) {
    guard linkText.first?.isLetter == true else { return nil }
    text = linkText
  }

  var linkText: String { text }
}
