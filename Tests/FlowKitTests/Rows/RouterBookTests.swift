import FlowKit
import Testing

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

  @Test func thereIsARouterOverAStackAndOneForEachModal() {
    let screen = HeadlessNavigator()
    var heard: [String] = []
    let stack = Router(screen)
    stack.setRoot(ListScreen())
    stack.push(ItemScreen(id: 1), onPop: { heard.append("item") })
    let modal = stack.present(HelpScreen(), onDismissed: { heard.append("help") })
    modal.push(TopicScreen(topic: "a"), onPop: { heard.append("topic") })
    #expect(screen.description == "ListScreen > ItemScreen / sheet: HelpScreen > TopicScreen")
    modal.pop()
    #expect(heard == ["topic"])
    screen.swipeDown()
    stack.pop()
    #expect(heard == ["topic", "help", "item"])
    #expect(screen.description == "ListScreen")
  }

  @Test func presentingMayBeWithoutAnimation() {
    let screen = AnimationList()
    Router(screen).setRoot(ListScreen(), animated: false)
    Router(screen).push(HelpScreen())
    #expect(screen.isAnimated == [false, true])
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

/// Remembers what was animated.
private final class AnimationList: HeadlessNavigator {
  var isAnimated: [Bool] = []

  override func setRoot(_ entry: Entry, keeping count: Int, animated: Bool) {
    isAnimated.append(animated)
    super.setRoot(entry, keeping: count, animated: animated)
  }

  override func push(_ entry: Entry, animated: Bool) {
    isAnimated.append(animated)
    super.push(entry, animated: animated)
  }
}
