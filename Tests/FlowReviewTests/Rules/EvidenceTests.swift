import FlowModel
import FlowReview
import Testing

/// What rules do where they know less, or where the example of the rule leaves something open.
@Suite struct EvidenceTests {
  @Test func ofFlowsThatAreReachedFromEachOtherTheFirstIsTold() {
    let text = """
      AppFlow.shop start ShopFlow
      BFlow.c push CFlow
      CFlow.b push BFlow
      CFlow.d push DFlow
      """
    #expect(said(by: "flow-unreached", of: text) == ["warning: no route leads to the flow 'BFlow'"])
  }

  @Test func aCallThatCouldNotBeFollowedMayLeadToTheFlow() {
    let text = """
      AppFlow.shop start ShopFlow
      HelpFlow.topics root TopicsScreen
      unresolved ShopFlow show(it)
      """
    #expect(said(by: "flow-unreached", of: text) == ["note: no route leads to the flow 'HelpFlow'"])
  }

  @Test func aScanMayHaveLostTheWay() {
    let text = """
      AppFlow.shop start ShopFlow
      HelpFlow.topics root TopicsScreen
      set HelpFlow origins scanned
      """
    #expect(said(by: "flow-unreached", of: text) == ["note: the scan sees no route to the flow 'HelpFlow'"])
    let entry = "AppFlow.shop push ShopScreen\nset AppFlow entry false\nset AppFlow origins scanned"
    #expect(
      said(by: "entry-missing", of: entry) == [
        "note: no flow is declared as an entry; assumed entries: 'AppFlow'"
      ])
  }

  @Test func aLinkReachesAFlow() {
    let text = """
      AppFlow.shop start ShopFlow
      HelpFlow.topics root TopicsScreen
      shop://help = HelpFlow.topics
      """
    #expect(said(by: "flow-unreached", of: text) == [])
  }

  @Test func entriesThatAreNotNamedAreTold() {
    let text = """
      AppFlow.shop start ShopFlow
      LockFlow.code root CodeScreen
      set LockFlow entry true
      set option entries AppFlow ShopFlow
      """
    #expect(
      said(by: "entry-several", of: text) == ["note: the app has several entries: 'AppFlow', 'LockFlow'"])
  }

  @Test(arguments: ["push", "present", "tab"]) func whatCanBeLeftByHandIsNoDeadEnd(style: String) {
    let text = """
      LoginFlow.login root LoginScreen
      LoginFlow.blocked \(style) BlockedScreen
      LoginFlow: LoginScreen onBlocked -> blocked
      """
    #expect(said(by: "dead-end", of: text) == [])
  }

  @Test func aFlowOfWhichNothingIsKnownHasNoDeadEnds() {
    #expect(said(by: "dead-end", of: "LoginFlow.login root LoginScreen") == [])
  }

  @Test func theScreensAmongWhichAnAppLivesAreNoTrap() {
    let text = """
      QuizFlow.question root QuestionScreen
      QuizFlow.answer root AnswerScreen
      QuizFlow: QuestionScreen onAnswer -> answer
      QuizFlow: AnswerScreen onNext -> question
      """
    #expect(said(by: "trap", of: text) == [])
  }

  @Test func aScannedLinkWithoutARouteIsANote() {
    let text = """
      ShopFlow.cart push CartScreen
      shop://cart =
      set shop://cart origins scanned
      """
    #expect(
      said(by: "link-unanswered", of: text) == [
        "note: the scan does not see which route the link 'shop://cart' opens"
      ])
  }

  @Test func aScannedCaseIsNoBrokenPattern() {
    let text = """
      ShopFlow.cart push CartScreen
      DeepLink.cart = ShopFlow.cart
      set DeepLink.cart origins scanned
      """
    #expect(
      said(by: "link-pattern", of: text) == ["note: the source does not say which URL opens 'DeepLink.cart'"])
    #expect(said(by: "link-unanswered", of: text) == [])
  }

  @Test func overlapsNameTheURL() {
    let text = """
      ShopFlow.order push OrderScreen
      ShopFlow.fresh push FreshScreen
      shop://orders/:id = ShopFlow.order
      shop://orders/new = ShopFlow.fresh
      """
    #expect(said(by: "link-overlap", of: text) == [])
    #expect(
      said(by: "link-overlap", of: text + "\nset option ranked true") == [
        "note: 'shop://orders/new' matches 'shop://orders/new' and 'shop://orders/:id'; the first opens"
      ])
  }

  @Test func aLinkThatLosesToSeveralIsToldOnce() {
    let text = """
      ShopFlow.a push AScreen
      ShopFlow.b push BScreen
      ShopFlow.c push CScreen
      shop://:c = ShopFlow.c
      shop://:b = ShopFlow.b
      shop://:a = ShopFlow.a
      """
    #expect(
      said(by: "link-overlap", of: text) == [
        "error: 'shop://x' matches 'shop://:a' and 'shop://:b'; the first opens",
        "error: 'shop://x' matches 'shop://:a' and 'shop://:c'; the first opens",
      ])
  }

  @Test func linksThatOpenTheSameRouteMayOverlap() {
    let text = """
      ShopFlow.a push AScreen
      shop://:b = ShopFlow.a
      shop://:a = ShopFlow.a
      """
    #expect(said(by: "link-overlap", of: text) == [])
  }

  @Test func chainsNameTheGap() {
    let text = """
      AppFlow.shop start ShopFlow
      ShopFlow.orders push OrdersFlow
      OrdersFlow.orders root OrdersScreen
      OrdersFlow.order push OrderScreen
      shop://1 = AppFlow.shop OrdersFlow.order
      shop://2 = ShopFlow.orders OrdersFlow.order
      shop://3 = AppFlow.shop ShopFlow.orders OrdersFlow.orders OrdersFlow.order
      shop://4 = ShopFlow.orders OrdersFlow.order
      set shop://4 origins scanned
      """
    #expect(
      said(by: "link-chain", of: text) == [
        "error: the chain of 'shop://1' has a gap: 'AppFlow.shop' leads to 'ShopFlow', but 'OrdersFlow.order' is a route of 'OrdersFlow'",
        "error: the chain of 'shop://2' has a gap: it begins with 'ShopFlow.orders', but 'ShopFlow' is not an entry of the app",
      ])
  }

  @Test func parametersThatMayBeLeftOutAreNotes() {
    let text = """
      ShopFlow.order push OrderScreen
      set ShopFlow.order parameter id Int
      shop://order?id=:id? = ShopFlow.order
      """
    #expect(
      said(by: "link-parameter", of: text) == [
        "note: the link 'shop://order?id=:id?' may omit 'id', which 'ShopFlow.order' needs"
      ])
  }

  @Test func thePatternCountsBeforeWhatIsToldOfIt() {
    var graph = RuleExample("ShopFlow.order push OrderScreen\nset ShopFlow.order parameter id Int").graph
    graph.links = [
      Link(pattern: "shop://order?id=:id?", parameters: [LinkParameter(name: "id")], route: "ShopFlow.order")
    ]
    #expect(Linter(only: ["link-parameter"]).findings(in: LintContext(graph)).map(\.severity) == [.note])
  }

  @Test func withoutProjectFilesNothingIsSaidOfThem() {
    let text = """
      ShopFlow.cart push CartScreen
      shop://cart = ShopFlow.cart
      https://shop.example/cart = ShopFlow.cart
      """
    for rule in ["link-scheme", "link-host", "scheme-unanswered", "host-unanswered", "association-missing"] {
      #expect(said(by: rule, of: text) == [])
    }
  }

  @Test func namesThatOnlyABuildKnowsSilenceTheRule() {
    var project = ProjectFacts()
    project.schemes = DeclaredNames([], isWhole: false)
    let graph = RuleExample("ShopFlow.cart push CartScreen\nshop://cart = ShopFlow.cart").graph
    let linter = Linter(only: ["link-scheme"])
    #expect(linter.findings(in: LintContext(graph, project: project)) == [])
    project.schemes?.isWhole = true
    #expect(linter.findings(in: LintContext(graph, project: project)).map(\.severity) == [.note])
  }

  @Test func anAppMayBeRegisteredPieceByPiece() {
    let text = """
      ShopFlow.cart push CartScreen
      OldFlow.list push ListScreen
      set ShopFlow origins declared scanned
      set ShopFlow.cart origins declared scanned
      set OldFlow origins scanned
      set OldFlow.list origins scanned
      """
    #expect(said(by: "never-registered", of: text) == [])
  }
}
