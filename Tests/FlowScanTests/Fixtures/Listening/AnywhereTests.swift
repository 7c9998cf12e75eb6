import FlowModel
import SwiftFacts
import Testing

@testable import FlowScan

/// What nearly every screen can ask for is told once, as asked for from anywhere.
@Suite struct AnywhereTests {
  /// An app of screens in a list; each of the first can be left for the help, by a router that all of them know.
  private func source(screens: Int, asking: Int) -> String {
    let router = """
      protocol Routing: AnyObject { func showHelp(); func next(_ number: Int) }
      final class HelpScreen: UIViewController {}

      """
    let screens = (0..<screens).map { number in
      """
      final class Screen\(number): UIViewController {
        weak var router: Routing?
        func tapped() { router?.next(\(number + 1)) }
        \(number < asking ? "func help() { router?.showHelp() }" : "")
      }

      """
    }
    let routes = screens.indices.map { number in
      "func show\(number)() { let screen = Screen\(number)(); screen.router = self; navigation.pushViewController(screen, animated: true) }"
    }
    return router + screens.joined() + """
      final class MainCoordinator: Routing {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { \(screens.indices.map { "show\($0)()" }.joined(separator: "; ")) }
        func showHelp() { navigation.pushViewController(HelpScreen(), animated: true) }
        func next(_ number: Int) {}
      \(routes.joined(separator: "\n"))
      }
      """
  }

  private func asking(screens: Int, asking: Int) -> [String] {
    let graph = Fixture(source(screens: screens, asking: asking)).scan()
    return graph.transitions.filter { $0.route == "MainCoordinator.showHelp" }.map {
      "\($0.from.kind) \($0.from.id) \($0.triggers.joined(separator: ","))"
    }
  }

  @Test func whatAllAskForIsOneRow() {
    #expect(asking(screens: 12, asking: 12) == ["anywhere  showHelp"])
    #expect(asking(screens: 12, asking: 10) == ["anywhere  showHelp"])
  }

  @Test func whatSomeAskForIsARowEach() {
    #expect(asking(screens: 12, asking: 6) == (0..<6).map { "screen Screen\($0) showHelp" })
  }

  @Test func whereThereAreFewScreensEachOfThemIsTold() {
    #expect(asking(screens: 4, asking: 4) == (0..<4).map { "screen Screen\($0) showHelp" })
  }

  private func graph(asking: [String], screens: Int = 10, kind: Transition.Kind = .route) -> FlowGraph {
    var graph = FlowGraph(name: "App")
    graph.flows = [Flow(id: "F")]
    graph.screens = (0..<screens).map { Screen(id: "S\($0)") }
    graph.transitions = asking.enumerated().map { number, id in
      Transition(
        flow: "F", from: .screen(id), triggers: ["on\(number % 2)"], kind: kind,
        route: kind == .route ? "F.help" : "",
        location: SourceLocation(file: "F.swift", line: number + 1), origins: [.scanned])
    }
    return graph
  }

  @Test func oneRowHasTheTriggersOfAll() {
    var graph = graph(asking: (0..<9).map { "S\($0)" })
    graph.transitions.append(Transition(flow: "F", from: .start, kind: .route, route: "F.help"))
    AskedAnywhere().fold(&graph)
    #expect(
      graph.transitions == [
        Transition(
          flow: "F", from: .anywhere, triggers: ["on0", "on1"], kind: .route, route: "F.help",
          location: SourceLocation(file: "F.swift", line: 1), origins: [.scanned]),
        Transition(flow: "F", from: .start, kind: .route, route: "F.help"),
      ])
  }

  /// Of each screen one wants to know how it is left.
  @Test(arguments: [Transition.Kind.back, .finish]) func endsAndWaysBackStay(kind: Transition.Kind) {
    let before = graph(asking: (0..<10).map { "S\($0)" }, kind: kind)
    var after = before
    AskedAnywhere().fold(&after)
    #expect(after == before)
  }
}
