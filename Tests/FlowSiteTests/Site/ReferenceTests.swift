import FlowTestSupport
import Foundation
import Testing

@testable import FlowSite

/// `Documentation/Templates.md` says what the types say; `RECORD_GOLDENS=1` brings it up to date.
@Suite struct ReferenceTests {
  @Test func theReferenceIsUpToDate() throws {
    var page = try Repository.text("Documentation/Templates.md")
    let begin = try #require(page.range(of: "<!-- names: begin -->\n"))
    let end = try #require(page.range(of: "<!-- names: end -->"))
    let roots = SiteTemplates.roots.map { (template: $0.kind.rawValue, root: $0.root) }
    page =
      page[..<begin.upperBound] + "\n" + TemplateReference.markdown(roots) + "\n" + page[end.lowerBound...]
    try Golden("Documentation").expect(page, "Templates.md")
  }
}
