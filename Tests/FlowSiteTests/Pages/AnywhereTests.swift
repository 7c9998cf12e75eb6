import FlowModel
import FlowTestSupport
import Testing

@testable import FlowSite

/// What nearly every screen can ask for, on the pages.
@Suite struct AnywhereTests {
  @Test func itIsOneRowWithoutAPage() throws {
    let graph = FlowGraph.sketch(
      """
      ShopFlow.list root ListScreen
      ShopFlow.help present HelpScreen
      ShopFlow: start start -> list
      ShopFlow: anywhere onHelp -> help
      """)
    let site = try MadeSite(SiteInput(graph: graph))
    let flow = site.main(of: "flows/shopflow/index.html")
    #expect(
      flow.contains(
        "<li><span class=\"ref page \"><bdi>anywhere</bdi></span>\n <span class=\"words\">on <b>onHelp</b></span>\n</li>"
      ), "\(flow)")
    let screen = site.main(of: "screens/helpscreen/index.html")
    #expect(screen.contains("onHelp anywhere"), "\(screen)")
  }
}
