import FlowDriver
import FlowTestSupport
import Foundation
import Testing

/// The documentation of the configuration says what the code reads.
///
/// `RECORD_GOLDENS=1 swift test` brings it up to date.
@Suite struct ConfigurationFormatTests {
  @Test func theTablesAreUpToDate() throws {
    var page = try Repository.text("Documentation/Configuration.md")
    let begin = try #require(page.range(of: "<!-- tables: begin -->\n"))
    let end = try #require(page.range(of: "<!-- tables: end -->"))
    page = page[..<begin.upperBound] + "\n" + ConfigurationTables.text() + "\n" + page[end.lowerBound...]
    try Golden("Documentation").expect(page, "Configuration.md")
  }

  @Test func theExamplesOfThePageAreRead() throws {
    let page = try Repository.text("Documentation/Configuration.md")
    let examples = page.matches(of: /```jsonc?\n(.*?)```/.dotMatchesNewlines()).map { String($0.1) }
    #expect(!examples.isEmpty)
    for example in examples {
      let folder = try Folder.temporary()
      defer { folder.remove() }
      try folder.write(example, to: ".flowdoc.json")
      #expect(throws: Never.self) { try Configuration.read(folder.path(".flowdoc.json")) }
    }
  }

  @Test func everyExampleOfTheTablesIsRead() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("{}", to: "flowdoc/router.json")
    let rows = ConfigurationTables.text().components(separatedBy: "###")
    let whole = try #require(rows.first { $0.contains("The file") })
    let pairs = whole.matches(of: /\| `(\w+)` \| [^|]* \| `([^`]*)` \|/).map { "\"\($0.1)\": \($0.2)" }
    #expect(pairs.count == 29)
    try folder.write("{\(pairs.joined(separator: ",\n"))}", to: ".flowdoc.json")
    #expect(throws: Never.self) { try Configuration.read(folder.path(".flowdoc.json")) }
  }
}
