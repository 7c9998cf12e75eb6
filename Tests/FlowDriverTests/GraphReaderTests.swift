import FlowModel
import FlowTestSupport
import Testing

@testable import FlowDriver

@Suite struct GraphReaderTests {
  @Test func aGraphComesInOrder() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(
      """
      {"format": "flowdoc.graph", "version": 1, "name": "App", "flows": [
        {"id": "B", "name": "B"}, {"id": "A", "name": "A"}
      ]}
      """, to: "graph.json")
    #expect(try GraphReader.read(folder.path("graph.json")).flows.map(\.id) == ["A", "B"])
  }
}
