import FlowModel
import FlowTestSupport
import Foundation
import Testing

@Suite struct TreeFileTests {
  @Test func itsBytes() {
    let text = String(
      decoding: TreeFile.write(.sketch("AppCoordinator\n  LoginScreen", name: "Shop")), as: UTF8.self)
    #expect(
      text == """
        {
          "format" : "flowdoc.tree",
          "name" : "Shop",
          "nodes" : [
            {
              "flow" : "AppCoordinator",
              "id" : "#1",
              "role" : "coordinator",
              "type" : "AppCoordinator"
            },
            {
              "id" : "#2",
              "parent" : "#1",
              "role" : "screen",
              "type" : "LoginScreen"
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test func readsBackWhatItWrote() throws {
    var random = SeededGenerator()
    for round in 0..<200 {
      let tree = random.tree(hostile: round.isMultiple(of: 2))
      #expect(try TreeFile.read(TreeFile.write(tree)) == tree, "seed \(random.seed), round \(round)")
    }
  }

  @Test(arguments: [
    ("{", "the file ends in the middle of a value; generate it again"),
    (
      #"{"format":"flowdoc.graph","version":1}"#,
      "format: the format is 'flowdoc.graph', not 'flowdoc.tree'; use a file that flowdoc wrote"
    ),
    (
      #"{"format":"flowdoc.tree","version":2}"#,
      "version: this flowdoc reads version 1, not version 2; update flowdoc"
    ),
    (
      #"{"format":"flowdoc.tree"}"#,
      "version: the key is missing; Documentation/TreeFormat.md describes it"
    ),
    (
      ##"{"format":"flowdoc.tree","version":1,"nodes":[{"id":"#1","role":"screen"}]}"##,
      "nodes[0].type: the key is missing; Documentation/TreeFormat.md describes it"
    ),
    (
      ##"{"format":"flowdoc.tree","version":1,"nodes":[{"id":"#1","type":"A","role":"boss"}]}"##,
      "nodes[0].role: the value is not one of those that the format allows; Documentation/TreeFormat.md lists them"
    ),
    (
      ##"{"format":"flowdoc.tree","version":1,"nodes":[{"id":"","type":"A","role":"screen"}]}"##,
      "nodes[0].id: the id is empty; give every flow, screen, route, link and node an id of its own"
    ),
    (
      ##"{"format":"flowdoc.tree","version":1,"nodes":[{"id":"#1","type":"A","role":"screen"},"##
        + ##"{"id":"#1","type":"A","role":"screen"}]}"##,
      "nodes[1].id: the id '#1' is already taken; ids must be unique"
    ),
    (
      ##"{"format":"flowdoc.tree","version":1,"nodes":[{"id":"#1","parent":"#1","type":"A","role":"screen"}]}"##,
      "nodes[0].parent: there is no node '#1' before this one; write each node after its parent"
    ),
  ])
  func refuses(text: String, message: String) {
    let error = #expect(throws: GraphFileError.self) { try TreeFile.read(Data(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test func noPrefixOfAFileCrashes() throws {
    let bytes = TreeFile.write(.sketch("A\n  B finished\n    CScreen", name: "Shop"))
    for length in 0..<(bytes.count - 2) {
      #expect(throws: GraphFileError.self, "\(length)") { try TreeFile.read(bytes.prefix(length)) }
    }
  }
}
