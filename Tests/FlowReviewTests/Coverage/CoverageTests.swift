import FlowModel
import FlowReview
import FlowTestSupport
import Testing

/// What is counted as covered, and what is asked for.
@Suite struct CoverageTests {
  /// Two flows, three screens, two links.
  static let example = """
    ShopFlow.cart push CartScreen
    ShopFlow.help sheet HelpFlow
    HelpFlow.topics root TopicsScreen
    HelpFlow.topic push TopicScreen
    shop://cart = ShopFlow.cart
    shop://help/:topic = HelpFlow.topic
    set ShopFlow summary Sells things.
    set CartScreen summary What is in the cart.
    set TopicScreen summary One answer.
    """

  /// The rows of the report in text, without the wholes.
  private func rows(_ text: String, _ facts: CoverageFacts = CoverageFacts()) -> [String] {
    let coverage = Coverage(of: RuleExample(text).graph, facts)
    return coverage.cells.map { "\($0.words), lacking \($0.missing.map(\.name).joined(separator: " "))" }
  }

  @Test func countsWhatHasASummaryOrAnExample() {
    #expect(
      rows(Self.example) == [
        "1 of 2 flows has a summary, lacking HelpFlow",
        "2 of 3 screens have a summary, lacking TopicsScreen",
        "0 of 4 routes have a summary, lacking HelpFlow.topic HelpFlow.topics ShopFlow.cart ShopFlow.help",
        "0 of 2 links have a summary, lacking shop://cart shop://help/:topic",
        "1 of 2 links has an example, lacking shop://help/:topic",
      ])
  }

  @Test(arguments: [
    ("set HelpFlow owner @help", CoverageFacts(), "1 of 2 flows has an owner, lacking ShopFlow"),
    ("set shop://cart owner @cart", CoverageFacts(), "1 of 2 links has an owner, lacking shop://help/:topic"),
    ("", CoverageFacts(hasOwners: true), "0 of 2 flows have an owner, lacking HelpFlow ShopFlow"),
    (
      "", CoverageFacts(pictured: ["CartScreen"]),
      "1 of 3 screens has a screenshot, lacking TopicScreen TopicsScreen"
    ),
  ])
  func whatIsBegunCounts(line: String, facts: CoverageFacts, row: String) {
    #expect(rows(Self.example + (line.isEmpty ? "" : "\n" + line), facts).contains(row))
  }

  @Test func whatNobodyHasBegunDoesNotCount() {
    let aspects = Coverage(of: RuleExample(Self.example).graph).cells.map(\.id.aspect)
    #expect(Set(aspects) == [.summary, .example])
  }

  @Test func aTraceTellsWhatWasTaken() {
    let trace = Trace(events: [
      TraceEvent(number: 1, kind: .started, flow: "ShopFlow"),
      TraceEvent(number: 2, kind: .opened, flow: "ShopFlow", link: "shop://help/:topic"),
      TraceEvent(number: 3, kind: .showed, flow: "HelpFlow", route: "HelpFlow.topic"),
    ])
    let taken = rows(Self.example, CoverageFacts(traces: [trace])).filter { $0.contains("taken") }
    #expect(
      taken == [
        "2 of 2 flows were taken, lacking ",
        "1 of 3 screens was taken, lacking CartScreen TopicsScreen",
        "1 of 4 routes was taken, lacking HelpFlow.topics ShopFlow.cart ShopFlow.help",
        "1 of 2 links was taken, lacking shop://cart",
      ])
  }

  @Test(arguments: [
    (3, 3, 100), (0, 0, 100), (2, 3, 66), (999, 1000, 99), (0, 7, 0),
  ])
  func sharesAreRoundedDown(count: Int, total: Int, percent: Int) {
    #expect(CoverageShare(count, of: total).percent == percent)
  }

  @Test func aShareReachesItsFloorOrDoesNot() {
    #expect(CoverageShare(2, of: 3).reaches(66))
    #expect(!CoverageShare(2, of: 3).reaches(67))
    #expect(CoverageShare(0, of: 0).reaches(100))
    #expect(!CoverageShare(999, of: 1000).reaches(100))
  }
}
