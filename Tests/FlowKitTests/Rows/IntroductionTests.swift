import FlowKit
import Testing

/// What Pasquier's introduction asks.
@MainActor @Suite struct PasquierTests {
  @Test func storingIsShowingAndFreeingIsLeaving() {
    let pages = Launched(PagesFlow())
    let child = Weak(pages.flow.go(\.next).shown)
    #expect(pages.flow.children.first === child.object)
    pages.screen.goBack()
    #expect(pages.flow.children.isEmpty)
    #expect(child.object == nil)
  }

  @Test func aCompletionClosureHearsTheResult() {
    var user: String?
    let app = Launched(AppFlow())
    app.flow.go(\.login) { user = $0.outcome }.shown?.finish("ann")
    #expect(user == "ann")
  }
}

/// What the tutorial book's version asks: routers, and a flow that walks a fixed list of steps.
@MainActor @Suite struct RouterBookTests {
  @Test func presentHearsWhenItIsDismissed() {
    let screen = HeadlessNavigator()
    var dismissed = 0
    let router = Router(screen)
    router.setRoot(ListScreen())
    let modal = router.present(HelpScreen(), style: .cover, animated: false) { dismissed += 1 }
    modal.push(TopicScreen(topic: "a"))
    #expect(screen.description == "ListScreen / cover: HelpScreen > TopicScreen")
    modal.dismiss()
    modal.dismiss()
    #expect(screen.description == "ListScreen")
    #expect(dismissed == 1)
  }

  @Test func aFlowWalksItsStepsAndKnowsWhereItIs() {
    var isDone = false
    let home = Launched(HowToHome())
    let howTo = home.flow.go(\.howTo) { isDone = $0.outcome != nil }.shown
    howTo?.next()
    #expect(home.seen == "ListScreen / sheet: WelcomeScreen > HelpScreen")
    home.screen.goBack()
    howTo?.next()
    howTo?.next()
    #expect(home.seen == "ListScreen / sheet: WelcomeScreen > HelpScreen > ReviewsScreen")
    howTo?.next()
    #expect(home.seen == "ListScreen")
    #expect(isDone)
  }
}

private final class HowToHome: Coordinator {
  struct Routes: RouteTable {
    let home = Root { (_: HowToHome) in ListScreen() }
    let howTo = Sheet { (_: HowToHome) in HowToFlow() }
  }
}

private final class HowToFlow: Coordinator {
  struct Routes: RouteTable {
    let unbox = Root { (_: HowToFlow) in WelcomeScreen() }
    let assemble = Push { (_: HowToFlow) in HelpScreen() }
    let done = Push { (_: HowToFlow) in ReviewsScreen() }
  }

  func next() { if !goToNext(of: [\.unbox, \.assemble, \.done]) { finish() } }
}
