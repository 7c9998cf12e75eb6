import FlowExport
import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// The documentation of the file format says what the code says.
///
/// `RECORD_GOLDENS=1 swift test` brings it up to date.
@Suite struct FormatTests {
  @Test func theSchemaIsUpToDate() throws {
    try Golden("Documentation").expect(GraphSchema.text(), "flowdoc.graph.schema.json")
    try Golden("Documentation").expect(TreeSchema.text(), "flowdoc.tree.schema.json")
  }

  @Test func theTablesAreUpToDate() throws {
    try expect("GraphFormat.md", [("tables", GraphFormatTables.text(of: FlowGraph.objectDescription))])
  }

  @Test func theTablesOfTreesAndTracesAreUpToDate() throws {
    try expect(
      "TreeFormat.md",
      [
        ("tree tables", GraphFormatTables.text(of: CoordinatorTree.objectDescription)),
        ("trace tables", GraphFormatTables.text(of: TraceEvent.objectDescription)),
      ])
  }

  /// Holds the parts of a page that are generated against what the code says.
  private func expect(_ name: String, _ parts: [(mark: String, text: String)]) throws {
    var page = try Repository.text("Documentation/\(name)")
    for part in parts {
      let begin = try #require(page.range(of: "<!-- \(part.mark): begin -->\n"))
      let end = try #require(page.range(of: "<!-- \(part.mark): end -->"))
      page = page[..<begin.upperBound] + "\n" + part.text + "\n" + page[end.lowerBound...]
    }
    try Golden("Documentation").expect(page, name)
  }

  @Test func theSchemaIsJSONThatKnowsEveryObject() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(GraphSchema.text().utf8)) as? [String: Any]
    let objects = try #require(schema?["$defs"] as? [String: Any])
    #expect(
      objects.keys.sorted() == [
        "CodeStep", "Deprecation", "Flow", "Link", "LinkParameter", "Outcome", "Parameter", "Route", "Screen",
        "Source",
        "SourceLocation", "Target", "Transition", "UnresolvedCall",
      ])
  }

  @Test func theSchemaOfTreesKnowsEveryObject() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(TreeSchema.text().utf8)) as? [String: Any]
    #expect((schema?["$defs"] as? [String: Any])?.keys.sorted() == ["TreeMark", "TreeNode"])
    #expect(schema?["title"] as? String == "flowdoc.tree")
  }
}
