import FlowTestSupport
import Foundation
import Testing

@testable import FlowModel

@Suite struct GraphFileTests {
  @Test func writesSortedKeysAndLeavesOutWhatSaysNothing() throws {
    let graph = FlowGraph(
      name: "Shop",
      flows: [Flow(id: "B"), Flow(id: "A", isEntry: true, summary: "Æ <&> \"quoted\" /")]
    )
    let text = String(decoding: GraphFile.write(graph), as: UTF8.self)
    #expect(
      text == """
        {
          "flows" : [
            {
              "entry" : true,
              "id" : "A",
              "name" : "A",
              "summary" : "Æ <&> \\"quoted\\" /"
            },
            {
              "id" : "B",
              "name" : "B"
            }
          ],
          "format" : "flowdoc.graph",
          "name" : "Shop",
          "version" : 1
        }

        """)
  }

  @Test func readsBackWhatItWrote() throws {
    var random = SeededGenerator()
    for round in 0..<200 {
      let graph = random.graph(hostile: round.isMultiple(of: 2))
      let bytes = GraphFile.write(graph)
      let read = try GraphFile.read(bytes, references: .mayDangle)
      #expect(read == graph.canonical, "seed \(random.seed), round \(round)")
    }
  }

  @Test func equalGraphsAreEqualBytes() throws {
    var random = SeededGenerator()
    for round in 0..<100 {
      let graph = random.graph()
      let shuffled = random.shuffled(graph)
      #expect(
        GraphFile.write(graph) == GraphFile.write(shuffled), "seed \(random.seed), round \(round)")
    }
  }

  /// A graph that calls itself ordered is not ordered again, so it had better be.
  @Test func whatIsInOrderIsKnownToBe() {
    var random = SeededGenerator()
    for round in 0..<200 {
      let graph = random.shuffled(random.graph())
      var sorted = graph
      for field in FlowGraph.fields { field.sort(&sorted) }
      #expect(sorted.isCanonical, "seed \(random.seed), round \(round)")
      #expect(graph.isCanonical == (graph == sorted), "seed \(random.seed), round \(round)")
    }
  }

  @Test func theShopIsWrittenAsItIsRead() throws {
    let bytes = try Data(contentsOf: Repository.file(Shop.path))
    #expect(try GraphFile.write(GraphFile.read(bytes)) == bytes)
  }

  @Test func ignoresKeysThatItDoesNotKnow() throws {
    let graph = try read(
      """
      {"format": "flowdoc.graph", "version": 1, "name": "A", "mood": [1], "flows": [{"id": "F", "name": "F", "colour": 3}]}
      """)
    #expect(graph == FlowGraph(name: "A", flows: [Flow(id: "F")]))
  }

  @Test func readsAFileThatHoldsOnlyAHeader() throws {
    #expect(try read(#"{"format": "flowdoc.graph", "version": 1}"#) == FlowGraph(name: ""))
  }

  @Test func aModulesFileMayReferToOtherModules() throws {
    let text = file(#""flows": [{"id": "F", "name": "F", "routes": [\#(route(target: "Elsewhere"))]}]"#)
    #expect(try read(text, .mayDangle).flows.count == 1)
    #expect(throws: GraphFileError.self) { try read(text, .mustResolve) }
  }

  private func read(
    _ text: String, _ references: GraphFile.References = .mustResolve
  ) throws(GraphFileError) -> FlowGraph {
    try GraphFile.read(Data(text.utf8), references: references)
  }
}

private func file(_ content: String) -> String {
  #"{"format": "flowdoc.graph", "version": 1, \#(content)}"#
}

private func route(id: String = "F.a", style: String = "push", target: String = "S") -> String {
  #"{"id": "\#(id)", "name": "a", "style": "\#(style)", "target": {"kind": "screen", "id": "\#(target)", "name": "S"}}"#
}

@Suite struct GraphFileErrorTests {
  /// What stands in the file, and what is said of it.
  static let cases: [(text: String, error: String)] = [
    ("", "the file ends in the middle of a value; generate it again"),
    (#"{"format": "flowdoc.graph", "ver"#, "the file ends in the middle of a value; generate it again"),
    ("{\n  \"é\": 1,,\n}", "the file stops being valid JSON at line 2, column 10; generate it again"),
    (
      "{}", "format: the format is missing; it must be 'flowdoc.graph'; use a file that flowdoc wrote"
    ),
    (
      #"{"format": "flowdoc.tree", "version": 1}"#,
      "format: the format is 'flowdoc.tree', not 'flowdoc.graph'; use a file that flowdoc wrote"
    ),
    (
      #"{"format": "flowdoc.graph"}"#,
      "version: the key is missing; Documentation/GraphFormat.md describes it"
    ),
    (
      #"{"format": "flowdoc.graph", "version": 3, "flows": "later this is a string"}"#,
      "version: this flowdoc reads version 1, not version 3; update flowdoc"
    ),
    (
      #"{"format": "flowdoc.graph", "version": 0}"#,
      "version: this flowdoc reads version 1, not version 0; generate the file again"
    ),
    (#"{"format": 7, "version": 1}"#, "format: the value is not a string"),
    (#"{"format": "flowdoc.graph", "version": "1"}"#, "version: the value is not a whole number"),
    (file(#""flows": {}"#), "flows: the value is not an array"),
    (file(#""flows": [3]"#), "flows[0]: the value is not an object"),
    (
      file(#""flows": [{"id": "F", "name": "F"}, {"name": "G"}]"#),
      "flows[1].id: the key is missing; Documentation/GraphFormat.md describes it"
    ),
    (
      file(#""flows": [{"id": "F", "name": "F", "entry": "yes"}]"#),
      "flows[0].entry: the value is not true or false"
    ),
    (
      file(#""flows": [{"id": "F", "name": "F", "routes": [\#(route(style: "fly"))]}]"#),
      "flows[0].routes[0].style: the value is not one of those that the format allows; "
        + "Documentation/GraphFormat.md lists them"
    ),
    (
      file(#""flows": [{"id": "", "name": "F"}]"#),
      "flows[0].id: the id is empty; give every flow, screen, route, link and node an id of its own"
    ),
    (
      file(#""screens": [{"id": "S", "name": "S"}, {"id": "S", "name": "T"}]"#),
      "screens[1].id: the id 'S' is already taken; ids must be unique"
    ),
    (
      file(
        #""flows": [{"id": "F", "name": "F", "routes": [\#(route())]}, {"id": "G", "name": "G", "routes": [\#(route())]}]"#
      ),
      "flows[1].routes[0].id: the id 'F.a' is already taken; ids must be unique"
    ),
    (
      file(#""flows": [{"id": "F", "name": "F", "routes": [\#(route(target: "Gone"))]}]"#),
      "flows[0].routes[0].target.id: there is no screen 'Gone' in the file; add it, or merge the file that has it"
    ),
    (
      file(#""transitions": [{"flow": "F", "from": {"kind": "start"}, "kind": "back"}]"#),
      "transitions[0].flow: there is no flow 'F' in the file; add it, or merge the file that has it"
    ),
    (
      file(#""transitions": [{"flow": "F", "from": {"kind": "start"}, "kind": "route"}]"#),
      "transitions[0].route: the key is missing; Documentation/GraphFormat.md describes it"
    ),
    (
      file(#""links": [{"id": "a://b", "pattern": "a://b", "path": ["F.a"]}]"#),
      "links[0].path[0]: there is no route 'F.a' in the file; add it, or merge the file that has it"
    ),
    (
      file(
        #"""
        "flows": [{"id": "F", "name": "F", "routes": [{"id": "F.a", "name": "a", "style": "push", \#
        "target": {"kind": "flow", "id": "F", "name": "A", "screen": "A"}}]}]
        """#),
      "flows[0].routes[0].target.screen: there is no screen 'A' in the file; add it, or merge the file that has it"
    ),
    (
      file(#""unresolved": [{"expression": "x", "reason": "y", "flow": "F"}]"#),
      "unresolved[0].flow: there is no flow 'F' in the file; add it, or merge the file that has it"
    ),
  ]

  @Test(arguments: cases) func tellsThePlaceAndTheRemedy(text: String, error: String) {
    let thrown = #expect(throws: GraphFileError.self) { try GraphFile.read(Data(text.utf8)) }
    #expect(thrown?.description == error)
  }

  @Test func aFileCutAnywhereIsAnErrorAndNeverATrap() throws {
    let bytes = try Data(contentsOf: Repository.file(Shop.path))
    let lastBrace = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for length in stride(from: 0, through: lastBrace, by: RunLength.of(short: 997, long: 97)) {
      let thrown = #expect(throws: GraphFileError.self) { try GraphFile.read(bytes.prefix(length)) }
      #expect(thrown?.problem == .cutOff, "cut at \(length)")
    }
  }

  @Test func spoiledBytesNeverTrap() throws {
    var random = SeededGenerator()
    let bytes = try Data(contentsOf: Repository.file(Shop.path))
    for _ in 0..<100 {
      var spoiled = bytes
      for _ in 0..<3 { spoiled[random.pick(spoiled.indices)] = UInt8.random(in: 0...255, using: &random) }
      _ = try? GraphFile.read(spoiled)
    }
    let deep = Data(String(repeating: "[", count: 100_000).utf8)
    let thrown = #expect(throws: GraphFileError.self) { try GraphFile.read(deep) }
    #expect(thrown?.problem == .cutOff)
  }
}
