import FlowModel
import Testing

/// Lists and tables of what handles links, longer than those of any small app: each link opens its own screen.
@Suite struct LongLinkTableTests {
  private static let numbers = 0..<90

  @Test(arguments: [
    "for handler in handlers where handler.accepts(url) { return handler.open(url) }; return false",
    "for handler in handlers { if handler.accepts(url), handler.open(url) { return true } }; return false",
    "for handler in handlers.filter({ $0.accepts(url) }) { _ = handler.open(url) }; return true",
    "handlers.first { $0.accepts(url) }?.open(url) ?? false",
    "guard let handler = handlers.first(where: { $0.accepts(url) }) else { return false }; return handler.open(url)",
    "handlers.contains { $0.open(url) }",
    "handlers.forEach { _ = $0.open(url) }; return true",
  ])
  func eachHandlerOpensItsOwn(code: String) {
    let handlers = Self.numbers.map {
      """
      final class Handler\($0): LinkHandler {
        weak var coordinator: HomeCoordinator?
        init(coordinator: HomeCoordinator) { self.coordinator = coordinator }
        func accepts(_ url: URL) -> Bool { url.host == "item\($0)" }
        func open(_ url: URL) -> Bool {
          guard url.host == "item\($0)" else { return false }
          coordinator?.show\($0)()
          return true
        }
      }
      """
    }
    let list = Self.numbers.map { "Handler\($0)(coordinator: self)" }.joined(separator: ",\n")
    expectOwnScreens(
      """
      protocol LinkHandler { func accepts(_ url: URL) -> Bool; func open(_ url: URL) -> Bool }
      \(handlers.joined(separator: "\n"))
      """,
      "lazy var handlers: [LinkHandler] = [\(list)]", code)
  }

  @Test(arguments: [
    (
      "lazy var rows: [String: () -> Void] = [ROWS]", "\"item#\": { [weak self] in self?.show#() }",
      "guard let row = rows[url.host ?? \"\"] else { return false }; row(); return true"
    ),
    (
      "lazy var rows: [(host: String, run: () -> Void)] = [ROWS]",
      "(host: \"item#\", run: { [weak self] in self?.show#() })",
      "guard let row = rows.first(where: { $0.host == url.host }) else { return false }; row.run(); return true"
    ),
    (
      "lazy var rows: [(String, () -> Void)] = [ROWS]", "(\"item#\", { [weak self] in self?.show#() })",
      "for (host, run) in rows where url.host == host { run(); return true }; return false"
    ),
  ])
  func eachRowOpensItsOwn(table: String, row: String, code: String) {
    let rows = Self.numbers.map { row.replacing("#", with: "\($0)") }.joined(separator: ",\n")
    expectOwnScreens("", table.replacing("ROWS", with: rows), code)
  }

  private func expectOwnScreens(_ types: String, _ table: String, _ code: String) {
    let showing = Self.numbers.map {
      "func show\($0)() { navigation.pushViewController(Item\($0)Controller(), animated: true) }"
    }
    let screens = Self.numbers.map { "final class Item\($0)Controller: UIViewController {}" }
    let graph = Fixture(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let home = HomeCoordinator()
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool { home.open(url) }
      }
      \(types)
      final class HomeCoordinator {
        let navigation = UINavigationController()
        \(table)
        func open(_ url: URL) -> Bool { \(code) }
        \(showing.joined(separator: "\n"))
      }
      \(screens.joined(separator: "\n"))
      """
    ).scan()
    let found = graph.links.map { "\($0.pattern) \($0.route)" }
    #expect(found.sorted() == Self.numbers.map { "*://item\($0) HomeCoordinator.show\($0)" }.sorted())
  }
}
