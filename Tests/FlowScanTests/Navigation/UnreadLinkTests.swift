import FlowModel
import Testing

@testable import FlowScan

/// Code that compares the parts of a URL, and from which no link is read, is told.
@Suite struct UnreadLinkTests {
  private func findings(_ parser: String) -> [String] {
    LinkApp.result(of: LinkApp.app(parser)).findings.map { "\($0.rule): \($0.message)" }
  }

  @Test(arguments: [
    "if parts[0] == \"cart\" { return .cart }\n return nil",
    "switch parts.first { case \"cart\": return .cart default: return nil }",
    "guard parts.count == 1, parts[0] == \"cart\" else { return nil }\n return .cart",
  ])
  func codeWithoutALink(_ code: String) {
    #expect(
      findings(
        """
        struct Reader {
          func route(_ url: URL) -> ShopRoute? {
            let parts = Splitter.parts(of: url.pathComponents)
            \(code)
          }
        }
        func read(_ url: URL) -> ShopRoute? { Reader().route(url) }
        """) == [
          "links-unread: 1 function compares parts of a URL to choose what to open, and no link was read from that: Reader.route"
        ])
  }

  /// Patterns have no fragment, so that links which only differ in theirs cannot be told apart.
  @Test(arguments: [
    "url.fragment?.split(separator: \"/\").first",
    "URLComponents(url: url, resolvingAgainstBaseURL: false)?.fragment?.components(separatedBy: \"/\").first",
  ])
  func linksThatDifferInTheirFragment(part: String) {
    let app = LinkApp.result(
      of: LinkApp.app(
        """
        func read(_ url: URL) -> ShopRoute? {
          guard url.host == "shop.com" else { return nil }
          switch \(part) {
          case "cart": return .cart
          case "orders": return .orders
          default: return nil
          }
        }
        """))
    #expect(app.graph.links.isEmpty)
    #expect(
      app.findings.map { "\($0.rule): \($0.message)" } == [
        "links-unread: code chooses what to open by the fragment of a URL, and patterns of links have none"
      ])
  }

  /// Also where other links were read, and where what is made for a link is an object of a library.
  @Test func codeThatReceivesLinks() {
    #expect(
      findings(
        """
        import Tasks
        final class TaskReader {
          func task(for url: URL) -> BackgroundTask? {
            switch url.host {
            case "sync": return SyncTask()
            case "backup": return BackupTask()
            default: return nil
            }
          }
        }
        final class SyncTask: BackgroundTask {}
        final class BackupTask: BackgroundTask {}
        func read(_ url: URL) -> ShopRoute? {
          TaskReader().task(for: url)?.run()
          return url.host == "cart" ? .cart : nil
        }
        """) == [
          "links-unread: 1 function compares parts of a URL to choose what to open, and no link was read from that: TaskReader.task"
        ])
  }

  /// Code that allows or refuses addresses chooses nothing, and code of which a link is read may compare more.
  @Test func codeThatOpensNothingOrIsRead() {
    #expect(
      findings(
        """
        func isAllowed(_ url: URL) -> Bool { url.host == "www.shop.com" ? true : Rules.allow(url.path) }
        func read(_ url: URL) -> ShopRoute? {
          if url.host == "cart" { return .cart }
          return Splitter.parts(of: url.pathComponents)[0] == "orders" ? .orders : nil
        }
        """) == [])
  }

  /// Templates that code holds against a URL by rules of its own.
  @Test(arguments: [
    "Template.all.first { $0.fits(url) }?.name",
    "Template.all.filter { $0.fits(url) }.map(\\.name).first",
  ])
  func anAppThatIsOpenedWithURLsAndHasNoLink(_ code: String) {
    #expect(
      findings(
        """
        struct Template {
          static let all = [Template(name: "cart", parts: []), Template(name: "orders", parts: ["2"])]
          let name: String
          let parts: [String]
          func fits(_ url: URL) -> Bool { Set(url.pathComponents).isSuperset(of: parts) }
        }
        func read(_ url: URL) -> String? { \(code) }
        """) == [
          "links-unread: 1 function takes apart the URLs that the app is opened with, and no link was read: Template.fits"
        ])
  }
}
