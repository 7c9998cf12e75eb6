import FlowTestSupport
import Foundation
import Testing

@testable import FlowSite

/// The Shop's pages, as they were looked at and found good.
@Suite struct ShopPagesTests {
  private let golden = Golden("Tests/FlowSiteTests/Goldens")

  @Test func everyPageIsAsItWas() throws {
    let site = try MadeSite(.shop())
    for page in site.pages { try golden.expect(site.main(of: page.path), name(of: page.path)) }
    #expect(try golden.orphans(besides: site.pages.map { name(of: $0.path) }) == [])
  }

  /// One folder holds them all.
  private func name(of path: String) -> String { path.replacing("/", with: "__") }
}
