import FlowKit
import FlowModel
import Testing

/// Links whose place stands on top of another of the same flow.
@MainActor @Suite struct LinkOnTopTests {
  let registry = Registry(root: GardenFlow.self)
  let app: Launched<GardenFlow>

  init() { app = Launched(GardenFlow(), registry: registry) }

  @Test func goingBackFromALinkLeadsToThePlaceBelow() throws {
    let report = try app.flow.open("garden://settings/privacy")
    #expect(app.seen == "ListScreen > SettingsScreen > TopicScreen")
    #expect(report.path == ["GardenFlow.settings", "GardenFlow.section"])
    app.screen.goBack()
    #expect(app.seen == "ListScreen > SettingsScreen")
    app.screen.goBack()
    #expect(app.seen == "ListScreen")
  }

  @Test func aChainOfPlacesIsGoneFromTheLowest() throws {
    try app.flow.open("garden://settings/privacy/cookies")
    #expect(app.seen == "ListScreen > SettingsScreen > TopicScreen > ReviewsScreen")
  }

  @Test func theRouteItselfIsTakenAlone() {
    app.flow.go(\.section, "privacy")
    #expect(app.seen == "ListScreen > TopicScreen")
  }

  @Test func theGraphTellsTheWholeWay() {
    let links = registry.graph.links.map { "\($0.pattern): \($0.path.joined(separator: ", "))" }
    #expect(
      links == [
        "garden://lost/:other: ", "garden://settings: GardenFlow.settings",
        "garden://settings/:section: GardenFlow.settings, GardenFlow.section",
        "garden://settings/:section/:part: GardenFlow.settings, GardenFlow.section, GardenFlow.part",
      ])
  }

  @Test func aLinkThatLacksAParameterOfThePlaceBelowIsAFinding() {
    #expect(
      registry.findings.map(\.description) == [
        "error: every chain of routes to 'GardenFlow.lost' has a step that needs a value that the link 'garden://lost/:other' does not supply [link-chain]"
      ])
  }
}

final class GardenFlow: Coordinator {
  struct Routes: RouteTable {
    let members = Root { (_: GardenFlow) in ListScreen() }
    let settings = Push("garden://settings") { (_: GardenFlow) in SettingsScreen() }
    let section = Push("garden://settings/:section") { (_: GardenFlow, section: String) in
      TopicScreen(topic: section)
    }
    .onTop(of: \Routes.settings)
    let part = Push("garden://settings/:section/:part") { (_: GardenFlow, part: String) in ReviewsScreen() }
      .onTop(of: \Routes.section).named("part")
    let lost = Push("garden://lost/:other") { (_: GardenFlow, other: String) in ReviewsScreen() }
      .onTop(of: \Routes.section).named("other")
  }
}
