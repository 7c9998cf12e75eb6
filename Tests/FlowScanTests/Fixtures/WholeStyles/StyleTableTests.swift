import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// The table of the styles by the ways in which they are supported, made of what the tests find.
@Suite struct StyleTableTests {
  /// `RECORD_GOLDENS=1` brings the page up to date.
  @Test func theTableIsUpToDate() throws {
    var page = try Repository.text("Documentation/Styles.md")
    let begin = try #require(page.range(of: "<!-- styles: begin -->\n"))
    let end = try #require(page.range(of: "<!-- styles: end -->"))
    page = page[..<begin.upperBound] + "\n" + Self.table + "\n" + page[end.lowerBound...]
    try Golden("Documentation").expect(page, "Styles.md")
  }

  @Test(arguments: rows) func theSuitesAndPagesAreThere(row: Row) {
    for path in ["Tests/FlowKitTests/LiveTree/\(row.live).swift", "Documentation/\(row.page)"] {
      #expect(FileManager.default.fileExists(atPath: Repository.file(path).path), "\(path)")
    }
  }

  struct Row: Sendable {
    var title: String
    /// The page with the style on FlowKit.
    var page: String
    /// The sources of the app, and of what it builds on.
    var app: String
    var library: String
    /// The import of the library, if a package or pod has it.
    var imported = ""
    /// The suite of the style's live tree.
    var live: String
  }

  static let rows = [
    Row(
      title: "A path and observable coordinators", page: "ComingFrom/Paths.md",
      app: PathStyleTests.garden, library: PathStyleTests.library,
      live: "ObservablePathStyleTests"),
    Row(
      title: "A base coordinator, a router and factories", page: "ComingFrom/ApplicationCoordinator.md",
      app: FactoryStyleTests.app, library: FactoryStyleTests.library, live: "ClosureRouterStyleTests"),
    Row(
      title: "Coordinators and navigators of a library", page: "ComingFrom/Minerva.md",
      app: NavigatorLibraryTests.article + NavigatorLibraryTests.rest, library: NavigatorLibraryTests.library,
      imported: "import Minerva\n", live: "NavigatorStyleTests"),
    Row(
      title: "Store and free", page: "ComingFrom/Introduction.md",
      app: KeptChildTests.app + KeptChildTests.child, library: KeptChildTests.library,
      live: "StoreFreeStyleTests"),
    Row(
      title: "A router with `onDismissed`, and steps", page: "ComingFrom/RouterBook.md",
      app: StepStyleTests.app, library: StepStyleTests.library, live: "OnDismissedStyleTests"),
  ]

  private static var table: String {
    let head = "| Style | On FlowKit | Scanned, all declared | Scanned, library left out | Live tree |\n"
    return rows.reduce(head + "| --- | --- | --- | --- | --- |\n") { table, row in
      table + "| \(row.title) | [before and after](\(row.page)) | \(count(row.library + row.app)) | "
        + "\(count(row.imported + row.app)) | `\(row.live)` |\n"
    }
  }

  private static func count(_ source: String) -> String {
    let graph = Fixture(source).scan()
    let routes = graph.flows.reduce(0) { $0 + $1.routes.count }
    return "\(graph.flows.count) flows, \(routes) routes, \(graph.transitions.count) moves, "
      + "\(graph.links.count) links, \(graph.unresolved.count) unresolved"
  }
}
