import FlowModel
import FlowReview
import FlowTestSupport
import Testing

/// Histories in each of the formats, and their summaries.
@Suite struct HistoryTests {
  private static let golden = Golden("Tests/FlowReviewTests/History/Goldens")

  private static let first = FlowGraph.sketch(
    """
    F.orders push OrdersScreen
    F.order push OrderScreen
    F: OrdersScreen onPick -> order
    shop://orders = F.orders
    shop://orders/:id(Int) = F.order
    """)

  private static let second = FlowGraph.sketch(
    """
    F.orders push OrdersScreen
    F.order push OrderScreen
    F.news push NewsScreen
    F: OrdersScreen onPick -> order
    shop://orders = F.orders
    """)

  /// The route leads to another screen: risky.
  private static let third = FlowGraph.sketch(
    """
    F.orders push OrdersScreen
    F.order push OrderScreen
    F.news push PressScreen
    F: OrdersScreen onPick -> order
    shop://orders = F.orders
    """)

  private var history: History {
    var history = History()
    history.addMissing("v0.9", on: Day("2025-12-01"), remark: "there is no flowdoc.graph.json")
    history.add(
      "v1.0, first", on: Day("2026-01-05"), Self.first,
      remark: "the graph file was at docs/flowdoc.graph.json")
    history.add("v1.1", on: Day("2026-02-10"), Self.second)
    history.add("v1.2", on: nil, Self.second)
    history.add("v1.3", on: nil, Self.third)
    return history
  }

  @Test(arguments: HistoryFormat.allCases) func format(_ format: HistoryFormat) throws {
    let ending = ["text": "txt", "markdown": "md"][format.rawValue] ?? format.rawValue
    try Self.golden.expect(history.text(as: format, app: "Shop"), "history.\(ending)")
  }

  @Test func noFileIsLeftOver() throws {
    #expect(
      try Self.golden.orphans(besides: ["history.txt", "history.md", "history.json", "history.html"]) == [])
  }

  @Test func summary() {
    #expect(history.summary == "5 tags, 1 breaking change, 1 without a graph")
    #expect(History().summary == "0 tags, 0 breaking changes")
  }

  /// A link may go once the day until which it was kept is over: at the later tag nothing breaks.
  @Test(arguments: [("2026-01-31", 1), ("2026-02-01", 0)])
  func aTagIsJudgedByItsOwnDay(_ day: String, _ breaking: Int) {
    var old = FlowGraph.sketch("F.a push AScreen\nshop://a = F.a")
    old.links[0].deprecated = Deprecation(until: "2026-01-31")
    var history = History()
    history.add("v1", on: Day("2026-01-01"), old)
    history.add("v2", on: Day(day), FlowGraph.sketch("F.a push AScreen"))
    #expect(history.breakingCount == breaking)
  }

  /// A tag without a graph does not hide what changed around it.
  @Test func tagsAreComparedAcrossAGap() {
    var history = History()
    history.add("v1", on: nil, Self.first)
    history.addMissing("v2", on: nil, remark: "there is no graph")
    history.add("v3", on: nil, Self.second)
    #expect(history.breakingCount == 1)
    #expect(history.text(as: .text, app: "").contains("v3: 1 flow, 3 (+1) screens, 1 (−1) link"))
  }

  @Test func namesFromOutsideStayText() {
    let hostile = "v1\"><script>x</script>\u{202E}|`@all`"
    var history = History()
    history.add(hostile, on: nil, Self.first)
    history.add(hostile, on: nil, Self.second, remark: hostile)
    let page = history.text(as: .html, app: hostile)
    #expect(!page.contains("<script") && !page.contains("\u{202E}"))
    // In code, markup is text.
    let markdown = history.text(as: .markdown, app: hostile).replacing(/`` .*? ``/, with: "")
    #expect(!markdown.contains("<script") && !markdown.contains("@all"))
    let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.allSatisfy { $0.replacing("\\|", with: "").split(separator: "|").count == 6 }, "\(rows)")
    #expect(history.text(as: .text, app: hostile).split(separator: "\n").count == 3)
  }

  /// A hundred tags still make a small page with few labels.
  @Test func aLongHistory() {
    var history = History()
    for number in 1...100 { history.add("v\(number)", on: nil, number % 2 == 0 ? Self.first : Self.second) }
    let page = history.text(as: .html, app: "Shop")
    #expect(page.utf8.count < 150_000)
    #expect(page.ranges(of: "text-anchor=\"middle\">v").count <= 6)
  }
}
