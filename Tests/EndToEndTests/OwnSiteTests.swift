import FlowTestSupport
import Foundation
import Testing

/// The project's own site, made as `make site` does it.
@Suite struct OwnSiteTests {
  @Test(arguments: ["site/.flowdoc.json", Repository.file("site/.flowdoc.json").path])
  func theSiteHasNoFindings(configuration: String) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let result = try Shell.run(
      Products.flowdoc,
      [
        "generate", "--config", configuration, "--output", folder.path("site"), "--strict",
      ], in: Repository.file("."), environment: ["XDG_CACHE_HOME": folder.path("cache")])
    #expect(result.status == 0, "\(result.errors)")
    let pages = try Repository.text("site/.flowdoc.json").matches(of: /"(\w+)\.md"/).map { String($0.1) }
    #expect(pages.count > 15)
    for page in pages where page != "index" {
      let file = folder.path("site/guide/\(page.lowercased())/index.html")
      #expect(FileManager.default.fileExists(atPath: file), "\(page)")
    }
  }

  /// What is not named would stand last, and nobody would have thought about where it belongs.
  @Test func theOrderNamesEveryPage() throws {
    let configuration = try Repository.text("site/.flowdoc.json")
    let pages = try FileManager.default.contentsOfDirectory(atPath: Repository.file("Documentation").path)
      .filter { $0.hasSuffix(".md") }
    #expect(pages.filter { !configuration.contains("\"\($0)\"") } == [])
  }
}
