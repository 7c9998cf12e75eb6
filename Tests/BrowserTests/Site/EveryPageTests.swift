import FlowTestSupport
import Foundation
import Testing

extension SiteTests {
  /// Pages as files and from a server ask nobody else for anything, and say nothing on the console: in the long form every page.
  @Suite struct EveryPageTests {
    @Test(arguments: Reach.allCases) func ofTheShop(_ reach: Reach) async throws {
      let site = try SiteTests.lab.shop
      try await visit(site.pagesToTry(by: reach), of: site, by: reach)
    }

    @Test func ofTheMadeSite() async throws {
      let site = try SiteTests.lab.made
      try await visit(site.pagesToTry(by: .file), of: site, by: .file)
      try await visit(site.onePageOfEachKind, of: site, by: .server)
    }

    private func visit(
      _ pages: [GeneratedSite.Page], of site: GeneratedSite, by reach: Reach
    ) async throws {
      let lab = try SiteTests.lab
      let root = try lab.url(site.url(), by: reach).deletingLastPathComponent().absoluteString
      #expect(site.pages.count > 40 && pages.count > 8)
      try await lab.browse { browser in
        var said: [String] = []
        for page in pages {
          try await browser.go(to: lab.url(page, of: site, by: reach))
          said += try await browser.console().map { "\(page): \($0)" }
        }
        #expect(said == [])
        let foreign = try await browser.requests().filter { !$0.hasPrefix(root) && !$0.hasPrefix("data:") }
        #expect(foreign == [])
      }
    }
  }
}
