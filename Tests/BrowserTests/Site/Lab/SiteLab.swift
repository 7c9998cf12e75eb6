import FlowDriver
import FlowTestSupport
import Foundation
import Testing

/// What the tests of the site share: three sites, servers, browsers.
///
/// Made once for a run, and ended with it.
struct SiteLab: Sendable {
  /// The example's site: what readers meet.
  let shop: GeneratedSite
  /// A large site of strange names, with every kind of page.
  let made: GeneratedSite
  /// A site whose every text is out to do harm.
  let hostile: GeneratedSite

  private let workshop: Folder
  private let servers: [URL: SiteServer]
  private let browsers: BrowserPool

  /// The lab of the running test.
  @TaskLocal static var current: SiteLab?

  init(in workshop: Folder) throws {
    self.workshop = workshop
    shop = try GeneratedSite(
      in: workshop, named: "shop", ["--graph", Repository.file(Shop.path).path])
    made = try MadeSite.generate(in: workshop)
    hostile = try HostileSite.generate(in: workshop)
    servers = try Dictionary(
      uniqueKeysWithValues: [shop, made, hostile].map {
        ($0.folder, try SiteServer(folder: $0.folder.path, port: 0))
      })
    for server in servers.values { server.start() }
    browsers = try BrowserPool(most: 2)
  }

  func end() async {
    await browsers.end()
    for server in servers.values { server.stop() }
  }

  /// Runs a test with a browser that nobody else uses meanwhile.
  func browse<Result: Sendable>(
    keepsNothing: Bool = false, _ body: @Sendable (BrowserSession) async throws -> Result
  ) async throws -> Result {
    try await browsers.with(keepsNothing: keepsNothing, body)
  }

  /// Where a site's page can be read.
  func url(_ page: GeneratedSite.Page, of site: GeneratedSite, by reach: Reach = .server) throws -> URL {
    try url(site.url(page.path), by: reach)
  }

  /// Where a page can be read: as a file, or from a server.
  func url(_ page: URL, by reach: Reach) throws -> URL {
    guard reach == .server else { return page }
    for (folder, server) in servers where page.path.hasPrefix(folder.path + "/") {
      let path = String(page.path.dropFirst(folder.path.count + 1))
      return try #require(URL(string: server.address)).appendingPathComponent(path)
    }
    throw WebDriverError("\(page.path) is on no server")
  }

  /// Lists all that lies in the folder that the sites were made in.
  var filesOutside: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: workshop.root.path).sorted() }
  }
}

/// How readers come to a page.
enum Reach: CaseIterable, Sendable { case file, server }

/// Gives a suite its lab, and takes it away however the tests end.
struct SiteLabTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let workshop = try Folder.temporary()
    defer { workshop.remove() }
    let lab = try SiteLab(in: workshop)
    do {
      try await SiteLab.$current.withValue(lab) { try await function() }
    } catch {
      await lab.end()
      throw error
    }
    await lab.end()
  }
}
