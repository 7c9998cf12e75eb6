import FlowExport
import FlowTestSupport
import Foundation
import Testing

/// The documentation of the file format says what the code says.
///
/// `RECORD_GOLDENS=1 swift test` brings it up to date.
@Suite struct FormatTests {
  @Test func theSchemaIsUpToDate() throws {
    try Golden("Documentation").expect(GraphSchema.text(), "flowdoc.graph.schema.json")
  }

  @Test func theTablesAreUpToDate() throws {
    let page = try Repository.text("Documentation/GraphFormat.md")
    let begin = try #require(page.range(of: "<!-- tables: begin -->\n"))
    let end = try #require(page.range(of: "<!-- tables: end -->"))
    let wanted = page[..<begin.upperBound] + "\n" + GraphFormatTables.text() + "\n" + page[end.lowerBound...]
    try Golden("Documentation").expect(String(wanted), "GraphFormat.md")
  }

  @Test func theSchemaIsJSONThatKnowsEveryObject() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(GraphSchema.text().utf8)) as? [String: Any]
    let objects = try #require(schema?["$defs"] as? [String: Any])
    #expect(
      objects.keys.sorted() == [
        "Deprecation", "Flow", "Link", "LinkParameter", "Outcome", "Parameter", "Route", "Screen", "Source",
        "SourceLocation", "Target", "Transition", "UnresolvedCall",
      ])
  }
}
