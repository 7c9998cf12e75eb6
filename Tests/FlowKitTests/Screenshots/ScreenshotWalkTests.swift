import FlowModel
import FlowTestSupport
import Foundation
import Testing

@testable import FlowKit

/// Which screens a UI test can open by links, and what it writes of them.
@Suite struct ScreenshotWalkTests {
  private func graph(_ links: [Link]) -> FlowGraph {
    var graph = FlowGraph.sketch(
      """
      AppFlow.shop start ShopFlow
      ShopFlow.list root ListScreen
      ShopFlow.item push ItemScreen
      ShopFlow.filter present FilterScreen
      LoopFlow.again root LoopFlow
      """)
    graph.links = links
    return graph
  }

  private func stops(_ links: [Link]) -> [String] {
    ScreenshotWalk(graph(links)).stops.map { "\($0.screen) \($0.url)" }
  }

  @Test(arguments: [
    (Link(pattern: "shop://filter", route: "ShopFlow.filter"), ["FilterScreen shop://filter"]),
    (Link(pattern: "shop://filter?by=:by?", route: "ShopFlow.filter"), ["FilterScreen shop://filter"]),
    (
      Link(pattern: "shop://items/:id", route: "ShopFlow.item", examples: ["shop://items/7"]),
      ["ItemScreen shop://items/7"]
    ),
    // A flow shows what it begins with.
    (Link(pattern: "shop://all", route: "AppFlow.shop"), ["ListScreen shop://all"]),
    // Nobody knows a value.
    (Link(pattern: "shop://items/:id", route: "ShopFlow.item"), []),
    (Link(pattern: "shop://x", route: "nothing"), []),
    (Link(pattern: "shop://loop", route: "LoopFlow.again"), []),
  ])
  func aLinkOpensAScreen(link: Link, expected: [String]) {
    #expect(stops([link]) == expected)
  }

  @Test func eachScreenIsOpenedOnceByTheLinkThatIsNotDeprecated() {
    let old = Link(
      pattern: "shop://a", route: "ShopFlow.filter", deprecated: Deprecation())
    let new = Link(pattern: "shop://b", route: "ShopFlow.filter")
    #expect(stops([old, new]) == ["FilterScreen shop://b"])
    #expect(ScreenshotWalk(graph([old, new])).missed == ["ItemScreen", "ListScreen"])
  }

  @Test func picturesAreNamedAfterScreens() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let walk = ScreenshotWalk(graph([Link(pattern: "shop://filter", route: "ShopFlow.filter")]))
    try folder.write("", to: "shots/empty")
    try walk.write(to: folder.url("shots")) { Data($0.url.absoluteString.utf8) }
    #expect(try folder.read("shots/FilterScreen.png") == "shop://filter")
  }

  /// The Shop's registry, as a UI test would use it.
  @Test func theShopIsWalked() throws {
    let walk = ScreenshotWalk(try Shop.graph())
    #expect(walk.stops.contains { $0.screen == "CartScreen" && $0.url.absoluteString == "shop://cart" })
    #expect(walk.stops.count + walk.missed.count == (try Shop.graph().screens.count))
  }
}
