import FlowKit
import Testing

/// What the expert notes on the pattern ask, and what they say never to do.
@MainActor @Suite struct ExpertNotesTests {
  @Test func routesAreTypedValues() {
    let receipt: KeyPath<CheckoutFlow.Routes, Push<CheckoutFlow, Order.ID, ReceiptScreen>> = \.receipt
    let app = Launched(CheckoutFlow(store: Store()))
    #expect(app.flow.go(receipt, 5).shown?.order == 5)
  }

  @Test func aPathIsAppendedToAndPopped() {
    let pages = Launched(PagesFlow())
    for _ in 0..<3 { pages.flow.go(\.page) }
    #expect(pages.flow.shown.count == 4)
    pages.flow.pop()
    #expect(pages.flow.shown.count == 3)
    pages.flow.popToRoot()
    #expect(pages.flow.shown.map(\.routeID) == ["PagesFlow.first"])
  }

  @Test func aStackIsPushedPoppedToAndReplaced() {
    let pages = Launched(PagesFlow())
    for _ in 0..<3 { pages.flow.go(\.page) }
    #expect(pages.screen.entries.map(\.screenID) == ["ListScreen", "ItemScreen", "ItemScreen", "ItemScreen"])
    pages.flow.pop(to: pages.screen.entries[1])
    #expect(pages.seen == "ListScreen > ItemScreen")
    pages.flow.go(\.first)
    #expect(pages.seen == "ListScreen")
  }

  @Test func neverRulesThatOtherStylesBreakAreCaughtByTheLiveTree() {
    let root = LooseCoordinator()
    let child = LooseCoordinator()
    root.children = [child]
    child.isFinished = true
    #expect("\(LiveTree(reflecting: root))".contains("#2  ✗ finished, still alive"), "never removed")
    child.isFinished = false
    child.parent = root
    #expect("\(LiveTree(reflecting: root))".contains("#2  ✗ holds its parent strongly"))
    child.parent = nil
    root.rebuild()
    root.rebuild()
    #expect("\(LiveTree(reflecting: root))".contains("✗ duplicate of"), "made again on every rebuild")
  }

  @Test func parentsAreNeverOwnedByTheirChildren() {
    var child: PagesFlow?
    let parent: Weak<PagesFlow>
    do {
      let pages = PagesFlow()
      let screen = HeadlessNavigator()
      pages.launch(in: screen)
      child = pages.go(\.next).shown
      parent = Weak(pages)
      #expect(child?.parent === pages)
    }
    #expect(parent.object == nil)
    #expect(child?.parent == nil)
  }

  @Test func resultsAreDeliveredAsFinishedCancelledOrLeft() {
    var endings: [String] = []
    let app = Launched(AppFlow())
    func show() -> LoginFlow? {
      app.flow.go(\.login) { ending in
        switch ending {
        case .finished(let user): endings.append(user)
        case .cancelled: endings.append("cancelled")
        case .left: endings.append("left")
        }
      }.shown
    }
    show()?.finish("ann")
    show()?.cancel()
    _ = show()
    app.flow.dismiss()
    #expect(endings == ["ann", "cancelled", "left"])
  }

  @Test func aTabsCoordinatorIsNotMadeAgain() {
    let main = Launched(MainFlow())
    let shop = main.flow.go(\.shop).shown
    main.screen.select(tab: "settings")
    #expect(main.flow.go(\.shop).shown === shop)
    #expect(main.flow.children.count == 1)
  }

  @Test func linksBeginFromAKnownState() throws {
    let app = Launched(AppFlow(), registry: Registry(root: AppFlow.self))
    app.flow.go(\.login)
    app.flow.find(ShopFlow.self)?.go(\.checkout).shown?.go(\.help)
    try app.flow.open("shop://items")
    #expect(app.seen == "[*shop: ListScreen | settings: -]")
    #expect(app.flow.tree == "AppFlow(MainFlow(ShopFlow))")
  }

  @Test func guardsStandBeforeLinks() {
    let app = Launched(AppFlow(), registry: Registry(root: AppFlow.self))
    app.flow.user = "ann"
    app.flow.isOpen = false
    #expect(throws: LinkError.refused(by: "open", reason: .closed, route: "ShopFlow.checkout")) {
      try app.flow.open("shop://orders/1")
    }
  }

  @Test func whatHappensCanBeObserved() {
    let events = EventList()
    let app = Launched(CheckoutFlow(store: Store()), observer: events)
    app.flow.go(\.help).shown?.finish()
    app.flow.cancel()
    app.flow.cancel()
    #expect(
      events.all == [
        .started(flow: "CheckoutFlow", by: ""), .showed(route: "CheckoutFlow.cart", screen: "CartScreen"),
        .started(flow: "HelpFlow", by: "CheckoutFlow.help"),
        .showed(route: "HelpFlow.topics", screen: "HelpScreen"),
        .removed(route: "HelpFlow.topics", screen: "HelpScreen"), .finished(flow: "HelpFlow"),
        .removed(route: "CheckoutFlow.cart", screen: "CartScreen"), .cancelled(flow: "CheckoutFlow"),
      ])
  }
}

/// Does what the notes say never to do.
private final class LooseCoordinator {
  var children: [LooseCoordinator] = []
  var parent: LooseCoordinator?
  var isFinished = false
  private var rows: [RowCoordinator] = []

  func rebuild() { rows.append(RowCoordinator()) }
}

private final class RowCoordinator {}
