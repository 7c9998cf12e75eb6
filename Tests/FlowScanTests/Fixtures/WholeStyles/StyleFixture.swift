import FlowModel
import Testing

/// Expects the graph of a source in canonical order, followed by its links with their ways.
func expectStyle(_ source: String, _ expected: String, at place: Testing.SourceLocation = #_sourceLocation) {
  let fixture = Fixture(source)
  let graph = fixture.scan().canonical
  let links = graph.links.map { "\($0.pattern) => \($0.path.joined(separator: ", "))" }
  let found = ([GraphText(graph, fixture).text] + links).joined(separator: "\n")
  #expect(throws: Never.self, sourceLocation: place) { try GraphFile.check(graph) }
  #expect(found == expected, "\nfound:\n\(found)\n", sourceLocation: place)
}

/// Expects that the graph of a source has some rows, among others.
func expectRows(_ source: String, _ expected: String, at place: Testing.SourceLocation = #_sourceLocation) {
  let fixture = Fixture(source)
  let graph = fixture.scan().canonical
  let found = Set(GraphText(graph, fixture).text.split(separator: "\n"))
  let missing = expected.split(separator: "\n").filter { !found.contains($0) }
  #expect(throws: Never.self, sourceLocation: place) { try GraphFile.check(graph) }
  #expect(missing.isEmpty, "\nfound:\n\(GraphText(graph, fixture).text)\n", sourceLocation: place)
}
