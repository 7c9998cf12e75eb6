import Testing

/// However screens are made and shown, and however they ask: the graph of an app is the same.
@Suite struct WayTests {
  @Test(arguments: MakingWay.all) func howScreensAreMadeChangesNothing(making: MakingWay) {
    for asking in AskingWay.all { expectOwnGraph(App(making: making, asking: asking)) }
  }

  @Test(arguments: ShowingWay.all) func howScreensAreShownChangesNothing(showing: ShowingWay) {
    for asking in AskingWay.all { expectOwnGraph(App(showing: showing, asking: asking)) }
  }

  @Test(arguments: MakingWay.all) func howMadeScreensAreShownChangesNothing(making: MakingWay) {
    for showing in ShowingWay.all { expectOwnGraph(App(making: making, showing: showing)) }
  }

  private func expectOwnGraph(_ app: App) {
    let fixture = Fixture(app.source)
    let found = GraphText(fixture.scan(), fixture).text
    #expect(found == app.graph, "\(app.name):\n\(found)\nof\n\(app.source)")
  }
}
