import FlowKit
import Testing

/// What Minerva asks: the coordinator decides what, the navigator decides how.
@MainActor @Suite struct MinervaTests {
  @Test func navigatorsTakeWordsAndCoordinatorsGiveThem() {
    let screen = RecordingNavigator()
    let pages = PagesFlow()
    pages.launch(in: screen)
    pages.go(\.page)
    pages.go(\.page)
    pages.pop()
    pages.go(\.page)
    pages.popToRoot()
    pages.go(\.sheet).shown?.cancel()
    pages.go(\.first)
    #expect(
      screen.decisions == [
        "root ListScreen", "push ItemScreen", "push ItemScreen", "pop", "push ItemScreen",
        "pop to ListScreen",
        "sheet", "root ListScreen", "dismiss", "root ListScreen",
      ])
  }

  /// The ways in which a screen can leave.
  private nonisolated static let waysOut:
    [(name: String, leave: @MainActor @Sendable (Launched<PagesFlow>) -> Void)] = [
      ("back button", { $0.screen.goBack() }),
      ("back to the root", { $0.screen.goBackToRoot() }),
      ("pop", { $0.flow.pop() }),
      ("pop to the root", { $0.flow.popToRoot() }),
      ("replaced stack", { $0.flow.go(\.first) }),
      ("finish", { ($0.flow.children.first as? PagesFlow)?.finish() }),
      ("cancel", { $0.flow.children.first?.cancel() }),
    ]

  @Test(arguments: waysOut.indices) func removalIsHeardHoweverAScreenLeft(way: Int) {
    let pages = Launched(PagesFlow())
    var endings = 0
    let child = Weak(pages.flow.go(\.next) { _ in endings += 1 }.shown)
    Self.waysOut[way].leave(pages)
    #expect(endings == 1, "\(Self.waysOut[way].name)")
    #expect(child.object == nil, "\(Self.waysOut[way].name)")
    #expect(pages.seen == "ListScreen", "\(Self.waysOut[way].name)")
  }

  /// The ways in which a modal can leave.
  private nonisolated static let waysDown:
    [(name: String, leave: @MainActor @Sendable (Launched<PagesFlow>) -> Void)] = [
      ("swipe", { $0.screen.swipeDown() }),
      ("dismissed", { $0.flow.dismiss() }),
      ("replaced stack", { $0.flow.go(\.first) }),
      ("finish", { ($0.flow.children.first as? PagesFlow)?.finish() }),
      ("cancel", { $0.flow.children.first?.cancel() }),
    ]

  @Test(arguments: waysDown.indices) func removalIsHeardHoweverAModalLeft(way: Int) {
    let pages = Launched(PagesFlow())
    var endings = 0
    let child = Weak(pages.flow.go(\.sheet) { _ in endings += 1 }.shown)
    child.object?.go(\.page)
    Self.waysDown[way].leave(pages)
    #expect(endings == 1, "\(Self.waysDown[way].name)")
    #expect(child.object == nil, "\(Self.waysDown[way].name)")
    #expect(pages.seen == "ListScreen", "\(Self.waysDown[way].name)")
  }

  @Test func popToIsSaidOfCoordinatorsToo() {
    let pages = Launched(PagesFlow())
    let child = pages.flow.go(\.next).shown
    let grandchild = child?.go(\.next).shown
    grandchild?.go(\.page)
    #expect(pages.seen == "ListScreen > ListScreen > ListScreen > ItemScreen")
    if let grandchild { pages.flow.pop(to: grandchild) }
    #expect(pages.seen == "ListScreen > ListScreen > ListScreen > ItemScreen", "its own last screen stays")
    pages.flow.pop(to: \.next)
    #expect(pages.seen == "ListScreen > ListScreen")
    #expect(child?.children.isEmpty == true && child?.phase == .running)
    pages.flow.pop(to: PagesFlow())
    #expect(pages.seen == "ListScreen > ListScreen", "a flow of no tree")
  }

  @Test func aModalFlowLivesAsLongAsItsOwnStack() {
    let pages = Launched(PagesFlow())
    let modal = Weak(pages.flow.go(\.sheet).shown)
    modal.object?.go(\.page)
    pages.screen.goBack()
    #expect(modal.object?.phase == .running)
    pages.screen.swipeDown()
    #expect(modal.object == nil)
  }

  @Test func theSameCoordinatorRunsUnderAnotherNavigator() {
    let pad = SplitNavigator()
    let pages = PagesFlow()
    pages.launch(in: pad)
    pages.go(\.next).shown?.go(\.page)
    #expect(pad.description == "ListScreen || ListScreen > ItemScreen")
    pages.popToRoot()
    #expect(pad.description == "ListScreen || -")
    #expect(pages.tree == "PagesFlow")
  }

  @Test func aLinkBuildsTheSubtreeAndAttachesIt() throws {
    let app = Launched(AppFlow(), registry: Registry(root: AppFlow.self))
    app.flow.user = "ann"
    try app.flow.open("shop://help/tea")
    #expect(app.flow.tree == "AppFlow(MainFlow(ShopFlow(CheckoutFlow(HelpFlow))))")
  }
}
