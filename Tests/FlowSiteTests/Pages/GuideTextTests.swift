import FlowModel
import FlowTestSupport
import Testing

@testable import FlowSite

/// Guide pages: references are checked, blocks become pictures.
@Suite struct GuideTextTests {
  private func site(_ text: String) throws -> Site {
    var input = try SiteInput.shop()
    input.guides = [GuideFile(path: "a.md", file: "docs/a.md", text: text)]
    return try Site(input, theme: Theme())
  }

  @Test func whatLeadsNowhereIsAFinding() throws {
    let text = """
      # Title

      [good](flow:CheckoutFlow) [worse](flow:Chekout)
      [bad](javascript:alert) [other](other.md)
      """
    #expect(
      try site(text).findings.map { "\($0.location?.description ?? "") \($0.message)" } == [
        "docs/a.md:3:1 \"flow:Chekout\" leads nowhere in the site",
        "docs/a.md:4:1 \"javascript:alert\" leads nowhere in the site",
        "docs/a.md:4:1 \"other.md\" leads nowhere in the site",
      ])
  }

  @Test func aLineThatRepeatsALinkHasOneFinding() throws {
    let line = String(repeating: "[a](other.md) ", count: 1000)
    let places = try site("# Title\n\n\(line)\n\(line)").findings.map { $0.location?.line }
    #expect(places == [3, 4])
  }

  @Test func blocksArePictures() throws {
    let text =
      "# A\n\nBefore\n\n```flow CheckoutFlow\n```\n\nBetween\n\n```screen CartScreen depth=2\n```\n\n```swift\nlet a = 1\n```\n"
    var input = try SiteInput.shop()
    input.guides = [GuideFile(path: "a.md", text: text)]
    let main = try MadeSite(input).main(of: "guide/a/index.html")
    let order = ["Before", "id=\"p-1-graph\"", "Between", "id=\"p-2-graph\"", "let a = 1"]
    let places = order.compactMap { main.firstRange(of: $0)?.lowerBound }
    #expect(places.count == order.count && places == places.sorted(), "\(main)")
  }

  @Test func aBlockOfWhatIsNotThere() throws {
    let findings = try site("# Title\n\n```flow Nothing\n```").findings
    #expect(findings.map(\.rule) == ["guide-picture"])
    #expect(findings.first?.location?.line == 3)
  }
}
