import FlowModel
import FlowReview
import FlowTestSupport
import Testing

/// What becomes of URLs that people hold: each break is shown by one.
@Suite struct LinkDifferenceTests {
  private static let routes = """
    F.orders push OrdersScreen
    F.order push OrderScreen
    F.news push NewsScreen

    """

  /// The changes of links between two tables, each line `pattern = route`.
  private func links(
    _ old: String, _ new: String, today: String = "",
    edit: (inout FlowGraph, inout FlowGraph) -> Void = { _, _ in }
  ) -> String {
    differences(Self.routes + old, Self.routes + new, today: today, edit: edit)
  }

  @Test func aLinkThatIsGone() {
    #expect(
      links("shop://orders/:id(Int) = F.order", "")
        == "breaking removed link shop://orders/:id(Int): is gone; 'shop://orders/1' opened OrderScreen but now opens nothing"
    )
  }

  @Test func aLinkThatIsGoneWhereAnotherAnswers() {
    #expect(
      links("shop://orders/:id(Int) = F.order", "shop://orders/:anything = F.order") == """
        harmless added link shop://orders/:anything: is new
        harmless removed link shop://orders/:id(Int): is gone; its URLs open the same through shop://orders/:anything
        """)
  }

  @Test func aLinkThatIsGoneWhereAnotherAnswersWithSomethingElse() {
    #expect(
      links("shop://orders/:id(Int) = F.order\nshop://orders/* = F.news", "shop://orders/* = F.news")
        == "breaking removed link shop://orders/:id(Int): is gone; 'shop://orders/1' opens NewsScreen instead of OrderScreen"
    )
  }

  @Test func aLinkThatIsLostOnlyWithoutItsOptionalParameter() {
    #expect(
      links(
        "shop://orders/:id?tab=:tab? = F.order",
        "shop://orders/:id?tab=:tab = F.order\nshop://orders/:id(Int) = F.order") == """
          breaking removed link shop://orders/:id?tab=:tab?: is gone; 'shop://orders/a' opened OrderScreen but now opens nothing
          harmless added link shop://orders/:id(Int): is new
          harmless added link shop://orders/:id?tab=:tab: is new
          """)
  }

  @Test func aNarrowerType() {
    let id = { (graph: inout FlowGraph) in graph.links[0].id = "order" }
    let changes = links("shop://orders/:id = F.order", "shop://orders/:id(Int) = F.order") {
      id(&$0)
      id(&$1)
    }
    #expect(
      changes
        == "breaking changed link order: has the pattern shop://orders/:id(Int) instead of shop://orders/:id; 'shop://orders/a' opened OrderScreen but now opens nothing"
    )
  }

  @Test func aWiderTypeIsHarmless() {
    let id = { (graph: inout FlowGraph) in graph.links[0].id = "order" }
    let changes = links("shop://orders/:id(Int) = F.order", "shop://orders/:id = F.order") {
      id(&$0)
      id(&$1)
    }
    #expect(
      changes
        == "harmless changed link order: has the pattern shop://orders/:id instead of shop://orders/:id(Int)")
  }

  @Test func aTypeThatThePatternDoesNotSay() {
    let changes = links("shop://orders/:id = F.order", "shop://orders/:id = F.order") { before, after in
      before.links[0].parameters = [LinkParameter(name: "id", type: "String")]
      after.links[0].parameters = [LinkParameter(name: "id", type: "UUID")]
    }
    #expect(
      changes
        == "breaking changed link shop://orders/:id: 'shop://orders/1' opened OrderScreen but is now refused because of its id; takes id: UUID instead of String"
    )
  }

  @Test func aValueThatIsNoLongerOneOfThem() {
    let changes = links("shop://list/:sort = F.orders", "shop://list/:sort = F.orders") { before, after in
      before.links[0].parameters = [LinkParameter(name: "sort", type: "Sort", allowed: ["new", "old"])]
      after.links[0].parameters = [LinkParameter(name: "sort", type: "Sort", allowed: ["new", "price"])]
    }
    #expect(
      changes
        == "breaking changed link shop://list/:sort: 'shop://list/old' opened OrdersScreen but is now refused because of its sort; accepts different values for sort"
    )
  }

  @Test func aNewRequiredParameter() {
    let id = { (graph: inout FlowGraph) in graph.links[0].id = "list" }
    let required = links("shop://list = F.orders", "shop://list?page=:page(Int) = F.orders") {
      id(&$0)
      id(&$1)
    }
    #expect(
      required.hasPrefix("breaking changed link list")
        && required.contains("'shop://list' opened OrdersScreen"))
    let optional = links("shop://list = F.orders", "shop://list?page=:page(Int)? = F.orders") {
      id(&$0)
      id(&$1)
    }
    #expect(optional.hasPrefix("harmless changed link list"))
  }

  @Test func anotherScreen() {
    #expect(
      links("shop://list = F.orders", "shop://list = F.news")
        == "breaking changed link shop://list: 'shop://list' opens NewsScreen instead of OrdersScreen; leads to F.news instead of F.orders"
    )
  }

  /// Swift takes both for the same text; they are different URLs.
  @Test func anotherWayToWriteTheSameCharacter() {
    let id = { (graph: inout FlowGraph) in graph.links[0].id = "order" }
    let changes = links("shop://caf\u{E9} = F.order", "shop://cafe\u{301} = F.order") {
      id(&$0)
      id(&$1)
    }
    #expect(
      changes
        == "breaking changed link order: 'shop://caf%C3%A9' opened OrderScreen but now opens nothing")
  }

  @Test func aNewLinkThatTakesTheURLsOfAnother() {
    #expect(
      links("shop://orders/:id = F.order", "shop://orders/:id = F.order\nshop://orders/:n(Int) = F.news")
        == """
        breaking changed link shop://orders/:id: 'shop://orders/1' opens NewsScreen instead of OrderScreen
        harmless added link shop://orders/:n(Int): is new
        """)
  }

  @Test func aNewLinkThatTakesOneValueOfAnotherIsRisky() {
    let new = "shop://orders/:id = F.order\nshop://orders/new = F.news"
    #expect(
      links("shop://orders/:id = F.order", new) == """
        risky changed link shop://orders/:id: 'shop://orders/new' opens NewsScreen instead of OrderScreen
        harmless added link shop://orders/new: is new
        """)
    let used = links("shop://orders/:id = F.order", new) { before, _ in
      before.links[0].examples = ["shop://orders/new"]
    }
    #expect(used.hasPrefix("breaking changed link shop://orders/:id: 'shop://orders/new' opens"))
  }

  @Test func aLinkThatNothingOpensAnyMore() {
    let changes = links("shop://list = F.orders", "shop://list = F.orders") { _, after in
      after.links[0].route = ""
      after.links[0].path = []
    }
    #expect(
      changes == """
        risky changed link shop://list: 'shop://list' opens something unknown instead of OrdersScreen; leads to no route instead of F.orders
        """)
  }

  @Test func aPatternThatCannotBeReadShowsNothing() {
    #expect(
      links("case.orders = F.orders", "")
        == "risky removed link case.orders: is gone; no URL was found that it opened")
  }

  @Test func aDeprecatedLinkMayGoAfterItsLastDay() {
    let edit = { (before: inout FlowGraph, after: inout FlowGraph) in
      before.links[0].deprecated = Deprecation(until: "2027-03-31")
    }
    #expect(links("shop://list = F.orders", "", today: "2027-03-31", edit: edit).hasPrefix("breaking"))
    #expect(links("shop://list = F.orders", "", edit: edit).hasPrefix("breaking"))
    #expect(
      links("shop://list = F.orders", "", today: "2027-04-01", edit: edit)
        == "harmless removed link shop://list: is gone; 'shop://list' opened OrdersScreen but now opens nothing; was only guaranteed to work until 2027-03-31"
    )
  }

  @Test func aLastDayThatComesSoonerIsRisky() {
    let edit = { (before: inout FlowGraph, after: inout FlowGraph) in
      before.links[0].deprecated = Deprecation(until: "2027-03-31")
      after.links[0].deprecated = Deprecation(until: "2027-01-31")
    }
    #expect(
      links("shop://list = F.orders", "shop://list = F.orders", edit: edit)
        == "risky changed link shop://list: works until 2027-01-31 instead of 2027-03-31")
  }

  @Test func guardsAndWays() {
    let changes = links("shop://list = F.orders", "shop://list = F.news F.orders") { before, after in
      after.links[0].guards = ["login"]
    }
    #expect(
      changes == "risky changed link shop://list: goes through different routes; now checks login first")
  }
}
