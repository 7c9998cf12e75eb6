import FlowSite
import Testing

@Test func filesAreEqualByPathAndBytes() {
  #expect(SiteFile(path: "index.html", bytes: [1]) == SiteFile(path: "index.html", bytes: [1]))
}
