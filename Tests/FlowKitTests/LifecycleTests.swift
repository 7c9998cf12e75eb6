import FlowKit
import Testing

@MainActor @Suite struct LifecycleTests {
  let app = Launched(AppFlow())

  private var shop: ShopFlow? { app.flow.find(ShopFlow.self) }

  @Test func showingAddsAndFinishingRemoves() {
    let checkout = shop?.go(\.checkout).shown
    #expect(app.flow.tree == "AppFlow(MainFlow(ShopFlow(CheckoutFlow)))")
    checkout?.finish(Order(id: 7))
    #expect(app.flow.tree == "AppFlow(MainFlow(ShopFlow))")
    #expect(app.seen == "[*shop: ListScreen | settings: -]")
    #expect(shop?.orders == [Order(id: 7)])
  }

  @Test func anEndingIsDeliveredOnce() {
    var endings: [Ending<Order>] = []
    let checkout = shop?.go(\.checkout) { endings.append($0) }.shown
    checkout?.finish(Order(id: 1))
    checkout?.finish(Order(id: 2))
    checkout?.cancel()
    app.screen.swipeDown()
    #expect(endings == [.finished(Order(id: 1))])
    #expect(shop?.orders == [Order(id: 1)])
  }

  @Test func cancellingIsNotLeaving() {
    var endings: [Ending<Order>] = []
    shop?.go(\.checkout) { endings.append($0) }.shown?.cancel()
    shop?.go(\.checkout) { endings.append($0) }
    app.screen.swipeDown()
    #expect(endings == [.cancelled, .left])
  }

  @Test func goingBackPastAFlowLeavesIt() {
    var isGone = false
    let pages = Launched(PagesFlow())
    let next = Weak(pages.flow.go(\.next) { ending in if case .left = ending { isGone = true } }.shown)
    next.object?.go(\.page)
    #expect(pages.seen == "ListScreen > ListScreen > ItemScreen")
    pages.screen.goBack()
    #expect(pages.flow.tree == "PagesFlow(PagesFlow)")
    #expect(!isGone)
    pages.screen.goBack()
    #expect(pages.flow.tree == "PagesFlow")
    #expect(isGone)
    #expect(next.object == nil)
  }

  @Test func goingAllTheWayBackLeavesAllOnTheWay() {
    let pages = Launched(PagesFlow())
    let second = Weak(pages.flow.go(\.next).shown)
    let third = Weak(second.object?.go(\.next).shown)
    third.object?.go(\.page)
    pages.screen.goBackToRoot()
    #expect(pages.seen == "ListScreen")
    #expect(pages.flow.tree == "PagesFlow")
    #expect(second.object == nil && third.object == nil)
  }

  @Test func replacingTheStackLeavesWhatWasOnIt() {
    let pages = Launched(PagesFlow())
    pages.flow.go(\.next).shown?.go(\.next)
    pages.flow.go(\.sheet)
    pages.flow.go(\.first)
    #expect(pages.seen == "ListScreen")
    #expect(pages.flow.tree == "PagesFlow")
  }

  @Test func aChildsRootReplacesItsOwnPartOnly() {
    let pages = Launched(PagesFlow())
    let next = pages.flow.go(\.next).shown
    next?.go(\.page)
    next?.go(\.first)
    #expect(pages.seen == "ListScreen > ListScreen")
    #expect(pages.flow.tree == "PagesFlow(PagesFlow)")
  }

  @Test func finishingBelowOthersLeavesThem() {
    let pages = Launched(PagesFlow())
    let next = pages.flow.go(\.next).shown
    pages.flow.go(\.page)
    #expect(pages.seen == "ListScreen > ListScreen > ItemScreen")
    next?.finish()
    #expect(pages.seen == "ListScreen > ItemScreen")
  }

  @Test func finishingEndsAllBelow() {
    var heard: [String] = []
    let pages = Launched(PagesFlow())
    let next = pages.flow.go(\.next) { _ in heard.append("next") }.shown
    let sheet = next?.go(\.sheet) { _ in heard.append("sheet") }.shown
    let inner = sheet?.go(\.sheet) { _ in heard.append("sheet in sheet: \(sheet?.phase == .ended)") }.shown
    next?.finish()
    #expect(heard == ["sheet in sheet: true", "sheet", "next"])
    #expect(pages.seen == "ListScreen")
    #expect(inner?.phase == .ended && inner?.go(\.page).shown == nil)
  }

  @Test func theParentGoesOnWhereTheChildEnded() {
    shop?.go(\.checkout) { [weak shop] _ in shop?.go(\.item, 5, nil) }.shown?.finish(Order(id: 1))
    #expect(app.seen == "[*shop: ListScreen > ItemScreen | settings: -]")
  }

  @Test func aFlowWithoutScreensGoesWithItsLastChild() {
    let pages = Launched(PagesFlow())
    var endings: [Ending<Void>] = []
    pages.flow.go(\.wrapper) { endings.append($0) }
    #expect(pages.flow.tree == "PagesFlow(WrapperFlow(PagesFlow))")
    pages.screen.swipeDown()
    #expect(pages.flow.tree == "PagesFlow")
    #expect(endings.count == 1)
  }

  @Test func aFlowWithoutScreensMayChooseAgainWhenItsChildEnds() {
    let pages = Launched(PagesFlow())
    let wrapper = pages.flow.go(\.wrapper).shown
    wrapper?.isRestless = true
    wrapper?.children.first.map { $0.cancel() }
    #expect(pages.flow.tree == "PagesFlow(WrapperFlow(PagesFlow))")
    #expect(pages.seen == "ListScreen / sheet: ListScreen")
  }

  @Test func aCoordinatorIsShownOnce() {
    let events = EventList()
    let keeper = Launched(KeeperFlow(), observer: events)
    #expect(keeper.flow.go(\.kept).shown != nil)
    #expect(keeper.flow.go(\.kept).shown == nil)
    keeper.screen.swipeDown()
    #expect(keeper.flow.go(\.kept).shown == nil)
    #expect(events.all.contains(.ignored(route: "KeeperFlow.kept", reason: .coordinatorShownBefore)))
    #expect(keeper.seen == "ListScreen")
  }

  @Test func whatEndsIsTakenAwayInOneStep() {
    let screen = RecordingNavigator()
    let pages = PagesFlow()
    pages.launch(in: screen)
    let next = pages.go(\.next).shown
    next?.go(\.next).shown?.go(\.page)
    screen.forgetDecisions()
    next?.finish()
    #expect(screen.decisions == ["pop to ListScreen"])
  }

  @Test(arguments: [true, false]) func deepTreesAreLetGoWithoutDeepCalls(byUser: Bool) {
    let pages = Launched(PagesFlow())
    var last: PagesFlow? = pages.flow
    for _ in 0..<5_000 { last = last?.go(\.next).shown }
    let first = Weak(pages.flow.children.first)
    let deepest = Weak(last)
    last = nil
    if byUser { pages.screen.goBackToRoot() } else { first.object?.cancel() }
    #expect(first.object == nil && deepest.object == nil)
    #expect(pages.flow.tree == "PagesFlow")
  }

  @Test func aFlowThatHasEndedHoldsNothing() {
    let pages = Launched(PagesFlow())
    var store: Store? = Store()
    let captured = Weak(store)
    let child = pages.flow.go(\.sheet) { [store] _ in _ = store }.shown
    store = nil
    let modal = Weak(child?.shown.first?.navigator as? HeadlessNavigator)
    #expect(modal.object != nil && captured.object != nil)
    child?.cancel()
    #expect(child?.phase == .ended)
    #expect(modal.object == nil && captured.object == nil)
  }

  @Test func launchingTakesTheWholeWindow() {
    let screen = HeadlessNavigator()
    Router(screen).setRoot(WelcomeScreen())
    PagesFlow().launch(in: screen)
    #expect(screen.description == "ListScreen")
  }

  @Test func whatANavigatorDoesNotTakeIsNotShown() {
    let screen = BrokenNavigator()
    let pages = PagesFlow()
    pages.launch(in: screen)
    let next = Weak(pages.go(\.next).shown)
    #expect(pages.shown.isEmpty)
    #expect(next.object == nil)
  }

  @Test func popsAndDismissesByOrder() {
    let pages = Launched(PagesFlow())
    pages.flow.go(\.page)
    pages.flow.go(\.next).shown?.go(\.page)
    pages.flow.pop()
    #expect(pages.seen == "ListScreen > ItemScreen > ListScreen")
    pages.flow.pop(to: \.page)
    #expect(pages.seen == "ListScreen > ItemScreen")
    pages.flow.go(\.sheet).shown?.go(\.sheet)
    pages.flow.dismiss()
    #expect(pages.seen == "ListScreen > ItemScreen")
    pages.flow.popToRoot()
    pages.flow.pop()
    #expect(pages.seen == "ListScreen")
  }

  @Test func whatAFlowPresentsItGoesOnIn() {
    let pages = Launched(PagesFlow())
    pages.flow.go(\.card)
    pages.flow.go(\.page)
    #expect(pages.seen == "ListScreen / sheet: HelpScreen > ItemScreen")
    pages.screen.swipeDown()
    pages.flow.go(\.page)
    #expect(pages.seen == "ListScreen > ItemScreen")
  }
}

final class PagesFlow: Coordinator {
  struct Routes: RouteTable {
    let first = Root { (_: PagesFlow) in ListScreen() }
    let page = Push { (_: PagesFlow) in ItemScreen(id: 1) }
    let card = Sheet { (_: PagesFlow) in HelpScreen() }
    let next = Push { (_: PagesFlow) in PagesFlow() }
    let sheet = Sheet { (_: PagesFlow) in PagesFlow() }
    let wrapper = Sheet { (_: PagesFlow) in WrapperFlow() }
  }
}

/// A flow that shows nothing itself.
final class WrapperFlow: Coordinator {
  struct Routes: RouteTable {
    let pages = Start { (_: WrapperFlow) in PagesFlow() }.onEnd { flow, _ in
      if flow.isRestless { flow.start() }
    }
  }
  var isRestless = false

  override func start() { go(\.pages) }
}

/// A flow that wrongly keeps a child of its own.
private final class KeeperFlow: Coordinator {
  struct Routes: RouteTable {
    let home = Root { (_: KeeperFlow) in ListScreen() }
    let kept = Sheet { (flow: KeeperFlow) in flow.help }
  }
  let help = HelpFlow()
}

/// A navigator that shows nothing.
private final class BrokenNavigator: HeadlessNavigator {
  override func setRoot(_ entry: Entry, keeping count: Int, animated: Bool) {}
  override func push(_ entry: Entry, animated: Bool) {}
}

/// Keeps all that it is told.
final class EventList: FlowObserver {
  private(set) var all: [FlowEvent] = []

  func observe(_ event: FlowEvent, of flow: CoordinatorBase) { all.append(event) }
}
