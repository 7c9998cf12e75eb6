import FlowKit
import Testing

@MainActor @Suite struct NavigatorTests {
  @Test func eachRemovalIsReportedOnceWithAllThatWent() {
    let screen = HeadlessNavigator()
    var reports: [[String]] = []
    screen.onRemoval = { reports.append($0.map(\.screenID)) }
    let entries = [Entry(ListScreen()), Entry(ItemScreen(id: 1)), Entry(HelpScreen())]
    screen.setRoot(entries[0], keeping: 0, animated: true)
    screen.push(entries[1], animated: true)
    screen.push(entries[2], animated: true)
    screen.goBack()
    screen.makeModal(.sheet).setRoot(Entry(CartScreen(items: []) {}), keeping: 0, animated: true)
    screen.swipeDown()
    screen.setRoot(Entry(LoginScreen()), keeping: 0, animated: true)
    screen.remove(entries, animated: true)
    #expect(reports == [["HelpScreen"], ["CartScreen"], ["ItemScreen", "ListScreen"]])
  }

  @Test func aModalGoesWithTheOneBelowIt() {
    let screen = HeadlessNavigator()
    var removed: [String] = []
    screen.onRemoval = { removed += $0.map(\.screenID) }
    let low = screen.makeModal(.sheet)
    low.setRoot(Entry(ListScreen()), keeping: 0, animated: true)
    let high = low.makeModal(.cover)
    #expect(screen.description == "- / sheet: ListScreen")
    high.setRoot(Entry(HelpScreen()), keeping: 0, animated: true)
    #expect(screen.description == "- / sheet: ListScreen / cover: HelpScreen")
    #expect(!screen.swipeDown())
    low.dismiss()
    #expect(screen.description == "-")
    #expect(removed == ["HelpScreen", "ListScreen"])
  }

  @Test func whatIsReportedTwiceIsHeardOnce() {
    var heard = 0
    let entry = Entry(ListScreen()) { heard += 1 }
    Entry.wereRemoved([entry])
    Entry.wereRemoved([entry, entry])
    #expect(heard == 1)
  }

  @Test func tabsStartWhenTheyAreSelected() {
    let app = Launched(MainFlow())
    #expect(app.seen == "[*shop: ListScreen | settings: -]")
    #expect(app.screen.select(tab: "settings"))
    #expect(app.seen == "[shop: ListScreen | *settings: SettingsScreen]")
    #expect(!app.screen.select(tab: "nothing"))
    app.flow.go(\.shop).shown?.go(\.item, 3, nil)
    app.screen.select(tab: "settings")
    app.screen.select(tab: "shop")
    #expect(app.seen == "[*shop: ListScreen > ItemScreen | settings: SettingsScreen]")
    #expect(app.flow.tree == "MainFlow(ShopFlow)")
  }

  @Test func aTabWhoseFlowEndedStartsAnew() {
    let app = Launched(MainFlow())
    app.flow.go(\.shop).shown?.cancel()
    #expect(app.seen == "[*shop: - | settings: -]")
    app.screen.select(tab: "shop")
    #expect(app.seen == "[*shop: ListScreen | settings: -]")
  }

  @Test func whatIsInATabGoesWithTheTabs() {
    let app = Launched(AppFlow())
    app.flow.find(ShopFlow.self)?.go(\.checkout)
    app.screen.select(tab: "settings")
    app.flow.go(\.main)
    #expect(app.seen == "[*shop: ListScreen | settings: -]")
    #expect(app.flow.tree == "AppFlow(MainFlow(ShopFlow))")
  }

  @Test func decisionsAreRecordedAndTheUsersHandIsNot() {
    let screen = RecordingNavigator()
    let pages = PagesFlow()
    pages.launch(in: screen)
    pages.go(\.page)
    pages.go(\.card)
    screen.swipeDown()
    screen.goBack()
    #expect(screen.decisions == ["root ListScreen", "push ItemScreen", "sheet", "root HelpScreen"])
    screen.forgetDecisions()
    pages.go(\.page)
    pages.go(\.next).shown?.finish()
    pages.go(\.card)
    pages.dismiss()
    pages.go(\.page)
    pages.popToRoot()
    #expect(
      screen.decisions == [
        "push ItemScreen", "push ListScreen", "pop", "sheet", "root HelpScreen", "dismiss", "push ItemScreen",
        "pop to ListScreen",
      ])
  }

  @Test func theSameCoordinatorRunsUnderASplitView() {
    let (phone, pad) = (HeadlessNavigator(), SplitNavigator())
    for screen in [phone, pad] as [any Navigator] {
      let checkout = CheckoutFlow(store: Store())
      checkout.launch(in: screen)
      checkout.go(\.payment, .card)
      let help = checkout.go(\.help).shown
      help?.go(\.topic, "tea")
      help?.finish()
      #expect(checkout.tree == "CheckoutFlow")
      checkout.go(\.receipt, 42)
    }
    #expect(phone.description == "CartScreen > PaymentScreen > ReceiptScreen")
    #expect(pad.description == "CartScreen || PaymentScreen > ReceiptScreen")
  }

  @Test func aPaneThatIsClearedLeavesItsFlows() {
    let pad = SplitNavigator()
    let pages = PagesFlow()
    pages.launch(in: pad)
    let next = Weak(pages.go(\.next).shown)
    next.object?.go(\.page)
    #expect(pad.description == "ListScreen || ListScreen > ItemScreen")
    pad.clearDetail()
    #expect(next.object == nil)
    #expect(pages.tree == "PagesFlow")
  }

  @Test func animationIsTheNavigatorsMatter() {
    let screen = AnimationList()
    let pages = PagesFlow()
    pages.launch(in: screen)
    pages.withoutAnimation { pages.go(\.page) }
    pages.go(\.page)
    #expect(screen.animated == [false, true])
  }
}

/// The first entry at the left, all others at the right.
@MainActor final class SplitNavigator: Navigator {
  private let left = HeadlessNavigator()
  private let right = HeadlessNavigator()

  var entries: [Entry] { left.entries + right.entries }
  var host: Entry? { nil }
  var onRemoval: (@MainActor ([Entry]) -> Void)? {
    didSet {
      left.onRemoval = onRemoval
      right.onRemoval = onRemoval
    }
  }
  var description: String { "\(left.description) || \(right.description)" }

  func setRoot(_ entry: Entry, keeping count: Int, animated: Bool) {
    if count > 0 { return right.setRoot(entry, keeping: count - 1, animated: animated) }
    right.dismiss()
    left.setRoot(entry, keeping: 0, animated: animated)
  }

  func push(_ entry: Entry, animated: Bool) {
    left.entries.isEmpty ? left.push(entry, animated: animated) : right.push(entry, animated: animated)
  }

  func remove(_ entries: [Entry], animated: Bool) {
    right.remove(entries, animated: animated)
    left.remove(entries, animated: animated)
  }

  func makeModal(_ style: ModalStyle) -> any Navigator { left.makeModal(style) }
  func makeInner(in entry: Entry) -> any Navigator { left.makeInner(in: entry) }

  /// Takes all at the right away, as the user does.
  func clearDetail() { right.goBackToRoot(); right.dismiss() }
}

/// Notes which pushes are animated.
private final class AnimationList: HeadlessNavigator {
  var animated: [Bool] = []

  override func push(_ entry: Entry, animated: Bool) {
    self.animated.append(animated)
    super.push(entry, animated: animated)
  }
}
