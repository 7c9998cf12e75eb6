import FlowModel
import SwiftFacts
import Testing

@testable import FlowScan

/// The ways of what is shown, as a graph has them.
@Suite struct ToldWayTests {
  private let source = """
    final class ListScreen: UIViewController {}
    final class LostScreen: UIViewController {}
    final class ShopCoordinator {
      private let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { show(1️⃣ListScreen()) }
      private func show(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      func lose() { Vault.shared.store(2️⃣LostScreen()) }
    }
    """

  private func graph(tellsWhy: Bool) -> FlowGraph {
    let fixture = Fixture(source)
    var settings = fixture.settings
    settings.tellsWhy = tellsWhy
    return ValueFlowScan(settings: settings).graph(
      of: fixture.files.map { SourceReader.read($0.text, path: $0.path) }
    ).graph
  }

  @Test func routesAndRowsHaveTheirs() throws {
    let graph = graph(tellsWhy: true)
    let route = try #require(graph.flows.first?.routes.first)
    #expect(
      route.why.map { "\($0.kind) \($0.location?.line ?? 0) \($0.text)" } == [
        "made 6 ListScreen()", "handed 6 show(ListScreen())",
        "shown 7 navigation.pushViewController(screen, animated: true)",
      ])
    #expect(graph.unresolved.map(\.why).map { $0.map(\.kind) } == [[.made, .ends]])
  }

  @Test func nobodyIsToldWhoDoesNotAsk() {
    let plain = graph(tellsWhy: false)
    #expect(plain.flows.flatMap(\.routes).flatMap(\.why) == [])
    #expect(plain.unresolved.flatMap(\.why) == [])
    // Nothing else of the graph hangs on it.
    var told = graph(tellsWhy: true)
    for flow in told.flows.indices {
      for route in told.flows[flow].routes.indices { told.flows[flow].routes[route].why = [] }
    }
    for row in told.unresolved.indices { told.unresolved[row].why = [] }
    #expect(told == plain)
  }

  @Test func aLongWayKeepsItsBeginningAndItsEnd() {
    let steps = (1...40).map { CodeStep(kind: .handed, text: "step \($0)") }
    let told = ToldWays.told(steps)
    #expect(told.count == 12)
    #expect(
      told.map(\.text) == [
        "step 1", "step 2", "step 3", "step 4", "step 5", "step 6", "on through 29 more places", "step 36",
        "step 37", "step 38", "step 39", "step 40",
      ])
  }

  @Test func longCodeLosesItsMiddle() {
    let text = CodeLine.shortened("show(\n  " + String(repeating: "argument, ", count: 40) + "last)")
    #expect(text.count == 100)
    #expect(text.hasPrefix("show( argument, ") && text.hasSuffix("argument, last)"))
  }

  @Test func whatIsOnlyDeclaredHasNone() {
    #expect(ToldWays.told([CodeStep(kind: .declared, text: "as 'list'")]).isEmpty)
  }
}
